/// An upright rectangle, in points unless said otherwise.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates: the top left one, as y grows downwards.
  public var origin: Point

  /// The extents; not negative in the rectangles that this library makes.
  public var size: Size

  /// Makes a rectangle from its corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// The smallest x.
  public var minX: Double { origin.x }

  /// The smallest y.
  public var minY: Double { origin.y }

  /// The largest x.
  public var maxX: Double { origin.x + size.width }

  /// The largest y.
  public var maxY: Double { origin.y + size.height }

  /// The middle of the rectangle.
  public var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }

  /// The rectangle made smaller by `dx` on the left and right and by `dy` above and below, as
  /// `CGRectInset` does; negative values make it larger.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx,
      height: size.height - 2 * dy)
  }
}
