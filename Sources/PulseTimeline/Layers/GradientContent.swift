/// What a gradient layer draws over its bounds, as `CAGradientLayer`.
public struct GradientContent: Hashable, Sendable {
  /// How the colours are spread; default ``Gradient/Kind/axial``.
  public var type: Gradient.Kind
  /// The colours from the start to the end; without any, nothing is drawn.
  public var colors: [Color]
  /// Where each colour lies, from 0 to 1 and never falling; `nil`, the default, spreads them evenly.
  public var locations: [Double]?
  /// Where the gradient starts, in the unit square of the bounds; default the top middle, (0.5, 0).
  public var startPoint: Point
  /// Where it ends; default the bottom middle, (0.5, 1).
  public var endPoint: Point

  /// Makes a content; what is not given has Core Animation's default.
  public init(
    type: Gradient.Kind = .axial, colors: [Color] = [], locations: [Double]? = nil,
    startPoint: Point = Point(0.5, 0), endPoint: Point = Point(0.5, 1)
  ) {
    (self.type, self.colors, self.locations) = (type, colors, locations)
    (self.startPoint, self.endPoint) = (startPoint, endPoint)
  }
}
