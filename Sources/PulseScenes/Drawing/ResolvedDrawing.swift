public import PulseTimeline

/// A drawing with everything worked out: ready to be painted.
public struct ResolvedDrawing: Sendable {
  /// What is visible at each frame.
  public let timeline: Timeline
  /// The picture's size, and where the scene lies in it.
  public let canvas: Canvas
  /// The colour behind the scene.
  public let background: Color
  /// The drawing in its canonical form: every parameter of the scene, in canonical text.
  ///
  /// Resolved again, it gives the same.
  public let drawing: Drawing
  /// What a user should know, such as colours that were clipped; one sentence each.
  public let notes: [String]
}
