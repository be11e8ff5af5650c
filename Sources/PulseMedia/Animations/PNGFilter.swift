/// What is subtracted from each byte of a PNG's row before it is compressed; the raw values are PNG's.
enum PNGFilter: UInt8, CaseIterable {
  case none = 0
  case left = 1
  case up = 2
  case paeth = 4

  /// Filters all rows: each begins with the filter's number.
  ///
  /// - Parameters:
  ///   - rows: the bytes of all rows.
  ///   - rowBytes: how many bytes a row has.
  ///   - rowCount: how many rows there are.
  ///   - step: how many bytes a pixel has.
  ///   - output: as large as the rows, and a byte more for each.
  func apply(
    to rows: [UInt8], rowBytes: Int, rowCount: Int, step: Int, into output: inout [UInt8]
  ) {
    rows.withUnsafeBufferPointer { rows in
      output.withUnsafeMutableBufferPointer { output in
        guard let first = rows.baseAddress, let start = output.baseAddress else { return }
        for y in 0..<rowCount {
          let (row, target) = (first + y * rowBytes, start + y * (rowBytes + 1))
          target[0] = rawValue
          filter(row, above: y > 0 ? row - rowBytes : nil, rowBytes, step, into: target + 1)
        }
      }
    }
  }

  private func filter(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, _ count: Int, _ step: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    switch self {
    case .none: target.update(from: row, count: count)
    case .left:
      for x in 0..<min(step, count) { target[x] = row[x] }
      for x in min(step, count)..<count { target[x] = row[x] &- row[x - step] }
    case .up:
      guard let above else { return target.update(from: row, count: count) }
      for x in 0..<count { target[x] = row[x] &- above[x] }
    case .paeth:
      for x in 0..<count {
        let left = x < step ? 0 : Int(row[x - step])
        let up = above.map { Int($0[x]) } ?? 0
        let corner = x < step ? 0 : above.map { Int($0[x - step]) } ?? 0
        target[x] = row[x] &- Self.nearest(left, up, corner)
      }
    }
  }

  /// The neighbour that is nearest to left + up - corner; the first one of equally near ones.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
    let (toLeft, toUp) = (abs(up - corner), abs(left - corner))
    let toCorner = abs(left + up - 2 * corner)
    if toLeft <= toUp, toLeft <= toCorner { return UInt8(truncatingIfNeeded: left) }
    return UInt8(truncatingIfNeeded: toUp <= toCorner ? up : corner)
  }
}
