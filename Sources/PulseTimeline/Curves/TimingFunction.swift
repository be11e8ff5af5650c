/// An easing: how far a value has come when time has come so far.
///
/// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, as
/// `CAMediaTimingFunction`. Control points are kept in `Double`; macOS keeps them in `Float`,
/// which moves its curves by up to 1e-7.
public struct TimingFunction: Hashable, Sendable {
  /// The first control point's x, from 0 to 1.
  public let x1: Double
  /// The first control point's y; any finite number.
  public let y1: Double
  /// The second control point's x, from 0 to 1.
  public let x2: Double
  /// The second control point's y; any finite number.
  public let y2: Double

  /// Makes a curve from its two control points.
  ///
  /// An x outside 0 ... 1 is moved to the nearer end, as the curve would otherwise turn back in
  /// time. Values that come from a user are better taken through ``init(checking:_:_:_:)``.
  ///
  /// - Precondition: all four are finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "a timing function's control points must be finite")
    (self.x1, self.y1) = (min(max(x1, 0), 1), y1)
    (self.x2, self.y2) = (min(max(x2, 0), 1), y2)
  }

  /// Makes a curve from its two control points, if they are all finite and both x lie in 0 to 1.
  public init?(checking x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else {
      return nil
    }
    self.init(x1, y1, x2, y2)
  }
}
