/// Working memory for clusters that are more than one outline.
struct BandMemory {
  /// A piece within a band, in which no piece begins or ends.
  struct Strand {
    var topX: Double
    var bottomX: Double
    var winding: Int32
  }

  /// The heights at which pieces begin or end.
  var heights: [Double] = []
  /// The pieces that reach into the band, as indices.
  var active: [Int] = []
  /// The active pieces within the band, from left to right at its top.
  var strands: [Strand] = []
  /// Where strands cross, as parts of the band's height.
  var crossings: [Double] = []
}

extension RowSweep {
  /// Splits a cluster at all heights where pieces begin or end and covers band after band.
  mutating func coverBands(of cluster: Range<Int>, winding: Int32) {
    pieces[cluster].sort { $0.topY < $1.topY }
    bands.heights.removeAll(keepingCapacity: true)
    for index in cluster {
      bands.heights.append(pieces[index].topY)
      bands.heights.append(pieces[index].bottomY)
    }
    bands.heights.sort()
    bands.active.removeAll(keepingCapacity: true)
    var next = cluster.lowerBound
    for index in bands.heights.indices.dropFirst() {
      let (top, bottom) = (bands.heights[index - 1], bands.heights[index])
      guard top < bottom else { continue }
      if effort > effortLimit {
        return sample(cluster, winding: winding, from: top)
      }
      bands.active.removeAll { pieces[$0].bottomY <= top }
      while next < cluster.upperBound, pieces[next].topY <= top {
        if pieces[next].bottomY > top { bands.active.append(next) }
        next += 1
      }
      coverBand(winding: winding, top: top, bottom: bottom)
    }
  }

  /// Covers a band in which no piece begins or ends, cut further where pieces cross.
  private mutating func coverBand(winding: Int32, top: Double, bottom: Double) {
    bands.strands.removeAll(keepingCapacity: true)
    for index in bands.active {
      let piece = pieces[index]
      bands.strands.append(
        .init(topX: piece.x(at: top), bottomX: piece.x(at: bottom), winding: piece.winding))
    }
    effort += bands.strands.count + 1
    bands.strands.sort { ($0.topX, $0.bottomX) < ($1.topX, $1.bottomX) }
    findCrossings()
    var start = 0.0
    for end in bands.crossings {
      guard start < end else { continue }
      if start > 0 || end < 1 {
        // Between two neighbouring crossings the order is the same at all heights.
        let middle = (start + end) / 2
        bands.strands.sort { $0.x(at: middle) < $1.x(at: middle) }
        effort += bands.strands.count
      }
      coverStrands(from: start, to: end, winding: winding, top: top, height: bottom - top)
      start = end
    }
  }

  /// Lists where strands cross, sorted, and the band's end.
  private mutating func findCrossings() {
    bands.crossings.removeAll(keepingCapacity: true)
    var farthest = -Double.infinity
    for index in bands.strands.indices {
      let strand = bands.strands[index]
      if strand.bottomX < farthest {
        for other in bands.strands[..<index] where other.bottomX > strand.bottomX {
          let (before, after) = (strand.topX - other.topX, other.bottomX - strand.bottomX)
          bands.crossings.append(before / (before + after))
        }
        effort += index
      }
      farthest = max(farthest, strand.bottomX)
    }
    bands.crossings.sort()
    bands.crossings.append(1)
  }

  /// Walks the strands from left to right and adds those at which the inside begins or ends.
  private mutating func coverStrands(
    from start: Double, to end: Double, winding: Int32, top: Double, height: Double
  ) {
    var winding = winding
    for strand in bands.strands {
      let before = isInside(winding)
      winding += strand.winding
      let after = isInside(winding)
      guard before != after else { continue }
      slices.sums.add(
        from: strand.x(at: start), to: strand.x(at: end),
        signedHeight: (after ? height : -height) * (end - start))
    }
  }

  /// Covers what lies below `top` of a cluster on lines, each of which stands for a band.
  private mutating func sample(_ cluster: Range<Int>, winding: Int32, from top: Double) {
    let bottom = bands.heights[bands.heights.count - 1]
    let count = min(max((1 << 20) / cluster.count, 16), 1024)
    let height = (bottom - top) / Double(count)
    for line in 0..<count {
      let y = top + (Double(line) + 0.5) * height
      bands.strands.removeAll(keepingCapacity: true)
      for index in cluster where pieces[index].topY <= y && pieces[index].bottomY > y {
        let x = pieces[index].x(at: y)
        bands.strands.append(.init(topX: x, bottomX: x, winding: pieces[index].winding))
      }
      bands.strands.sort { $0.topX < $1.topX }
      coverStrands(from: 0, to: 1, winding: winding, top: y, height: height)
    }
  }
}

extension BandMemory.Strand {
  /// Where the strand is at a part of the band's height.
  func x(at part: Double) -> Double { topX + (bottomX - topX) * part }
}
