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

  /// Where the edge is at height `y`, which must lie between its ends.
  @inline(__always)
  func x(at y: Double) -> Double {
    let x = topX + (bottomX - topX) * ((y - topY) / (bottomY - topY))
    return lesser(greater(x, lesser(topX, bottomX)), greater(topX, bottomX))
  }
}

/// Edges that follow each other along an outline, all downwards or all upwards, or one level edge.
struct Chain {
  /// The index of the uppermost edge.
  var first: Int32
  /// The index of the lowest edge; smaller than `first` where the outline runs upwards.
  var last: Int32
  /// 1 downwards, -1 upwards, 0 for a level edge.
  var winding: Int32
  /// The next chain that begins in the same row, or -1.
  var next: Int32
}
