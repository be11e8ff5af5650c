/// A place in the plane, or the distance from one place to another.
///
/// The unit is the scene's point unless said otherwise; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate; grows to the right.
  public var x: Double

  /// The vertical coordinate; grows downwards.
  public var y: Double

  /// Makes a point from its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)

  /// The sum, coordinate by coordinate.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// The difference, coordinate by coordinate.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// The point with both coordinates multiplied by `factor`.
  public static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
}
