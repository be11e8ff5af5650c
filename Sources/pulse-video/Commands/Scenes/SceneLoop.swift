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
  /// Remarks on its values.
  private let valueNotes: [String]
  /// The loop itself, where there is one.
  private let timeline: Timeline?

  /// What a user should know about the scene's values and its motion; one sentence each.
  var notes: [String] { valueNotes + (timeline?.notes ?? []) }

  init(_ scene: SceneDescription) throws {
    let instance = try scene.instance()
    valueNotes = instance.notes
    do {
      let timeline = try Timeline(instance.layer, rate: .fps60)
      let plan = timeline.plan
      self.timeline = timeline
      period = plan.kind == .endless ? plan.period : nil
      warmUp = plan.warmUp
      words =
        switch plan.kind {
        case .endless: plan.period.secondsText
        case .singleRun: "nothing repeats for ever; one run of \(plan.period.secondsText)"
        case .still: "nothing moves"
        }
    } catch LoopPlanError.tooLong {
      (period, warmUp, timeline) = (nil, nil, nil)
      words = "no common period, needs --retime"
    }
  }
}
