/// Turns the edges of a convex outline into a mask: whatever lies to the right of an edge is added or taken
/// away, and as nothing overlaps the sums are the areas.
struct ConvexSweep {
  /// A chain that reaches into the row.
  private struct Cursor {
    var edge: Int32
    let last: Int32
    let step: Int32
    let sign: Double
    /// Where it is at the row's top.
    var x: Double
  }

  /// The cells that chains of one direction pass in a row.
  private struct Touched {
    var first = Int.max
    var last = -1

    var isEmpty: Bool { last < first }

    @inline(__always)
    mutating func add(_ from: Double, _ to: Double) {
      let (left, right) = (Int(lesser(from, to)), Int(greater(from, to)))
      first = left < first ? left : first
      last = right > last ? right : last
    }
  }

  private let slices: SweepMemory.Slices
  private let geometry: PlaneGeometry
  /// 1 where the outline's right side, seen downwards, is its outer one.
  private let sign: Double
  private let firstRow: Int
  private var cursors: [Cursor] = []
  private var writer: MaskWriter

  init(
    slices: SweepMemory.Slices, geometry: PlaneGeometry, sign: Double, firstRow: Int,
    hint: MaskSize
  ) {
    (self.slices, self.geometry, self.sign, self.firstRow) = (slices, geometry, sign, firstRow)
    writer = MaskWriter(slices: slices, geometry: geometry, firstRow: firstRow, hint: hint)
  }

  /// The mask of all rows.
  mutating func sweep(lastRow: Int) -> Mask {
    var row = firstRow
    while row < geometry.rows, row <= lastRow || !cursors.isEmpty {
      let top = greater(Double(row), geometry.top)
      let bottom = lesser(Double(row + 1), geometry.bottom)
      writer.beginRow()
      activateChains(of: row)
      let (down, up) = Self.cover(
        &cursors, slices.edges, slices.sums, top: top, bottom: bottom)
      write(down, up, height: bottom - top)
      writer.endRow()
      row += 1
    }
    return writer.finish()
  }

  private mutating func activateChains(of row: Int) {
    var next = slices.firstChains[row]
    while next >= 0 {
      let chain = slices.chains[Int(next)]
      next = chain.next
      if chain.winding == 0 { continue }
      cursors.append(
        Cursor(
          edge: chain.first, last: chain.last, step: chain.last < chain.first ? -1 : 1,
          // Downwards on the left side of a clockwise outline goes up.
          sign: -sign * Double(chain.winding), x: slices.edges[Int(chain.first)].topX))
    }
  }

  /// Adds the areas of all chains in the row, and drops those that end in it; returns the cells that
  /// chains on the left and on the right side pass.
  private static func cover(
    _ cursors: inout [Cursor], _ edges: WorkSlice<Edge>, _ sums: AreaSums, top: Double,
    bottom: Double
  ) -> (down: Touched, up: Touched) {
    var (down, up) = (Touched(), Touched())
    var kept = 0
    for index in cursors.indices {
      var cursor = cursors[index]
      let goesOn =
        cursor.sign > 0
        ? cover(&cursor, edges, sums, top: top, bottom: bottom, touched: &down)
        : cover(&cursor, edges, sums, top: top, bottom: bottom, touched: &up)
      if goesOn {
        cursors[kept] = cursor
        kept += 1
      }
    }
    if kept < cursors.count { cursors.removeLast(cursors.count - kept) }
    return (down, up)
  }

  /// Adds the areas of a chain in the row; returns whether it goes on below.
  @inline(__always)
  private static func cover(
    _ cursor: inout Cursor, _ edges: WorkSlice<Edge>, _ sums: AreaSums, top: Double,
    bottom: Double, touched: inout Touched
  ) -> Bool {
    var edge = edges[Int(cursor.edge)]
    while true {
      let begin = greater(edge.topY, top)
      if edge.bottomY > bottom {
        let x = edge.x(at: bottom)
        touched.add(cursor.x, x)
        sums.add(from: cursor.x, to: x, signedHeight: cursor.sign * (bottom - begin))
        cursor.x = x
        return true
      }
      touched.add(cursor.x, edge.bottomX)
      sums.add(
        from: cursor.x, to: edge.bottomX, signedHeight: cursor.sign * (edge.bottomY - begin))
      if cursor.edge == cursor.last { return false }
      cursor.edge += cursor.step
      edge = edges[Int(cursor.edge)]
      cursor.x = edge.topX
      if edge.topY >= bottom { return true }
    }
  }

  /// Writes the cells of the row: those that the left and the right side pass, and those between.
  private mutating func write(_ down: Touched, _ up: Touched, height: Double) {
    let (left, right) = up.first < down.first ? (up, down) : (down, up)
    if left.isEmpty { return }
    if right.isEmpty || right.first <= left.last + 1 {
      let last = max(left.last, right.last)
      let isOpen = right.isEmpty
      write(left.first, last, before: 0, height: height, isInside: isOpen)
    } else {
      write(left.first, left.last, before: 0, height: height, isInside: true)
      write(right.first, right.last, before: height, height: height, isInside: false)
    }
  }

  private mutating func write(
    _ first: Int, _ last: Int, before: Double, height: Double, isInside: Bool
  ) {
    if height == 1 {
      writer.appendCells(first, last, areaBefore: before)
    } else {
      if before > 0 { writer.appendFull(to: first) }
      writer.appendBorderCells(first, last, areaBefore: before, height: height)
    }
    writer.skip(to: last + 1, isInside: isInside)
  }
}
