public import PulseScenes

/// Everything that is decided about an export before work begins.
public struct ExportPlan: Sendable {
  /// What is drawn.
  public let drawing: ResolvedDrawing
  /// The outputs, in the order asked for.
  public let outputs: [OutputPlan]
  /// How many plays of the loop each file holds.
  public let loops: Int
  /// How it is to be stored, as it was asked for.
  public let options: ExportOptions
  /// Whether a drawing with another rate or size would do as well, where ``ExportOptions/concessions`` allow
  /// one.
  public var accepts: @Sendable (ResolvedDrawing) -> Bool = { _ in true }

  /// Whether existing files are replaced.
  public var overwrites: Bool { options.overwrites }
  /// Whether each output removes what killed writers of the same name have left.
  public var removesLeftovers: Bool { options.removesLeftovers }
}

extension ExportPlan {
  /// The plan with some of its outputs only.
  public func restricted(to isWanted: (OutputPlan) -> Bool) -> ExportPlan {
    ExportPlan(
      drawing: drawing, outputs: outputs.filter(isWanted), loops: loops, options: options,
      accepts: accepts)
  }
}
