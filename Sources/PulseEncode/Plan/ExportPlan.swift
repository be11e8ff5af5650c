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
  /// Whether each output removes what killed writers of the same name have left.
  public let removesLeftovers: Bool
}

extension ExportPlan {
  /// The plan with some of its outputs only.
  public func restricted(to isWanted: (OutputPlan) -> Bool) -> ExportPlan {
    ExportPlan(
      drawing: drawing, outputs: outputs.filter(isWanted), loops: loops, overwrites: overwrites,
      removesLeftovers: removesLeftovers)
  }
}
