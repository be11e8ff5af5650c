/// How a replicator layer shows its sublayers several times, as `CAReplicatorLayer`.
public struct ReplicatorContent: Hashable, Sendable {
  /// How often the sublayers show, themselves included: 0 shows nothing; default 1.
  public var instanceCount: Int
  /// By how many seconds each instance is behind the one before: instance k shows what the
  /// sublayers are at time t - k * delay; negative runs ahead; default 0.
  public var instanceDelay: Fraction
  /// What is done to each instance, on top of what was done to the one before, about the middle of the
  /// bounds; default nothing.
  public var instanceTransform: Transform3D
  /// What the colours of the first instance are multiplied with; default opaque white.
  public var instanceColor: Color
  /// What is added to the multiplier's red from instance to instance; default 0.
  public var instanceRedOffset: Double
  /// What is added to the multiplier's green from instance to instance; default 0.
  public var instanceGreenOffset: Double
  /// What is added to the multiplier's blue from instance to instance; default 0.
  public var instanceBlueOffset: Double
  /// What is added to the multiplier's alpha from instance to instance; default 0.
  public var instanceAlphaOffset: Double
  /// Whether the instances keep their depth for the perspective around the replicator; default no:
  /// they are laid flat into its plane.
  public var preservesDepth: Bool

  /// Makes a content; what is not given has Core Animation's default.
  public init(
    instanceCount: Int = 1, instanceDelay: Fraction = 0,
    instanceTransform: Transform3D = .identity, instanceColor: Color = .white,
    instanceRedOffset: Double = 0, instanceGreenOffset: Double = 0,
    instanceBlueOffset: Double = 0, instanceAlphaOffset: Double = 0, preservesDepth: Bool = false
  ) {
    (self.instanceCount, self.instanceDelay) = (instanceCount, instanceDelay)
    (self.instanceTransform, self.instanceColor) = (instanceTransform, instanceColor)
    (self.instanceRedOffset, self.instanceGreenOffset) = (instanceRedOffset, instanceGreenOffset)
    (self.instanceBlueOffset, self.instanceAlphaOffset) =
      (instanceBlueOffset, instanceAlphaOffset)
    self.preservesDepth = preservesDepth
  }
}
