import PulseTimeline

/// Turns an outline into edges within a plane's part of the picture, sorted into rows.
///
/// What lies above, below or to the right of the picture is dropped, what lies to the left is moved
/// onto the picture's left end: neither changes what is inside at any place of the picture. Curves
/// are clipped before they are flattened, so that an outline costs what is visible of it.
struct EdgeBuilder {
  /// Coordinates, in cells, are kept within this distance from the origin; beyond it a `Double`
  /// could not place a crossing with the picture's border to a thousandth of a cell.
  static let farthest: Double = 0x1p36

  /// How many edges the curves of one path may take before they are flattened more coarsely.
  static let edgeLimit: Int = 1 << 21

  private(set) var edges: [Edge] = []
  private(set) var chains: [Chain] = []
  /// The first chain that begins in each row, or -1.
  private(set) var firstChains: [Int32] = []
  /// The first and the last row in which chains begin; the last one is smaller if there are none.
  private(set) var firstRow: Int = 0
  private(set) var lastRow: Int = -1

  var left: Double = 0
  var top: Double = 0
  var right: Double = 0
  var bottom: Double = 0
  var tolerance: Double = 0
  private var limit: Int = 0
  private var hasUnusableNumber: Bool = false
  /// Where the outline has come to, and how it came there.
  private var openEnd = Point.zero
  private var openWinding: Int32 = 0
  /// The first edge of the chain that is under way, or -1.
  private var openFirst: Int32 = -1

  /// Replaces the edges by those of `path`, flattened to within `tolerance` cells.
  ///
  /// A path with a coordinate that is not finite has no edges. A path with more curves than
  /// ``edgeLimit`` allows is flattened to a multiple of `tolerance`, the same one each time.
  mutating func build(
    _ path: Path, through transform: AffineTransform, geometry: PlaneGeometry, tolerance: Double
  ) {
    (left, top) = (geometry.left, geometry.top)
    (right, bottom) = (geometry.right, geometry.bottom)
    self.tolerance = tolerance
    limit = Self.edgeLimit + 4 * path.elements.count
    repeat {
      reset(rows: geometry.rows)
      guard left < right, top < bottom else { return }
      addOutline(of: path, through: transform)
      self.tolerance *= 16
    } while isOverLimit
    if hasUnusableNumber { reset(rows: geometry.rows) }
    sortIntoRows()
  }

  /// Whether so many edges were made that flattening must start again.
  var isOverLimit: Bool { edges.count > limit }

  private mutating func reset(rows count: Int) {
    edges.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    (openFirst, openWinding) = (-1, 0)
    if firstChains.count != count {
      firstChains = Array(repeating: -1, count: count)
    } else if firstRow <= lastRow {
      // Most outlines of many are much smaller than the picture.
      for row in firstRow...lastRow { firstChains[row] = -1 }
    }
    (firstRow, lastRow) = (count, -1)
    hasUnusableNumber = false
  }

  private mutating func addOutline(of path: Path, through transform: AffineTransform) {
    var start: Point?
    var current = Point.zero
    for element in path.elements {
      if isOverLimit { return }
      if case .move(let point) = element {
        if let start { addLine(current, start) }
        current = usable(transform.apply(point))
        start = current
        continue
      }
      // Nothing is drawn before the first move.
      guard let begin = start else { continue }
      switch element {
      case .move: break
      case .line(let point):
        let end = usable(transform.apply(point))
        addLine(current, end)
        current = end
      case .quad(let control, let point):
        let end = usable(transform.apply(point))
        addQuad(current, usable(transform.apply(control)), end)
        current = end
      case .cubic(let control1, let control2, let point):
        let end = usable(transform.apply(point))
        addCubic(
          current, usable(transform.apply(control1)), usable(transform.apply(control2)), end,
          depth: Self.bisections)
        current = end
      case .close:
        addLine(current, begin)
        current = begin
      }
    }
    if let start { addLine(current, start) }
  }

  /// The point moved within ``farthest``; notes where there is no number.
  private mutating func usable(_ point: Point) -> Point {
    guard !point.x.isNaN, !point.y.isNaN else {
      hasUnusableNumber = true
      return .zero
    }
    return Point(
      min(max(point.x, -Self.farthest), Self.farthest),
      min(max(point.y, -Self.farthest), Self.farthest))
  }

  /// Stores a line that lies within the picture.
  ///
  /// One that runs from border to border of a row may be moved to the side there by `shift`; in the rows
  /// above and below the outline goes on where the line would have ended.
  @inline(__always)
  mutating func append(_ from: Point, _ to: Point, shift: Double = 0) {
    // A level line on the border of a row connects nothing within a row.
    if from.y == to.y, from.y == Double(Int(from.y)) { return }
    let winding: Int32 = from.y < to.y ? 1 : from.y > to.y ? -1 : 0
    if winding != openWinding || winding == 0 || from.x != openEnd.x || from.y != openEnd.y {
      closeChain()
      openFirst = Int32(truncatingIfNeeded: edges.count)
      openWinding = winding
    }
    openEnd = to
    edges.append(
      winding < 0
        ? Edge(topX: to.x + shift, topY: to.y, bottomX: from.x + shift, bottomY: from.y)
        : Edge(topX: from.x + shift, topY: from.y, bottomX: to.x + shift, bottomY: to.y))
  }

  /// Stores the chain that ends with the last edge.
  private mutating func closeChain() {
    let last = Int32(truncatingIfNeeded: edges.count - 1)
    guard openFirst >= 0 else { return }
    let runsDown = openWinding >= 0
    chains.append(
      Chain(
        first: runsDown ? openFirst : last, last: runsDown ? last : openFirst,
        winding: openWinding, next: -1))
  }

  /// Sorts the chains into the rows in which they begin.
  private mutating func sortIntoRows() {
    closeChain()
    for index in chains.indices {
      let row = min(Int(edges[Int(chains[index].first)].topY), firstChains.count - 1)
      chains[index].next = firstChains[row]
      firstChains[row] = Int32(truncatingIfNeeded: index)
      firstRow = min(firstRow, row)
      lastRow = max(lastRow, row)
    }
  }
}

extension EdgeBuilder {
  /// At least the number of edges that reach into the row that has the most of them.
  func fullestRow() -> Int {
    guard edges.count > 1 << 16 else { return edges.count }
    var changes = [Int](repeating: 0, count: firstChains.count + 2)
    for edge in edges {
      changes[Int(edge.topY)] += 1
      changes[Int(edge.bottomY) + 1] -= 1
    }
    var (count, largest) = (0, 0)
    for change in changes {
      count += change
      largest = max(largest, count)
    }
    return largest
  }

  /// Lends the edges, the chains and the first chain that begins in each row to `body`.
  mutating func withOutline<Result>(
    _ body: (WorkSlice<Edge>, WorkSlice<Chain>, WorkSlice<Int32>) -> Result
  ) -> Result {
    edges.withWorkSlice { edges in
      chains.withWorkSlice { chains in
        firstChains.withWorkSlice { firstChains in body(edges, chains, firstChains) }
      }
    }
  }
}
