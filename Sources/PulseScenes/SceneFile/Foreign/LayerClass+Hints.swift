extension LayerClass {
  /// Which class a key belongs to that this one hasn't got; `nil` where none has it.
  ///
  /// - Parameter isNamed: Whether the layer says its class.
  func hint(forForeign key: String, isNamed: Bool) -> String? {
    if let owner = LayerClass.allCases.first(where: { $0.ownKeys.contains(key) }) {
      return isNamed
        ? "; \(owner.words) has one"
        : "; \(owner.words) has one: give the layer \"class\": \"\(owner.rawValue)\""
    }
    return switch key {
    case "alpha": "; write 'opacity'"
    case "center": "; write 'position'"
    case "isHidden": "; write 'hidden'"
    case "layers", "children", "subviews": "; write 'sublayers'"
    case "x", "y", "width", "height", "size", "origin":
      "; write \"frame\": [x, y, width, height]"
    case "rotation", "scale", "translation", "rotate", "translate":
      "; write \"transform\": {\"\(key.hasPrefix("ro") ? "rotation" : key.hasPrefix("tr") ? "translation" : "scale")\": …}"
    case "contents", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadowPath",
      "filters", "string", "image":
      "; bitmaps, text, shadows and filters are not drawn"
    case "animation": "; write 'animations', a list"
    default: nil
    }
  }
}

extension AnimationClass {
  /// Which class a key belongs to that this one hasn't got, or what it is called here.
  func hint(forForeign key: String) -> String? {
    switch key {
    case "from", "to", "by":
      return "; write '\(key)Value'"
    case "isAdditive", "isCumulative":
      return "; write '\(key == "isAdditive" ? "additive" : "cumulative")'"
    case "delay", "startTime", "begin": return "; write 'beginTime'"
    case "repeat", "repeats", "loop", "loops", "iterations":
      return "; write \"repeatCount\": \"infinity\", or a number"
    case "easing", "curve", "timing": return "; write 'timingFunction'"
    case "property": return "; write 'keyPath'"
    case "autoreverse", "reverse", "alternate": return "; write 'autoreverses'"
    case "removedOnCompletion", "isRemovedOnCompletion":
      return "; leave it out: \"fillMode\": \"forwards\" keeps the end"
    case "settlingDuration": return "; a spring without a 'duration' lasts until it has settled"
    case "delegate": return "; leave it out"
    default: break
    }
    let owners = AnimationClass.allCases.filter { $0.ownKeys.contains(key) }
    return owners.isEmpty
      ? nil : "; \(Wording.list(owners.map(\.words))) has"
  }

  /// The class that an animation's keys speak for, where it names none.
  static func likely(_ keys: [String]) -> AnimationClass {
    let special: [AnimationClass] = [.group, .keyframe, .spring]
    return special.first { kind in
      kind.ownKeys.contains { keys.contains($0) && !basic.ownKeys.contains($0) }
    } ?? .basic
  }
}
