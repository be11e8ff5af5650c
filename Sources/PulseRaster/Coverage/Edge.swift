/// A straight piece of an outline, in cells, from its upper end to its lower one.
struct Edge {
  /// The upper end's x.
  var topX: Double
  /// The upper end's y.
  var topY: Double
  /// The lower end's x.
  var bottomX: Double
  /// The lower end's y; equal to `topY` for a level edge, which bounds nothing but connects.
  var bottomY: Double
  /// The growth of x for a growth of y by 1; 0 for a level edge.
  var slope: Double
  /// 1 if the outline runs downwards here, -1 if upwards, 0 for a level edge.
  var winding: Int32
  /// The next edge that begins in the same row, or -1.
  var next: Int32

  /// Where the edge is at height `y`, which must lie between its ends.
  @inline(__always)
  func x(at y: Double) -> Double {
    let x = topX + (y - topY) * slope
    return topX < bottomX ? min(max(x, topX), bottomX) : min(max(x, bottomX), topX)
  }
}
