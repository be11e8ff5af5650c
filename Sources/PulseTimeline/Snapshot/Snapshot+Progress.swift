extension Snapshot {
  /// How far one animation has come at that moment.
  public struct Progress: Hashable, Sendable {
    /// The name of the layer that the animation belongs to.
    public var layer: String
    /// The animated property, by Core Animation's name.
    public var keyPath: String
    /// How far time has come through the animation, from 0 to 1, before the easing.
    public var progress: Fraction
    /// The timing function's value there, which may lie below 0 or above 1.
    public var eased: Double

    /// Makes a progress from its parts.
    public init(layer: String, keyPath: String, progress: Fraction, eased: Double) {
      self.layer = layer
      self.keyPath = keyPath
      self.progress = progress
      self.eased = eased
    }
  }
}
