/// A value of a JSON text, with the place where it begins.
package struct JSONNode: Hashable, Sendable {
  /// What it is.
  package let value: Value
  /// Where it begins.
  package let position: JSONPosition

  /// What a JSON text can hold.
  package enum Value: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number as it is written, so that its reader decides how exactly to take it.
    case number(String)
    /// A string, its escapes resolved.
    case string(String)
    /// Values in a row.
    case array([JSONNode])
    /// Values with names, in the text's order; no name stands twice.
    case object([Member])
  }

  /// A value with its name in an object.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let key: String
    /// Where the name begins.
    package let position: JSONPosition
    /// The value.
    package let node: JSONNode
  }
}

extension JSONNode {
  /// What sort of value it is, as messages name it.
  package var kindName: String {
    switch value {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
