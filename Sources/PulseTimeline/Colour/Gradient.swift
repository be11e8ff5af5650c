/// A gradual change from colour to colour, in a layer's own coordinates.
///
/// Between two stops the components move evenly, alpha included: in sRGB, not premultiplied. Before
/// the first stop and after the last one the colour stays.
public struct Gradient: Hashable, Sendable {
  /// How the colours are spread, as `CAGradientLayerType`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along the line from the start point to the end point.
    case axial
    /// From the start point outwards, in ellipses whose half axes are the distances of the end point
    /// in x and in y.
    case radial
    /// Around the start point, clockwise on the screen from the direction of the end point.
    case conic
  }

  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// Where it is: 0 is the start point, 1 the end point; never below the stop before it.
    public var location: Double
    /// What colour is there.
    public var color: Color

    /// Makes a stop from its parts.
    public init(location: Double, color: Color) {
      (self.location, self.color) = (location, color)
    }
  }

  /// How the colours are spread.
  public var kind: Kind
  /// Where the change starts, in points.
  public var startPoint: Point
  /// Where it ends, in points.
  public var endPoint: Point
  /// The colours, in rising order of their places; of two at one place the later one follows.
  public var stops: [Stop]

  /// Makes a gradient from its parts.
  public init(kind: Kind, startPoint: Point, endPoint: Point, stops: [Stop]) {
    (self.kind, self.startPoint, self.endPoint) = (kind, startPoint, endPoint)
    self.stops = stops
  }
}
