/// Writes one JSON document (RFC 8259) piece by piece.
///
/// Numbers are written as the shortest text that reads back as the same `Double`; numbers that are
/// not finite, which JSON can't hold, become `null`. No number depends on a locale. Members stand
/// in the order in which they are written.
package struct JSONWriter {
  /// What is written and not yet taken.
  package private(set) var text = ""

  private var separator = ", "
  private var isFirst = true
  private var isAfterName = false

  /// Makes a writer that has written nothing yet.
  package init() {}

  /// Takes what is written so far, to be sent on.
  mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Puts a comma before everything but a container's first element and a member's value.
  private mutating func separate() {
    if !isFirst, !isAfterName { text += separator }
    (isFirst, isAfterName) = (false, false)
  }
}

// MARK: - Containers

extension JSONWriter {
  /// Writes an object whose members `body` writes; `lined` gives each member a line of its own.
  package mutating func object(lined: Bool = false, _ body: (inout JSONWriter) throws -> Void)
    rethrows
  {
    try container("{", "}", lined: lined, body)
  }

  /// Writes an array whose elements `body` writes; `lined` gives each a line of its own.
  package mutating func array(lined: Bool = false, _ body: (inout JSONWriter) throws -> Void)
    rethrows
  {
    try container("[", "]", lined: lined, body)
  }

  /// Begins a member of an object; its value is to be written next.
  package mutating func name(_ name: String) {
    separate()
    quote(name)
    text += ": "
    isAfterName = true
  }

  private mutating func container(
    _ opening: String, _ closing: String, lined: Bool,
    _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    let outer = separator
    (separator, isFirst) = (lined ? ",\n" : ", ", true)
    text += lined ? opening + "\n" : opening
    try body(&self)
    text += lined ? "\n" + closing : closing
    (separator, isFirst) = (outer, false)
  }
}

// MARK: - Values

extension JSONWriter {
  /// Writes a text.
  package mutating func value(_ value: String?) {
    separate()
    if let value { quote(value) } else { text += "null" }
  }

  /// Writes a number.
  package mutating func value(_ value: Double?) {
    separate()
    text += value.map { $0.isFinite ? "\($0)" : "null" } ?? "null"
  }

  /// Writes a whole number.
  package mutating func value(_ value: Int?) {
    separate()
    text += value.map { "\($0)" } ?? "null"
  }

  /// Writes a truth value.
  package mutating func value(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  /// Writes an array of numbers on one line.
  package mutating func value(_ values: [Double]) {
    array { writer in
      for value in values { writer.value(value) }
    }
  }

  /// Writes an array of texts on one line.
  package mutating func value(_ values: [String]) {
    array { writer in
      for value in values { writer.value(value) }
    }
  }

  /// Writes a member whose value is a text.
  package mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    self.value(value)
  }

  /// Writes a member whose value is a number.
  package mutating func member(_ name: String, _ value: Double?) {
    self.name(name)
    self.value(value)
  }

  /// Writes a member whose value is a whole number.
  package mutating func member(_ name: String, _ value: Int?) {
    self.name(name)
    self.value(value)
  }

  /// Writes a member whose value is a truth value.
  package mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    self.value(value)
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
