/// What the speeds on both sides of a rest say.
extension SeamJudge {
  /// The answer, where they leave no doubt.
  func byRestTest() -> SeamJudgement? {
    guard let rest, rests.count > 1 else { return nil }
    let agreed = AgreedRest(rests)
    if goesBack, rest.frames < -0.5, agreed.frames + min(rest.doubt, agreed.doubt) < -0.6,
      agreed.allAre({ $0 < -0.5 })
    {
      return .extra(1 - Int(agreed.frames.rounded()))
    }
    let isUsualInDetail = sharpestShare.least >= 0.8 && sharpestShare.most < 1.25
    if rest.frames > -0.9, rest.frames + rest.doubt < 0.65, !isUsualInDetail, !isBetweenNeighbours,
      !turnsBetweenFrames, agreed.frames < 0.5, agreed.allAre({ $0 < 0.8 })
    {
      return .duplicate
    }
    let isPlain = rest.frames - rest.doubt > 1.75 && rests.allSatisfy { $0.frames > 1.4 }
    if isPlain || agreed.count > 1 && agreed.frames > 1.7 && agreed.allAre({ $0 > 1.4 }) {
      return .missing(max(1, Int(rest.frames.rounded()) - 1))
    }
    return nil
  }
}

/// The place of a rest by several scales together.
///
/// Where several things move, scales see different ones, so they must agree. The scale with most detail
/// also sees the most of what a coder left unfinished, above all where it leaves small changes out, as
/// that of animated WebP does: where there are two others, it is not heard.
struct AgreedRest {
  /// How many scales are heard.
  let count: Int
  /// The mean of what they say, each weighed by how sure it is.
  let frames: Double
  /// By how much that may be wrong.
  let doubt: Double

  private let heard: [RestTest]

  /// Hears scales from fine to coarse.
  init(_ rests: [RestTest]) {
    heard = rests.count > 2 ? Array(rests.dropFirst()) : rests
    count = heard.count
    // A scale is never surer than a twentieth of a frame: places are tried in tenths.
    let weights = heard.map { 1 / max($0.doubt * $0.doubt, 0.0025) }
    let total = weights.reduce(1e-9, +)
    frames = zip(heard, weights).reduce(0) { $0 + $1.0.frames * $1.1 } / total
    doubt = (1 / total).squareRoot()
  }

  /// Whether all scales that are heard say so; of many, one may differ.
  func allAre(_ condition: (Double) -> Bool) -> Bool {
    heard.count { !condition($0.frames) } <= (heard.count > 2 ? 1 : 0)
  }
}
