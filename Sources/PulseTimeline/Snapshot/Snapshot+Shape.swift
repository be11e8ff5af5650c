extension Snapshot {
  /// An outline as it stands at that moment, filled or stroked or both.
  public struct Shape: Hashable, Sendable {
    /// The name of the layer that shows the shape.
    public var layer: String
    /// The outline, in the layer's own coordinates (points).
    public var path: Path
    /// The way from the layer's coordinates to the scene's, both in points.
    public var transform: ProjectiveTransform
    /// What is inside, where the outline crosses or contains itself.
    public var fillRule: FillRule
    /// What fills the inside; `nil` draws nothing; a gradient is in the layer's coordinates.
    public var fill: Paint?
    /// The line along the outline, over the fill; `nil` draws none.
    public var stroke: Stroke?
    /// How opaque the whole shape is, from 0 to 1; fill and stroke fade together, as one.
    public var opacity: Double

    /// Makes a shape from its parts.
    public init(
      layer: String, path: Path, transform: ProjectiveTransform = .identity,
      fillRule: FillRule = .nonZero, fill: Paint? = nil, stroke: Stroke? = nil,
      opacity: Double = 1
    ) {
      (self.layer, self.path, self.transform) = (layer, path, transform)
      (self.fillRule, self.fill, self.stroke) = (fillRule, fill, stroke)
      self.opacity = opacity
    }
  }

  /// What an area is filled with.
  public enum Paint: Hashable, Sendable {
    /// One colour, its components from 0 to 1.
    case color(Color)
    /// Colours that change from place to place.
    case gradient(Gradient)

    /// The colour, where it is one.
    public var color: Color? {
      if case .color(let color) = self { color } else { nil }
    }
  }

  /// A line along an outline.
  ///
  /// It is made in the layer's coordinates and taken to the scene with them, so that a layer that
  /// is scaled unevenly has a line of uneven width.
  public struct Stroke: Hashable, Sendable {
    /// The line's colour, its components from 0 to 1.
    public var color: Color
    /// Everything else about the line.
    public var style: StrokeStyle

    /// Makes a stroke from its parts.
    public init(color: Color, style: StrokeStyle = StrokeStyle()) {
      (self.color, self.style) = (color, style)
    }
  }
}
