extension Layer {
  /// The way from the layer's own coordinates to its parent's: the ``transform`` about the anchor
  /// point, then the anchor point to the ``position`` and ``zPosition``.
  public var transformToParent: Transform3D {
    let anchor = bounds.point(at: anchorPoint)
    if transform == .identity {
      // Rounded once, so that a layer that lies where its parent lies does so exactly.
      return .translation(x: position.x - anchor.x, y: position.y - anchor.y, z: zPosition)
    }
    return transform.afterShift(by: .zero - anchor)
      .beforeShift(x: position.x, y: position.y, z: zPosition)
  }

  /// The smallest upright rectangle around the layer's bounds in its parent's coordinates.
  public var frame: Rect {
    let way = ProjectiveTransform(projecting: transformToParent)
    if transform == .identity, way.affine != nil {
      let origin = way.apply(bounds.origin)
      return Rect(
        x: origin.x, y: origin.y, width: bounds.size.width, height: bounds.size.height)
    }
    let corners = [Point(0, 0), Point(1, 0), Point(0, 1), Point(1, 1)]
      .map { way.apply(bounds.point(at: $0)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
