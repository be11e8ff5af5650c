/// Measures the size of every step, for the plot; memory stays bounded.
package struct StepMeter {
  /// How many entries are kept at most; beyond, each stands for twice as many steps.
  package static let limit = 4_096

  private var previous: ReducedPicture?
  private var first: ReducedPicture?
  private var steps: [Double] = []
  private var stride = 1
  private var pending = 0.0
  private var pendingCount = 0

  /// Starts without pictures.
  package init() {}

  /// Adds the next picture.
  package mutating func add(_ picture: ReducedPicture) {
    if let previous { append(Self.size(previous, picture)) }
    if first == nil { first = picture }
    previous = picture
  }

  /// The sizes, the seam's last.
  package var facts: SeamFacts {
    var facts = SeamFacts()
    facts.steps = steps + (pendingCount > 0 ? [pending] : [])
    facts.stepStride = stride
    if let first, let previous { facts.seamStep = Self.size(previous, first) }
    facts.interior.medianStep = Statistics.median(facts.steps)
    facts.interior.noiseFloor = Statistics.percentile(facts.steps, 0.05)
    facts.steps.append(facts.seamStep)
    return facts
  }

  private mutating func append(_ size: Double) {
    pending = max(pending, size)
    pendingCount += 1
    guard pendingCount == stride else { return }
    steps.append(pending)
    (pending, pendingCount) = (0, 0)
    guard steps.count == Self.limit else { return }
    // The largest of each pair: no jump gets lost.
    steps = Swift.stride(from: 0, to: Self.limit, by: 2).map { max(steps[$0], steps[$0 + 1]) }
    stride *= 2
  }

  /// The size of a step, RMS in codes over all parts.
  private static func size(_ a: ReducedPicture, _ b: ReducedPicture) -> Double {
    guard a.samples.count == b.samples.count, !a.samples.isEmpty else { return 255 }
    let sum = Vector.distance(a.samples, b.samples)
    return (sum / Double(a.samples.count)).squareRoot()
  }
}
