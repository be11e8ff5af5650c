/// A strict reader of JSON (RFC 8259) that remembers where everything stands.
///
/// Of our own, as Foundation's keeps no places, takes repeated names in silence and turns numbers
/// into `Double`. A byte order mark at the beginning is passed over, as the RFC allows.
package struct JSONReader {
  private let limits: JSONLimits
  private var nodes = 0
  var cursor: JSONCursor

  /// Reads a whole text.
  package static func read(
    _ bytes: [UInt8], limits: JSONLimits = .file
  ) throws(JSONError) -> JSONNode {
    guard bytes.count <= limits.bytes else {
      throw JSONError(
        "the text has \(bytes.count) bytes; at most \(limits.bytes) are read",
        at: JSONPosition(line: 1, column: 1))
    }
    var reader = JSONReader(limits: limits, cursor: JSONCursor(bytes))
    try reader.checkEncoding()
    let node = try reader.value(depth: 0)
    reader.cursor.skipSpace()
    guard reader.cursor.isAtEnd else {
      throw reader.error("\(reader.found) stands behind the end of the JSON value")
    }
    return node
  }

  private init(limits: JSONLimits, cursor: JSONCursor) {
    (self.limits, self.cursor) = (limits, cursor)
  }

  private mutating func checkEncoding() throws(JSONError) {
    let start = cursor.bytes.prefix(4)
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
      || (start.count > 1 && start.prefix(2).contains(0))
    {
      throw error("the text is not UTF-8 (it looks like UTF-16); save it as UTF-8")
    }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { cursor.skipMark(bytes: 3) }
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    cursor.skipSpace()
    let position = cursor.position
    try countNode()
    guard let byte = cursor.current else { throw error("a value is missing at the end") }
    let value: JSONNode.Value =
      switch byte {
      case UInt8(ascii: "{"): try object(depth: depth + 1)
      case UInt8(ascii: "["): try array(depth: depth + 1)
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"), 0x30...0x39: .number(try number())
      default: try word()
      }
    return JSONNode(value: value, position: position)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONNode.Value {
    let start = cursor.position
    try enter(depth)
    var items: [JSONNode] = []
    if cursor.take(UInt8(ascii: "]")) { return .array(items) }
    while true {
      if cursor.current == UInt8(ascii: "]") { throw error("a comma stands before ']'; remove it") }
      items.append(try value(depth: depth))
      if try endsList(with: UInt8(ascii: "]"), of: "list", begun: start) { return .array(items) }
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONNode.Value {
    let start = cursor.position
    try enter(depth)
    var members: [JSONNode.Member] = []
    var lines: [String: Int] = [:]
    if cursor.take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      let member = try member(depth: depth, begun: start)
      if let line = lines.updateValue(member.position.line, forKey: member.key) {
        throw JSONError(
          "the key \(Wording.quoted(member.key)) stands twice in one object, first in line "
            + "\(line)", at: member.position)
      }
      members.append(member)
      if try endsList(with: UInt8(ascii: "}"), of: "object", begun: start) {
        return .object(members)
      }
    }
  }

  private mutating func member(
    depth: Int, begun start: JSONPosition
  ) throws(JSONError) -> JSONNode.Member {
    let position = cursor.position
    guard cursor.current == UInt8(ascii: "\"") else {
      if cursor.isAtEnd { throw unclosed("object", start) }
      if cursor.current == UInt8(ascii: "}") { throw error("a comma stands before '}'; remove it") }
      throw error("\(found) stands where a key in double quotes must stand")
    }
    let key = try string()
    cursor.skipSpace()
    guard cursor.take(UInt8(ascii: ":")) else {
      throw error("a ':' must follow the key \(Wording.quoted(key)), not \(found)")
    }
    return JSONNode.Member(key: key, position: position, node: try value(depth: depth))
  }

  /// `true`, `false`, `null`, or an error that names what stands there instead.
  private mutating func word() throws(JSONError) -> JSONNode.Value {
    let position = cursor.position
    let letters = cursor.bytes[cursor.index...].prefix(48).prefix { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
        || (0x30...0x39).contains(byte)
    }
    switch String(decoding: letters, as: UTF8.self) {
    case "true":
      cursor.advance(ascii: 4)
      return .boolean(true)
    case "false":
      cursor.advance(ascii: 5)
      return .boolean(false)
    case "null":
      cursor.advance(ascii: 4)
      return .null
    case "": throw error("\(found) stands where a value must stand")
    case let other:
      throw JSONError(
        "\(Wording.quoted(other)) is no JSON value; strings stand in double quotes, and the only "
          + "words are true, false and null" + (ForeignWords.hint(other) ?? ""), at: position)
    }
  }

  // MARK: - Parts

  /// Steps over a comma, or over the closing bracket, where it answers yes.
  private mutating func endsList(
    with bracket: UInt8, of kind: String, begun start: JSONPosition
  ) throws(JSONError) -> Bool {
    cursor.skipSpace()
    if cursor.take(bracket) { return true }
    if cursor.isAtEnd { throw unclosed(kind, start) }
    guard cursor.take(UInt8(ascii: ",")) else {
      throw error(
        "\(found) stands where ',' or '\(Character(Unicode.Scalar(bracket)))' must stand")
    }
    cursor.skipSpace()
    return false
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= limits.depth else {
      throw error("lists and objects are nested deeper than \(limits.depth) levels")
    }
    cursor.advance(ascii: 1)
    cursor.skipSpace()
  }

  private mutating func countNode() throws(JSONError) {
    nodes += 1
    guard nodes <= limits.nodes else {
      throw error("there are more than \(limits.nodes) values; that is more than is read")
    }
  }

  private func unclosed(_ kind: String, _ start: JSONPosition) -> JSONError {
    error("the text ends within the \(kind) that begins in line \(start.line)")
  }

  /// An error at the place that has been reached.
  func error(_ problem: String) -> JSONError { JSONError(problem, at: cursor.position) }

  /// What stands at the place that has been reached, in words.
  var found: String {
    guard let byte = cursor.current else { return "the end of the text" }
    if byte == UInt8(ascii: "'") { return "a single quote" }
    if byte == UInt8(ascii: "/") { return "'/' (JSON has no comments)" }
    if byte == UInt8(ascii: "@") { return "'@' (a string stands in double quotes alone)" }
    if byte == UInt8(ascii: ".") { return "'.' (a number begins with a digit, as in 0.5)" }
    let rest = String(decoding: cursor.bytes[cursor.index...].prefix(4), as: UTF8.self)
    return Wording.quoted(String(rest.unicodeScalars.prefix(1)))
  }
}
