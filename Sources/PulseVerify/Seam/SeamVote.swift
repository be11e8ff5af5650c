#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the scales together say about the gap at the seam, each heard by how sure it is.
struct SeamVote {
  /// What has most votes; `nil` where no scale could tell.
  let winner: GapEstimate.Hypothesis?
  /// By how much it leads; above 0.25 it counts, above 1 it is beyond doubt.
  let lead: Double
  /// How many frames the gap has, where it is one: the middle of what the scales say that can count them.
  let frames: Int
  /// Whether so many frames are a gap that can be counted, rather than a jump to anywhere.
  let isCountable: Bool

  /// Counts the votes of scales whose fit is good.
  init(_ levels: [(level: SeamLevel, unreliability: Double)]) {
    var votes: [GapEstimate.Hypothesis: Double] = [:]
    var gaps: [Double] = []
    var counted: [Double] = []
    var turns: [Double] = []
    for (level, unreliability) in levels where unreliability < 1.3 {
      let estimate = GapEstimate(level)
      guard estimate.error < 0.05 else { continue }
      // No scale may outvote all others.
      let weight = min(log(max(estimate.margin, 1)), 2)
      switch estimate.best {
      case .forward(let frames):
        if frames >= 2 { gaps.append(Double(frames)) }
        if frames >= 2, estimate.canCount { counted.append(Double(frames)) }
        votes[.forward(min(2, max(-1, frames))), default: 0] += weight
      case .mirrored(let frame):
        turns.append(Double(frame))
        votes[.mirrored(0), default: 0] += weight
      }
    }
    let order = votes.sorted { $0.value > $1.value }
    winner = order.first?.key
    lead = (order.first?.value ?? 0) - (order.dropFirst().first?.value ?? 0)
    switch winner {
    case .forward(2):
      frames = Int(Statistics.median(counted.isEmpty ? gaps : counted).rounded())
    case .forward(let count): frames = count
    case .mirrored: frames = Int(Statistics.median(turns).rounded())
    case nil: frames = 1
    }
    // Twelve is the most that is tried; without a scale that counts, farther is no more than far.
    isCountable = frames < (counted.isEmpty ? 9 : 12)
  }
}
