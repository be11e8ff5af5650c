import PulseScenes
import PulseTimeline

/// The loop that a scene makes at its defaults.
struct SceneLoop {
  /// How long it is, in seconds; `nil` where its parts share no usable period, or nothing is endless.
  let period: Fraction?
  /// When it is under way, in seconds; `nil` where there is no period.
  let warmUp: Fraction?
  /// The period in words, or why there is none.
  let words: String

  init(_ scene: SceneDescription) throws {
    do {
      let plan = try Timeline(try scene.layer(), rate: .fps60).plan
      period = plan.kind == .endless ? plan.period : nil
      warmUp = plan.warmUp
      words =
        switch plan.kind {
        case .endless: plan.period.secondsText
        case .singleRun: "nothing repeats for ever; one run of \(plan.period.secondsText)"
        case .still: "nothing moves"
        }
    } catch LoopPlanError.tooLong {
      (period, warmUp) = (nil, nil)
      words = "no common period, needs --retime"
    }
  }
}
