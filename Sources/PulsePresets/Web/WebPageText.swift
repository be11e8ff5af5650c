/// A stranger's words, such as a scene's name, in a page.
enum WebPageText {
  /// The text with everything escaped that could be taken for markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        result.unicodeScalars.append(
          character.properties.generalCategory == .control ? " " : character)
      }
    }
    return result
  }
}
