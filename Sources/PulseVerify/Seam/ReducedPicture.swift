/// A small picture made from a large one: means of blocks, in codes of 8 bits.
///
/// Coding noise averages out in it, while what moves is still there.
package struct ReducedPicture {
  /// Cells in a row.
  package var width: Int
  /// Rows of cells.
  package var height: Int
  /// Luma, the two chroma parts and alpha, as far as the picture has them: one after the other, each
  /// row by row.
  package var samples: [Float]
  /// How many parts there are: 1, 3 or 4; 2 for gray with alpha.
  package var channels: Int
  /// Whether the last part is alpha.
  package var hasAlpha: Bool

  /// Makes a picture of samples in that order.
  package init(width: Int, height: Int, samples: [Float], channels: Int, hasAlpha: Bool) {
    (self.width, self.height, self.samples) = (width, height, samples)
    (self.channels, self.hasAlpha) = (channels, hasAlpha)
  }

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
  package func halved() -> ReducedPicture {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    var result = ReducedPicture(
      width: newWidth, height: newHeight,
      samples: Array(repeating: 0, count: channels * newWidth * newHeight), channels: channels,
      hasAlpha: hasAlpha)
    var row = [Float](repeating: 0, count: width)
    samples.lend { samples in
      result.samples.lendWork { target in
        row.lendWork { row in
          for line in 0..<channels * newHeight {
            let start = line / newHeight * area
            let rows = Self.sources(of: line % newHeight, count: height)
            Self.fold(
              samples, start + rows.0 * width, start + rows.1 * width, start + rows.2 * width,
              start + rows.3 * width, into: row)
            for x in 0..<newWidth {
              let taken = Self.sources(of: x, count: width)
              target[line * newWidth + x] =
                (row[taken.0] + row[taken.3] + 3 * (row[taken.1] + row[taken.2])) / 8
            }
          }
        }
      }
    }
    return result
  }

  /// The weighted mean of four rows, which begin at the places given.
  private static func fold(
    _ samples: LentFloats, _ a: Int, _ b: Int, _ c: Int, _ d: Int, into row: LentWork
  ) {
    let whole = row.count & ~7
    for x in stride(from: 0, to: whole, by: 8) {
      let outer = samples.eight(from: a + x) + samples.eight(from: d + x)
      let inner = samples.eight(from: b + x) + samples.eight(from: c + x)
      row.set((outer + 3 * inner) / 8, from: x)
    }
    for x in whole..<row.count {
      row[x] =
        (samples[a + x] + samples[d + x] + 3 * (samples[b + x] + samples[c + x])) / 8
    }
  }

  /// The four cells that one of half the number stands for; beyond the ends the last one counts.
  @inline(__always)
  private static func sources(of index: Int, count: Int) -> (Int, Int, Int, Int) {
    let last = count - 1
    return (
      max(2 * index - 1, 0), min(2 * index, last), min(2 * index + 1, last),
      min(2 * index + 2, last)
    )
  }
}
