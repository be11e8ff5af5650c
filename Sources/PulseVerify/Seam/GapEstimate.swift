/// How many frames lie between the last and the first, told by how far pictures are apart.
///
/// The distance of two pictures grows with the way that the motion made between them. That curve is
/// taken from the pairs on either side of the seam; then the pairs across it tell how long the way
/// over the seam is. Unlike a comparison of steps, this needs no motion along a straight line, so it
/// also sees large gaps, rotations and textures that move by more than their grain.
struct GapEstimate {
  /// What the pairs across the seam may look like.
  enum Hypothesis: Hashable {
    /// The motion goes on after so many frames; 1 is right.
    case forward(Int)
    /// The motion turns; the last frame is like that frame.
    case mirrored(Int)
  }

  /// What fits best.
  let best: Hypothesis
  /// How far the pairs are off, squared and in units of their distance.
  let error: Double
  /// How much worse the next different meaning fits, as a ratio.
  let margin: Double
  /// Whether a gap of three frames more or fewer would fit worse.
  ///
  /// Where what moves has leapt over its own size, pictures are no farther apart after twice the way:
  /// such a scale sees that there is a gap, but not how wide it is.
  let canCount: Bool

  /// Pictures on each side whose pairs are compared.
  private static let pairs = 4

  /// Fits one scale.
  init(_ level: SeamLevel) {
    let way = Way(level)
    let pairs = min(Self.pairs, level.reach)
    var observed: [(tail: Int, head: Int, distance: Double)] = []
    for tail in 0..<pairs {
      for head in 0..<pairs {
        let distance = level.distance(level.seam - tail, level.reach + head).squareRoot()
        observed.append((tail, head, distance))
      }
    }
    let total = observed.reduce(1e-9) { $0 + $1.distance * $1.distance }
    // A key frame at the seam adds noise that the curve doesn't have.
    let pops: [Double] = [0, 0.5, 1, 2, 4]
    func error(_ gap: (Int, Int) -> Double) -> Double {
      let expected = observed.map { way.squaredDistance(gap($0.tail, $0.head)) }
      return pops.map { pop in
        let sum = zip(observed, expected).reduce(0) { sum, pair in
          let difference = pair.0.distance - (pair.1 + pop * way.noise).squareRoot()
          return sum + difference * difference
        }
        return sum * (1 + 0.15 * pop) / total
      }.min() ?? .infinity
    }
    var results: [(Hypothesis, Double)] = []
    for frames in -6...12 {
      let across = Double(frames) * way.seamStep
      results.append((.forward(frames), error { way.tail[$0] + way.head[$1] + across }))
    }
    for frame in -5...7 {
      let across = Double(frame) * way.seamStep
      results.append((.mirrored(frame), error { way.tail[$0] - way.head[$1] + across }))
    }
    let winner = results.min { $0.1 < $1.1 } ?? (.forward(1), .infinity)
    best = winner.0
    self.error = winner.1
    let rival = results.filter { $0.0.meaning != winner.0.meaning }.map(\.1).min() ?? winner.1
    margin = rival / (winner.1 + 1e-4)
    let others = results.filter { $0.0.isGap(unlike: winner.0) }.map(\.1).min() ?? .infinity
    canCount = others > 1.25 * (winner.1 + 1e-4)
  }
}

extension GapEstimate.Hypothesis {
  /// What it comes to: gaps of several frames are all gaps, overlaps are all overlaps.
  fileprivate var meaning: Self {
    if case .forward(let frames) = self { return .forward(min(2, max(-1, frames))) }
    return self
  }

  /// Whether both are gaps, but by three frames or more not the same.
  fileprivate func isGap(unlike other: Self) -> Bool {
    guard case .forward(let frames) = self, case .forward(let others) = other else { return false }
    return frames >= 2 && abs(frames - others) >= 3
  }
}

/// The way that the motion makes, in usual steps, and how far pictures are apart along it.
private struct Way {
  /// The way from each of the last pictures to the last one, that one first.
  let tail: [Double]
  /// The way from the first picture to each of the first ones.
  let head: [Double]
  /// The way that one step at the seam should make.
  let seamStep: Double
  /// The squared distance of two pictures that show the same.
  let noise: Double

  /// The curve: mean way and squared distance of pairs, from near to far.
  private let curve: [(way: Double, square: Double)]

  init(_ level: SeamLevel) {
    let reach = level.reach
    let steps = (0..<level.ends.count).map { level.ends.energy($0).squareRoot() }
    let usual = (steps[..<level.seam] + steps[reach...]).map(\.self)
    let mean = usual.reduce(0, +) / Double(max(1, usual.count)) + 1e-9
    var place = [Double](repeating: 0, count: 2 * reach)
    for index in stride(from: reach - 2, through: 0, by: -1) {
      place[index] = place[index + 1] - steps[index] / mean
    }
    for index in reach + 1..<max(reach + 1, 2 * reach) {
      place[index] = place[index - 1] + steps[index - 1] / mean
    }
    tail = (0..<reach).map { -place[reach - 1 - $0] }
    head = Array(place[reach...])
    let before = level.seam > 0 ? steps[level.seam - 1] : mean
    let after = level.seam + 1 < steps.count ? steps[level.seam + 1] : mean
    seamStep = (before + after) / 2 / mean
    let points = Self.points(level, place)
    // From one and two steps, were the distance exactly in proportion to the way.
    let (one, two) = (Self.value(points, at: 1), Self.value(points, at: 2))
    noise = min(max(0, (4 * one - two) / 3), one)
    curve = [(0, noise)] + points
  }

  func squaredDistance(_ way: Double) -> Double { Self.value(curve, at: abs(way)) }

  /// Means over bins of half a step.
  private static func points(
    _ level: SeamLevel, _ place: [Double]
  ) -> [(way: Double, square: Double)] {
    var bins: [Int: (way: Double, square: Double, count: Double)] = [:]
    for side in [0..<level.reach, level.reach..<2 * level.reach] {
      for a in side {
        for b in side where b > a {
          let way = place[b] - place[a]
          let sum = bins[Int((way * 2).rounded()), default: (0, 0, 0)]
          bins[Int((way * 2).rounded())] = (
            sum.way + way, sum.square + level.distance(a, b), sum.count + 1
          )
        }
      }
    }
    return bins.sorted { $0.key < $1.key }.map {
      ($0.value.way / $0.value.count, $0.value.square / $0.value.count)
    }
  }

  /// The curve by straight lines; level beyond its ends.
  private static func value(_ curve: [(way: Double, square: Double)], at way: Double) -> Double {
    guard let next = curve.firstIndex(where: { $0.way >= way }) else {
      return curve.last?.square ?? 0
    }
    guard next > 0 else { return curve[0].square }
    let (a, b) = (curve[next - 1], curve[next])
    guard b.way > a.way else { return b.square }
    return a.square + (b.square - a.square) * (way - a.way) / (b.way - a.way)
  }
}
