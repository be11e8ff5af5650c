/// Why a text is no colour.
public enum ColorTextError: Error, Hashable, Sendable {
  /// There is nothing but space.
  case empty
  /// The text is longer than ``ColorText/longestText``.
  case tooLong(bytes: Int)
  /// A word that is no named colour; `suggestions` are those that may be meant.
  case unknownName(String, suggestions: [String])
  /// A colour of CSS that depends on a page or a system.
  case unfixed(String)
  /// A `#` with something else than 3, 4, 6 or 8 hexadecimal digits.
  case hexadecimal(String)
  /// A function that makes no colour; `suggestion` is the nearest one that does.
  case unknownFunction(String, suggestion: String?)
  /// A space that `color()` does not know; `suggestion` is the nearest one that it does.
  case unknownSpace(String, suggestion: String?)
  /// A known function written wrongly; `problem` says what would be right.
  case malformed(String, problem: String)
}

extension ColorTextError: CustomStringConvertible {
  /// One sentence: what is wrong, and what would be right.
  public var description: String {
    switch self {
    case .empty:
      "the colour is empty; write one such as 'red', '#cc0000' or 'hsb(0, 1, 0.8)'"
    case .tooLong(let bytes):
      "the colour is \(bytes) bytes long; at most \(ColorText.longestText) are read"
    case .unknownName(let name, let suggestions):
      "unknown colour \(Wording.quoted(name))"
        + (suggestions.isEmpty
          ? "; write a CSS name such as 'red', or '#cc0000', 'rgb(204 0 0)', 'hsb(0, 1, 0.8)'"
          : Wording.offer(suggestions))
    case .unfixed(let name):
      "the colour '\(name)' depends on the page or the system that shows it, which a video "
        + "cannot know; write the colour itself, such as '#cc0000'"
    case .hexadecimal(let text):
      "\(Wording.quoted(text)) is no colour: after '#' come 3, 4, 6 or 8 of 0-9 and a-f, "
        + "as in '#c00' or '#cc0000ff'"
    case .unknownFunction(let name, let suggestion):
      "unknown colour function \(Wording.quoted(name + "()"))"
        + (suggestion.map { "; did you mean '\($0)()'?" }
          ?? "; there are \(Wording.list(ColorFunction.names, conjunction: "and"))")
    case .unknownSpace(let name, let suggestion):
      "unknown colour space \(Wording.quoted(name))"
        + (suggestion.map { "; did you mean '\($0)'?" }
          ?? "; there are \(Wording.list(ColorSpace.names, conjunction: "and"))")
    case .malformed(let text, let problem):
      "\(Wording.quoted(text)) is no colour: \(problem)"
    }
  }
}
