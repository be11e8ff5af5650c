import PulseTimeline

/// Which key path someone means who names a property in another way.
enum ForeignKeyPaths {
  /// What to write instead, as the end of a sentence; `nil` where nothing comes near.
  static func hint(_ text: String) -> String? {
    let name = text.asciiLowercased
    if let known = views[name] { return known }
    let names = AnimationKeyPath.allCases.map(\.rawValue)
    if let near = Suggestion.nearest(to: text, among: names) { return Wording.offer(near) }
    if let inside = ForeignWords.name(in: text, among: names) { return Wording.offer(inside) }
    return nil
  }

  /// Properties of views, and of layers that have no picture here, in small letters.
  private static let views: [String: String] = {
    func write(_ keyPath: AnimationKeyPath) -> String { "; write \"\(keyPath.rawValue)\"" }
    let shadows = "; shadows, filters and bitmaps are not drawn"
    return [
      "alpha": write(.opacity), "center": write(.position), "center.x": write(.positionX),
      "center.y": write(.positionY), "x": write(.positionX), "y": write(.positionY),
      "scale": write(.transformScale), "scalex": write(.transformScaleX),
      "scaley": write(.transformScaleY), "scale.x": write(.transformScaleX),
      "scale.y": write(.transformScaleY), "rotation": write(.transformRotation),
      "rotation.z": write(.transformRotationZ), "rotate": write(.transformRotation),
      "angle": write(.transformRotation), "transform.rotate": write(.transformRotation),
      "translation": write(.transformTranslation), "translate": write(.transformTranslation),
      "width": write(.boundsWidth), "height": write(.boundsHeight), "size": write(.boundsSize),
      "ishidden": write(.hidden), "color": write(.backgroundColor) + " or \"fillColor\"",
      "tintcolor": write(.backgroundColor) + " or \"fillColor\"", "fill": write(.fillColor),
      "stroke": write(.strokeColor),
      "frame": "; a frame can't be animated, but \"position\" and \"bounds\" can",
      "frame.origin": write(.position), "frame.size": write(.boundsSize),
      "shadowopacity": shadows, "shadowradius": shadows, "shadowcolor": shadows,
      "shadowoffset": shadows, "shadowpath": shadows, "contents": shadows, "filters": shadows,
      "linedashpattern": "; the pattern stays as it is, but \"lineDashPhase\" can be animated",
      "emitterposition": shadows,
    ]
  }()
}
