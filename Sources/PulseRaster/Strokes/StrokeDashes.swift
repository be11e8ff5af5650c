import PulseTimeline

/// The parts of subpaths that a stroke style leaves: trimmed to a range of the whole length, then cut
/// into dashes.
///
/// `strokeStart` and `strokeEnd` count along all subpaths together. Dashes begin anew where the drawn
/// part of each subpath begins. A closed subpath that is drawn from a dash through its start into
/// another one is drawn through there, joined.
struct StrokeDashes {
  /// How many dashes a path may have; beyond that the stroke is drawn solid, as opaque as dashes are
  /// on the average: single ones could not be told apart.
  static let limit = 100_000

  /// The parts that are to be stroked.
  private(set) var subpaths: [StrokeSubpath] = []
  /// What the stroke's alpha is to be multiplied by: the share of dashes in dashes and gaps, where
  /// there are too many to draw; else 1.
  private(set) var density: Double = 1
  private let pattern: [Double]
  private let phase: Double

  init(_ whole: [StrokeSubpath], style: StrokeStyle) {
    pattern = Self.usable(style.lineDashPattern)
    phase = style.lineDashPhase.isFinite ? style.lineDashPhase : 0
    let (start, end) = (Self.clamped(style.strokeStart), Self.clamped(style.strokeEnd))
    if start >= end { return }
    if start == 0, end == 1, pattern.isEmpty {
      subpaths = whole
      return
    }
    let measured = whole.map { Measured($0) }
    let total = measured.reduce(0) { $0 + $1.total }
    let period = pattern.reduce(0, +)
    let count = period > 0 ? total * (end - start) / period * Double(pattern.count / 2) : 0
    let isDashed = !pattern.isEmpty && count <= Double(Self.limit)
    if !pattern.isEmpty, !isDashed { density = Self.share(of: pattern) }
    var passed = 0.0
    for subpath in measured {
      let low = max(start * total - passed, 0)
      let high = end == 1 ? subpath.total : min(end * total - passed, subpath.total)
      passed += subpath.total
      if subpath.total == 0 {
        if start == 0, end == 1 { subpaths.append(subpath.whole) }
      } else if low < high {
        add(subpath, from: low, to: high, isDashed: isDashed)
      }
    }
  }

  /// The pattern with an even number of lengths; none where there is nothing to make a dash of.
  private static func usable(_ pattern: [Double]) -> [Double] {
    guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), pattern.contains(where: { $0 > 0 })
    else { return [] }
    let even = pattern.count % 2 == 0 ? pattern : pattern + pattern
    // Without any gap the dashes are one.
    let hasGap = even.indices.contains { $0 % 2 == 1 && even[$0] > 0 }
    return hasGap ? even : []
  }

  private static func share(of pattern: [Double]) -> Double {
    let dashes = stride(from: 0, to: pattern.count, by: 2).reduce(0) { $0 + pattern[$1] }
    return dashes / pattern.reduce(0, +)
  }

  private static func clamped(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }

  private mutating func add(
    _ subpath: Measured, from low: Double, to high: Double, isDashed: Bool
  ) {
    let isWhole = low == 0 && high == subpath.total
    guard isDashed else {
      return subpaths.append(isWhole ? subpath.whole : subpath.part(from: low, to: high))
    }
    var dashes = dashRanges(from: low, to: high)
    if isWhole, subpath.whole.isClosed, let first = dashes.first, let last = dashes.last,
      first.lowerBound == low, last.upperBound == high
    {
      if dashes.count == 1 { return subpaths.append(subpath.whole) }
      dashes.removeFirst()
      dashes.removeLast()
      var joined = subpath.part(from: last.lowerBound, to: last.upperBound)
      joined.segments += subpath.part(from: first.lowerBound, to: first.upperBound).segments
      subpaths.append(joined)
    }
    for dash in dashes {
      subpaths.append(subpath.part(from: dash.lowerBound, to: dash.upperBound))
    }
  }

  /// Where the dashes lie between two lengths; a dash without length is a point with caps.
  private func dashRanges(from low: Double, to high: Double) -> [ClosedRange<Double>] {
    let period = pattern.reduce(0, +)
    var place = remainder(of: phase, by: period)
    var index = 0
    while place > 0, place >= pattern[index], index < pattern.count - 1 {
      place -= pattern[index]
      index += 1
    }
    var begin = low - place
    var ranges: [ClosedRange<Double>] = []
    while begin < high {
      let end = begin + pattern[index]
      if index % 2 == 0, end > low || (end == low && begin == low) {
        ranges.append(max(begin, low)...min(end, high))
      }
      begin = end
      index = (index + 1) % pattern.count
      // A pattern so small that a step changes nothing would never end; the limit allows none.
      if ranges.count > 2 * Self.limit { break }
    }
    return ranges
  }
}

/// A subpath with the lengths of its segments.
private struct Measured {
  let whole: StrokeSubpath
  private var lengths: [ArcLengths]
  /// The length up to each segment.
  private var begins: [Double] = []
  private(set) var total: Double = 0

  init(_ subpath: StrokeSubpath) {
    whole = subpath
    lengths = subpath.segments.map { ArcLengths($0) }
    for length in lengths {
      begins.append(total)
      total += length.total
    }
  }

  /// The open subpath between two lengths.
  func part(from low: Double, to high: Double) -> StrokeSubpath {
    // The last segment that begins no later than `low`.
    var (first, beyond) = (0, begins.count)
    while beyond - first > 1 {
      let middle = (first + beyond) / 2
      if begins[middle] <= low { first = middle } else { beyond = middle }
    }
    var segments: [StrokeSegment] = []
    var index = first
    while index < begins.count, begins[index] < high || index == first {
      let begin = lengths[index].parameter(at: low - begins[index])
      let end = lengths[index].parameter(at: high - begins[index])
      if low == high { return whole.segments[index].dot(at: begin) }
      let part = whole.segments[index].part(from: begin, to: end)
      if begin < end, !part.isPoint { segments.append(part) }
      index += 1
    }
    return StrokeSubpath(start: segments.first?.start ?? whole.start, segments: segments)
  }
}

extension StrokeSegment {
  /// A subpath that is only a place and a direction, for the caps of a dash without length.
  fileprivate func dot(at t: Double) -> StrokeSubpath {
    let point = curve.point(at: t)
    let tangent = curve.tangent(at: t, side: t < 1 ? 1 : -1) ?? Point(1, 0)
    let reach = max(point.x.magnitude, point.y.magnitude, 1) * 0x1p-40
    return StrokeSubpath(
      start: point, segments: [StrokeSegment(from: point, to: point + tangent * reach)])
  }
}

/// What is left of a number when the largest multiple of `divisor` below it is taken away; 0 for numbers
/// so large that nothing of it is known.
private func remainder(of value: Double, by divisor: Double) -> Double {
  let count = value / divisor
  guard count.magnitude < 0x1p52 else { return 0 }
  let rest = value - divisor * Double(Int(count))
  return max(rest < 0 ? rest + divisor : rest, 0)
}
