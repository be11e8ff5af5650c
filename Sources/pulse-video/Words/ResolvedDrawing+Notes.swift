import PulseScenes
import PulseTimeline

extension ResolvedDrawing {
  /// What a user should know about colours, parameters, time and jumps; one sentence each.
  var remarks: [String] { notes + timeline.plan.notes + timeline.notes }
}
