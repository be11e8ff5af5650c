import PulseTimeline

/// The states that a loop's frames show, with what is known about the loop as a whole.
struct FrameStates: Sendable {
  /// The scene's name.
  let scene: String

  /// The loop.
  let timeline: Timeline

  /// How many frames the loop has.
  var count: Int { timeline.frameCount }

  /// Frames per second.
  var rate: FrameRate { timeline.plan.rate }

  /// When a frame is shown, in seconds from the first one.
  func time(ofFrame index: Int) -> Fraction { rate.time(ofFrame: index) }

  /// What a frame shows.
  func snapshot(ofFrame index: Int) -> Snapshot { timeline.snapshot(ofFrame: index) }
}
