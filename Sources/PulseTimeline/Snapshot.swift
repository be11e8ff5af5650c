/// Everything that is visible at one moment, from the back to the front.
public struct Snapshot: Hashable, Sendable {
  /// A filled outline as it stands at that moment.
  public struct Shape: Hashable, Sendable {
    /// The name of the layer that shows the shape.
    public var layer: String
    /// The outline, in the layer's own coordinates (points).
    public var path: Path
    /// The way from the layer's coordinates to the scene's, both in points.
    public var transform: AffineTransform
    /// What is inside, where the outline crosses or contains itself.
    public var fillRule: FillRule
    /// The colour of the inside; `nil` draws nothing.
    public var fill: Color?
    /// How opaque the whole shape is, from 0 to 1.
    public var opacity: Double

    /// Makes a shape from its parts.
    public init(
      layer: String, path: Path, transform: AffineTransform = .identity,
      fillRule: FillRule = .nonZero, fill: Color?, opacity: Double = 1
    ) {
      self.layer = layer
      self.path = path
      self.transform = transform
      self.fillRule = fillRule
      self.fill = fill
      self.opacity = opacity
    }
  }

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

  /// The visible shapes; later ones cover earlier ones.
  public var shapes: [Shape]

  /// The animations that are under way, in the layers' order.
  public var animations: [Progress]

  /// Makes a snapshot from its parts.
  public init(shapes: [Shape], animations: [Progress] = []) {
    self.shapes = shapes
    self.animations = animations
  }
}
