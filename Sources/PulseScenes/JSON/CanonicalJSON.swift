#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON on one line with sorted keys, byte for byte as `JSONEncoder` writes it.
///
/// A batch writes a recipe for each of its variants, and the encoder's boxes for every value were a sixth
/// of the time that planning one took.
enum CanonicalJSON {
  /// An object whose values are JSON already.
  static func object(_ members: [(key: String, json: String)]) throws -> String {
    var text = "{"
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (key, json) in sorted {
      if text.utf8.count > 1 { text += "," }
      text += try quoted(key)
      text += ":"
      text += json
    }
    text += "}"
    return text
  }

  /// An object of texts.
  static func object(_ texts: [String: String]) throws -> String {
    try object(texts.map { (key: $0.key, json: try quoted($0.value)) })
  }

  /// A text in quotes; one in which something is to be escaped is left to the encoder.
  static func quoted(_ text: String) throws -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return "\"" + text + "\"" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }
}
