#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Recipe {
  /// The longest text that is written and read, in bytes; only a scene's file makes it long.
  public static let longestText = 1_000_000
  /// The deepest nesting of brackets that is read; a recipe has 3.
  public static let deepestNesting = 4
  /// The longest name or value in `storage`, in bytes.
  public static let longestValue = 4096

  /// The canonical text: ``prefix`` and JSON on one line with sorted keys, ready for metadata.
  ///
  /// Equal recipes have equal texts, and ``init(parsing:)`` takes the text back. The drawing is
  /// written as it is; a ``ResolvedDrawing`` has it in canonical form. Throws
  /// ``RecipeError/tooLong(bytes:)`` beyond ``longestText``.
  public func text() throws -> String {
    let parts = [
      (key: CodingKeys.drawing.rawValue, json: try drawing.canonicalJSON()),
      (key: CodingKeys.storage.rawValue, json: try CanonicalJSON.object(storage)),
      (key: CodingKeys.tool.rawValue, json: try CanonicalJSON.quoted(tool)),
    ]
    let text = Recipe.prefix + (try CanonicalJSON.object(parts))
    guard text.utf8.count <= Recipe.longestText else {
      throw RecipeError.tooLong(bytes: text.utf8.count)
    }
    return text
  }

  /// Reads a recipe that may come from a stranger.
  ///
  /// The text is bounded in length and depth before it is parsed; every key must be known, every
  /// value must be one that a user could have given, and the drawing must resolve. Throws
  /// ``RecipeError``.
  public init(parsing text: String) throws {
    guard text.utf8.count <= Recipe.longestText else {
      throw RecipeError.tooLong(bytes: text.utf8.count)
    }
    guard text.hasPrefix(Recipe.prefix) else { throw Recipe.prefixError(text) }
    let json = text.utf8.dropFirst(Recipe.prefix.utf8.count)
    guard Recipe.depth(of: json) <= Recipe.deepestNesting else { throw RecipeError.tooDeep }
    do {
      self = try JSONDecoder().decode(Recipe.self, from: Data(json))
    } catch let error as DecodingError {
      throw RecipeError(error)
    } catch let error as DrawingError {
      throw RecipeError.drawing(error.description)
    }
    try checkTexts()
    do {
      _ = try drawing.resolve()
    } catch {
      throw RecipeError.drawing("\(error)")
    }
  }

  private static func prefixError(_ text: String) -> RecipeError {
    let name = "pulse-video/"
    guard text.hasPrefix(name) else { return .prefix }
    let version = text.dropFirst(name.count).prefix { $0 != " " }
    return version.allSatisfy(\.isNumber) && version != "1" && !version.isEmpty
      ? .version(String(version)) : .prefix
  }

  /// How deep brackets are nested, those in strings apart.
  private static func depth(of json: Substring.UTF8View) -> Int {
    var (depth, deepest) = (0, 0)
    var (isInString, isEscaped) = (false, false)
    for byte in json {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return deepest
  }

  private func checkTexts() throws(RecipeError) {
    if tool.isEmpty || !Recipe.isAcceptable(tool) { throw .text(path: ["tool"]) }
    for (name, value) in storage.sorted(by: { $0.key < $1.key }) {
      guard !name.isEmpty, Recipe.isAcceptable(name), Recipe.isAcceptable(value) else {
        throw .text(path: ["storage", name])
      }
    }
  }

  private static func isAcceptable(_ text: String) -> Bool {
    text.utf8.count <= longestValue
      && !text.unicodeScalars.contains(where: \.isControl)
  }
}

extension RecipeError {
  /// Puts what a decoder says into a sentence.
  init(_ error: DecodingError) {
    let (context, problem): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context):
        (context, "\(Wording.quoted(key.stringValue)) is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context, "a value is of the wrong type; all are texts but drawing, parameters and storage")
      case .dataCorrupted(let context): (context, "this is no JSON")
      @unknown default:
        (DecodingError.Context(codingPath: [], debugDescription: ""), "this is no recipe")
      }
    self = .json(path: context.codingPath.map(\.stringValue), problem: problem)
  }
}
