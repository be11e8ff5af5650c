public import PulseScenes

/// Everything that is decided about an export before work begins.
public struct ExportPlan: Sendable {
  /// What is drawn.
  public let drawing: ResolvedDrawing
  /// The outputs, in the order asked for.
  public let outputs: [OutputPlan]
  /// How many plays of the loop each file holds.
  public let loops: Int
  /// Whether existing files are replaced.
  public let overwrites: Bool
}
