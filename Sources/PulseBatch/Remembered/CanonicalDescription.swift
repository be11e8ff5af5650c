/// A text of everything that a value holds, the same in every process and on every machine.
///
/// Whatever is added to a request later is in it without anybody's thinking of it, which a list of members
/// would miss.
package enum CanonicalDescription {
  /// The text of a value: members by their names, sets and dictionaries sorted.
  package static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let members = mirror.children.map { "\($0.label ?? "")=\(text(of: $0.value))" }
    return switch mirror.displayStyle {
    case .set, .dictionary: "{\(members.sorted().joined())}"
    case .some where !members.isEmpty: "(\(members.joined()))"
    // A length before it, so that no text can look like two.
    default: counted(String(describing: value))
    }
  }

  /// A text with its length before it, by which several in a row can be told apart.
  static func counted(_ text: String) -> String { "\(text.utf8.count):\(text)" }
}
