/// How the chains of a convex outline go from row to row.
extension ConvexSweep {
  /// Lets all chains come to a row, and drops those that end above it.
  mutating func catchUp(to top: Double) {
    let (edges, cursors) = (slices.edges, slices.cursors)
    var (kept, index) = (0, 0)
    while index < activeCount {
      var cursor = cursors[index]
      index += 1
      let step: Int32 = cursor.last < cursor.edge ? -1 : 1
      while edges[Int(cursor.edge)].bottomY <= top, cursor.edge != cursor.last {
        cursor.edge += step
      }
      if edges[Int(cursor.edge)].bottomY <= top { continue }
      cursors[kept] = cursor
      kept += 1
    }
    activeCount = kept
  }

  /// Cuts all chains to the row; returns the cells that chains on the left and on the right side pass.
  mutating func cutChains(
    top: Double, bottom: Double
  ) -> (left: Touched, right: Touched) {
    var (down, up) = (Touched(), Touched())
    var (count, index) = (0, 0)
    while index < activeCount {
      var cursor = slices.cursors[index]
      let (left, right) = cut(&cursor, top: top, bottom: bottom, count: &count)
      slices.cursors[index] = cursor
      if cursor.winding > 0 { down.add(left, right) } else { up.add(left, right) }
      index += 1
    }
    return up.first < down.first ? (up, down) : (down, up)
  }

  /// Cuts a chain to the row, and returns its smallest and its largest x there.
  ///
  /// Its points in the row, from the top, go to the slice from `count` on, which grows.
  @inline(__always)
  private func cut(
    _ cursor: inout Cursor, top: Double, bottom: Double, count: inout Int
  ) -> (left: Double, right: Double) {
    let (edges, points) = (slices.edges, slices.points)
    let step: Int32 = cursor.last < cursor.edge ? -1 : 1
    cursor.firstPoint = Int32(truncatingIfNeeded: count)
    var edge = edges[Int(cursor.edge)]
    var x = edge.topY < top ? edge.x(at: top) : edge.topX
    points[count] = OutlinePoint(x: x, y: greater(edge.topY, top))
    count += 1
    var (left, right) = (x, x)
    while true {
      let endsBelow = edge.bottomY > bottom
      x = endsBelow ? edge.x(at: bottom) : edge.bottomX
      points[count] = OutlinePoint(x: x, y: endsBelow ? bottom : edge.bottomY)
      count += 1
      left = lesser(left, x)
      right = greater(right, x)
      if endsBelow || cursor.edge == cursor.last { break }
      let next = edges[Int(cursor.edge + step)]
      if next.topY >= bottom { break }
      cursor.edge += step
      edge = next
    }
    cursor.pointCount = Int32(truncatingIfNeeded: count) - cursor.firstPoint
    return (left, right)
  }

  /// Whether both sides run from the row's top to its bottom, as far as can be told.
  ///
  /// Above a level side within the row, and below one, they do not. An open outline has no right side in the
  /// picture.
  func runsThrough(top: Double, bottom: Double, isOpen: Bool) -> Bool {
    let (cursors, points) = (slices.cursors, slices.points)
    var (missingDown, missingUp) = (bottom - top, bottom - top)
    var index = 0
    while index < activeCount {
      let chain = cursors[index]
      let first = Int(chain.firstPoint)
      let height = points[first + Int(chain.pointCount) - 1].y - points[first].y
      if chain.winding > 0 { missingDown -= height } else { missingUp -= height }
      index += 1
    }
    let missing =
      isOpen ? lesser(missingDown, missingUp) : greater(missingDown, missingUp)
    return missing < 0x1p-30
  }

  /// Adds the areas of all chains in the row.
  func addAreas() {
    let (cursors, points, sums) = (slices.cursors, slices.points, slices.sums)
    var index = 0
    while index < activeCount {
      let chain = cursors[index]
      // Downwards on the left side of a clockwise outline goes up.
      let side = -sign * Double(chain.winding)
      var place = Int(chain.firstPoint)
      let end = place + Int(chain.pointCount) - 1
      var point = points[place]
      while place < end {
        place += 1
        let next = points[place]
        sums.add(from: point.x, to: next.x, signedHeight: side * (next.y - point.y))
        point = next
      }
      index += 1
    }
  }
}
