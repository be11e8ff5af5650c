extension SceneDocument {
  /// What to do with a key at the top of a file that belongs elsewhere; `nil` where it belongs nowhere.
  static func hint(forForeign key: String) -> String? {
    switch key {
    case "sublayers", "children": return "; write 'layers', and the scene's 'size'"
    case "width", "height": return "; write \"size\": [width, height]"
    case "fps", "frameRate", "rate": return "; that is said on the command line, as --fps 30"
    case "background": return "; that is said on the command line, as --background COLOR"
    case "duration", "period", "loop": return "; the loop's length follows from the animations"
    case "variables", "constants", "vars": return "; write 'let'"
    case "animations":
      return "; animations belong to a layer: \"layer\": {\"bounds\": …, \"animations\": […]}"
    default: break
    }
    let layerKeys = LayerClass.commonKeys + LayerClass.allCases.flatMap(\.ownKeys)
    return layerKeys.contains(key)
      ? "; it belongs to a layer: \"layer\": {\"\(key)\": …}" : nil
  }
}
