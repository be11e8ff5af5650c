/// A map of the plane that keeps lines straight: what is left of a map of space once everything
/// has been projected to the plane.
///
/// x' = (a x + c y + tx) / w and y' = (b x + d y + ty) / w, with w = px x + py y + pw. Where w is 0 or
/// below, a point lies beside or behind the viewer and cannot be seen.
public struct ProjectiveTransform: Hashable, Sendable {
  /// How much of x goes into x'.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y'.
  public var d: Double
  /// The shift of x'.
  public var tx: Double
  /// The shift of y'.
  public var ty: Double
  /// How much of x goes into the divisor; 0 without perspective.
  public var px: Double
  /// How much of y goes into the divisor; 0 without perspective.
  public var py: Double
  /// The divisor's constant part; 1 without perspective.
  public var pw: Double

  /// Makes a map from its nine numbers.
  public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, px: Double, py: Double,
    pw: Double
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (self.px, self.py, self.pw) = (px, py, pw)
  }

  /// The map that moves nothing.
  public static let identity = ProjectiveTransform(.identity)

  /// A map without perspective.
  public init(_ affine: AffineTransform) {
    self.init(
      a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty, px: 0,
      py: 0, pw: 1)
  }

  /// What a map of space does to the plane z = 0, seen from straight before it.
  public init(projecting transform: Transform3D) {
    self.init(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42, px: transform.m14, py: transform.m24, pw: transform.m44)
  }
}

extension ProjectiveTransform {
  /// The same map without a divisor; `nil` where the divisor is not the same everywhere, or where
  /// all lies behind the viewer.
  public var affine: AffineTransform? {
    guard px == 0, py == 0, pw > 0 else { return nil }
    return AffineTransform(a: a / pw, b: b / pw, c: c / pw, d: d / pw, tx: tx / pw, ty: ty / pw)
  }

  /// The map that applies this one first and `next` afterwards.
  public func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
    ProjectiveTransform(
      a: a * next.a + b * next.c + px * next.tx, b: a * next.b + b * next.d + px * next.ty,
      c: c * next.a + d * next.c + py * next.tx, d: c * next.b + d * next.d + py * next.ty,
      tx: tx * next.a + ty * next.c + pw * next.tx, ty: tx * next.b + ty * next.d + pw * next.ty,
      px: a * next.px + b * next.py + px * next.pw, py: c * next.px + d * next.py + py * next.pw,
      pw: tx * next.px + ty * next.py + pw * next.pw)
  }

  /// The map that applies this one first and `next` afterwards.
  public func concatenating(_ next: AffineTransform) -> ProjectiveTransform {
    concatenating(ProjectiveTransform(next))
  }

  /// The divisor at a point: positive before the viewer.
  public func divisor(at point: Point) -> Double { px * point.x + py * point.y + pw }

  /// Where the map takes a point; no ordinary numbers where the divisor is 0.
  public func apply(_ point: Point) -> Point {
    let w = divisor(at: point)
    return Point(
      (a * point.x + c * point.y + tx) / w, (b * point.x + d * point.y + ty) / w)
  }

  /// Whether all nine numbers are ordinary: no infinity, no "not a number".
  public var isFinite: Bool {
    // Zero times anything that is not finite is no number, and so is its sum.
    (SIMD8(a, b, c, d, tx, ty, px, py) * 0).sum() + pw * 0 == 0
  }
}
