/// A small picture made from a large one: means of blocks, in codes of 8 bits.
///
/// Coding noise averages out in it, while what moves is still there.
struct ReducedPicture {
  /// Cells in a row.
  var width: Int
  /// Rows of cells.
  var height: Int
  /// Luma, the two chroma parts and alpha, as far as the picture has them: one after the other, each
  /// row by row.
  var samples: [Float]
  /// How many parts there are: 1, 3 or 4; 2 for gray with alpha.
  var channels: Int
  /// Whether the last part is alpha.
  var hasAlpha: Bool

  /// How many cells each part has.
  var area: Int { width * height }

  /// The samples of one part.
  func channel(_ index: Int) -> ArraySlice<Float> {
    samples[index * area..<(index + 1) * area]
  }
}

extension ReducedPicture {
  /// The same picture at half the size, each cell the mean of 4x4 with binomial weights 1 3 3 1.
  ///
  /// The weights overlap, so that what moves by less than a cell is not lost.
  func halved() -> ReducedPicture {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    var result = ReducedPicture(
      width: newWidth, height: newHeight, samples: [], channels: channels, hasAlpha: hasAlpha)
    result.samples.reserveCapacity(channels * newWidth * newHeight)
    var row = [Float](repeating: 0, count: width)
    for channel in 0..<channels {
      for y in 0..<newHeight {
        let sources = Self.sources(of: y, count: height).map { channel * area + $0 * width }
        for x in 0..<width {
          row[x] =
            (samples[sources[0] + x] + samples[sources[3] + x] + 3
              * (samples[sources[1] + x] + samples[sources[2] + x])) / 8
        }
        for x in 0..<newWidth {
          let taken = Self.sources(of: x, count: width)
          result.samples.append(
            (row[taken[0]] + row[taken[3]] + 3 * (row[taken[1]] + row[taken[2]])) / 8)
        }
      }
    }
    return result
  }

  /// The four cells that one of half the number stands for; beyond the ends the last one counts.
  private static func sources(of index: Int, count: Int) -> [Int] {
    (-1...2).map { min(max(2 * index + $0, 0), count - 1) }
  }
}
