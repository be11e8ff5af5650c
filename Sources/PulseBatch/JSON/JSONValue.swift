/// A value of a JSON text, with numbers as they are written and members in their order.
///
/// Exact times need a number's digits and messages need places, which decoders into types don't keep.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The first member of that name; `nil` for anything but an object with such a member.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text; `nil` for anything else.
  var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The whole number; `nil` for anything else.
  var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  /// The number; `nil` for anything else.
  var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }

  /// The members in their order; `nil` for anything but an object.
  var members: [(key: String, value: JSONValue)]? {
    if case .object(let members) = self { members } else { nil }
  }
}
