/// Working memory for clusters that need more than a look.
struct ClusterScratch: Sendable {
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

extension Rasterizer {
  /// How many visits to pieces the exact treatment of one mask's clusters may take: about a second.
  ///
  /// An outline of a few thousand pieces a row stays far below it. What remains of a mask after that is
  /// sampled on at least 16 and up to 1,024 lines in each row: exact from left to right, and in
  /// height as far off as the lines are apart, for each outline in the cell.
  package static let effortLimit: Int = 1 << 26

  /// Adds the covered areas of one cluster, with `winding` to its left and then to its right.
  mutating func cover(
    cluster: Range<Int>, winding: inout Int32, top: Double, bottom: Double
  ) {
    if let step = stepOfSimpleChain(cluster, top: top, bottom: bottom) {
      let before = isInside(winding)
      winding += step
      let after = isInside(winding)
      guard before != after else { return }
      for index in cluster { addArea(pieces[index], sign: after ? 1 : -1) }
    } else {
      let outside = winding
      coverBands(of: cluster, winding: outside, bottom: bottom)
      // Every outline leaves the row upwards or downwards, so the winding to the right is the same
      // at every height; take it where pieces are easy to find.
      for index in cluster where pieces[index].topY <= top && pieces[index].bottomY > top {
        winding += pieces[index].winding
      }
    }
  }

  /// The winding of a cluster that is one outline, running through the row from end to end.
  private mutating func stepOfSimpleChain(
    _ cluster: Range<Int>, top: Double, bottom: Double
  ) -> Int32? {
    guard cluster.count <= 8 else { return nil }
    for index in cluster.dropFirst() {
      let piece = pieces[index]
      var place = index
      while place > cluster.lowerBound, pieces[place - 1].topY > piece.topY {
        pieces[place] = pieces[place - 1]
        place -= 1
      }
      pieces[place] = piece
    }
    let step = pieces[cluster.lowerBound].winding
    var height = top
    for index in cluster {
      guard pieces[index].winding == step, pieces[index].topY == height else { return nil }
      height = pieces[index].bottomY
    }
    return height == bottom && step != 0 ? step : nil
  }

  /// Splits a cluster at all heights where pieces begin or end and covers band after band.
  private mutating func coverBands(of cluster: Range<Int>, winding: Int32, bottom: Double) {
    pieces[cluster].sort { $0.topY < $1.topY }
    scratch.heights.removeAll(keepingCapacity: true)
    for index in cluster {
      scratch.heights.append(pieces[index].topY)
      scratch.heights.append(pieces[index].bottomY)
    }
    scratch.heights.sort()
    scratch.active.removeAll(keepingCapacity: true)
    var next = cluster.lowerBound
    for index in scratch.heights.indices.dropFirst() {
      let (top, bottom) = (scratch.heights[index - 1], scratch.heights[index])
      guard top < bottom else { continue }
      if effort > Self.effortLimit {
        return sample(cluster, winding: winding, from: top)
      }
      scratch.active.removeAll { pieces[$0].bottomY <= top }
      while next < cluster.upperBound, pieces[next].topY <= top {
        if pieces[next].bottomY > top { scratch.active.append(next) }
        next += 1
      }
      coverBand(winding: winding, top: top, bottom: bottom)
    }
  }

  /// Covers a band in which no piece begins or ends, cut further where pieces cross.
  private mutating func coverBand(winding: Int32, top: Double, bottom: Double) {
    scratch.strands.removeAll(keepingCapacity: true)
    for index in scratch.active {
      let piece = pieces[index]
      scratch.strands.append(
        .init(topX: piece.x(at: top), bottomX: piece.x(at: bottom), winding: piece.winding))
    }
    effort += scratch.strands.count + 1
    scratch.strands.sort { ($0.topX, $0.bottomX) < ($1.topX, $1.bottomX) }
    findCrossings()
    var start = 0.0
    for end in scratch.crossings {
      guard start < end else { continue }
      if start > 0 || end < 1 {
        // Between two neighbouring crossings the order is the same at all heights.
        let middle = (start + end) / 2
        scratch.strands.sort { $0.x(at: middle) < $1.x(at: middle) }
        effort += scratch.strands.count
      }
      coverStrands(from: start, to: end, winding: winding, top: top, height: bottom - top)
      start = end
    }
  }

  /// Lists where strands cross, sorted, and the band's end.
  private mutating func findCrossings() {
    scratch.crossings.removeAll(keepingCapacity: true)
    var farthest = -Double.infinity
    for index in scratch.strands.indices {
      let strand = scratch.strands[index]
      if strand.bottomX < farthest {
        for other in scratch.strands[..<index] where other.bottomX > strand.bottomX {
          let (before, after) = (strand.topX - other.topX, other.bottomX - strand.bottomX)
          scratch.crossings.append(before / (before + after))
        }
        effort += index
      }
      farthest = max(farthest, strand.bottomX)
    }
    scratch.crossings.sort()
    scratch.crossings.append(1)
  }

  /// Walks the strands from left to right and adds those at which the inside begins or ends.
  private mutating func coverStrands(
    from start: Double, to end: Double, winding: Int32, top: Double, height: Double
  ) {
    var winding = winding
    for strand in scratch.strands {
      let before = isInside(winding)
      winding += strand.winding
      let after = isInside(winding)
      guard before != after else { continue }
      addArea(
        from: strand.x(at: start), to: strand.x(at: end),
        signedHeight: (after ? height : -height) * (end - start))
    }
  }

  /// Covers what lies below `top` of a cluster on lines, each of which stands for a band.
  private mutating func sample(_ cluster: Range<Int>, winding: Int32, from top: Double) {
    let bottom = scratch.heights[scratch.heights.count - 1]
    let count = min(max((1 << 20) / cluster.count, 16), 1024)
    let height = (bottom - top) / Double(count)
    for line in 0..<count {
      let y = top + (Double(line) + 0.5) * height
      scratch.strands.removeAll(keepingCapacity: true)
      for index in cluster where pieces[index].topY <= y && pieces[index].bottomY > y {
        let x = pieces[index].x(at: y)
        scratch.strands.append(.init(topX: x, bottomX: x, winding: pieces[index].winding))
      }
      scratch.strands.sort { $0.topX < $1.topX }
      coverStrands(from: 0, to: 1, winding: winding, top: y, height: height)
    }
  }
}

extension ClusterScratch.Strand {
  /// Where the strand is at a part of the band's height.
  func x(at part: Double) -> Double { topX + (bottomX - topX) * part }
}
