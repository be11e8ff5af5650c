import PulseScenes

/// How file names are made: text with `{column}` where a row's value goes; `{{` and `}}` are braces.
public struct NameTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case value(String)
  }

  let pieces: [Piece]

  /// Reads a template.
  ///
  /// - Throws: ``BatchError`` where a brace is alone.
  public init(_ text: String) throws(BatchError) {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        plain.append(character)
        rest.removeFirst()
      } else if character == "{" {
        guard let end = rest.firstIndex(of: "}"), end != rest.startIndex else {
          throw Self.refusal(text)
        }
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(.value(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else if character == "}" {
        throw Self.refusal(text)
      } else {
        plain.append(character)
      }
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    guard !pieces.isEmpty else { throw BatchError(.usage, "--name must not be empty") }
    self.pieces = pieces
  }

  init(pieces: [Piece]) { self.pieces = pieces }

  /// The keys of the values that it uses.
  var keys: [String] { pieces.compactMap { if case .value(let key) = $0 { key } else { nil } } }

  /// The values of these keys, parted by hyphens.
  static func joined(_ keys: [String]) -> NameTemplate {
    let pieces = keys.flatMap { [Piece.text("-"), .value($0)] }
    return NameTemplate(pieces: Array(pieces.dropFirst()))
  }

  /// The name that the values make.
  ///
  /// - Returns: the name, or the key that has no value.
  func expanded(_ value: (String) -> String?) -> Result<String, MissingValue> {
    var name = ""
    for piece in pieces {
      switch piece {
      case .text(let text): name += text
      case .value(let key):
        guard let value = value(key) else { return .failure(MissingValue(key: key)) }
        name += value
      }
    }
    return .success(name)
  }

  struct MissingValue: Error { let key: String }

  private static func refusal(_ text: String) -> BatchError {
    BatchError(
      .usage,
      "--name \(Wording.quoted(text)) has a brace without its partner; write '{color}' for a value "
        + "and '{{' for a brace")
  }
}

extension String {
  /// A value as a part of a file name: a colour's `#` goes, and `/` and line ends part nothing.
  var asNamePart: String {
    let text = hasPrefix("#") ? dropFirst() : self[...]
    return String(text.map { $0 == "/" || $0.isNewline ? "-" : $0 })
  }
}
