import PulseScenes
import PulseTimeline

extension ResolvedDrawing {
  /// What a user should know about colours, parameters and time; one sentence each.
  var remarks: [String] { notes + timeline.plan.notes }
}
