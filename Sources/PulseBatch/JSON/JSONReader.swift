import PulseScenes

/// Reads JSON (RFC 8259) value by value, so that a long array need not be in memory.
struct JSONReader {
  /// What is wrong with a text, and in which line, from 1.
  struct Fault: Error {
    let line: Int
    let message: String
  }

  /// The deepest nesting that is read.
  static let deepest = 64

  private let bytes: [UInt8]
  private var position: Int

  /// Makes a reader of a text, which may begin with a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads a text that is one value.
  static func value(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    guard reader.next() == nil else { throw reader.fault("nothing may follow the value") }
    return value
  }

  /// The line of the place reached, from 1.
  var line: Int { 1 + bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } }

  /// An error at the place reached.
  func fault(_ message: String) -> Fault { Fault(line: line, message: message) }

  /// The next byte that is no space, which stays; `nil` at the end.
  mutating func next() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case let byte: return byte
      }
    }
    return nil
  }

  /// Takes a character if it comes next.
  mutating func take(_ character: Character) -> Bool {
    guard let byte = next(), byte == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// Reads a value.
  mutating func value(depth: Int = 0) throws(Fault) -> JSONValue {
    guard depth < Self.deepest else { throw fault("nested deeper than \(Self.deepest) levels") }
    switch next() {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t") where takeWord("true"): return .bool(true)
    case UInt8(ascii: "f") where takeWord("false"): return .bool(false)
    case UInt8(ascii: "n") where takeWord("null"): return .null
    case .some(let byte) where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      return .number(try number())
    case .none: throw fault("the text ends too early")
    default: throw fault("here must come a value: a text in double quotes, a number, true or false")
    }
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }
}

// MARK: - Kinds of values

extension JSONReader {
  private mutating func object(_ depth: Int) throws(Fault) -> JSONValue {
    position += 1
    var members: [(key: String, value: JSONValue)] = []
    if take("}") { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\"") else {
        throw fault("here must come a name in double quotes")
      }
      let key = try string()
      guard take(":") else { throw fault("':' is missing after \(Wording.quoted(key))") }
      members.append((key, try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw fault("',' or '}' is missing") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(Fault) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    if take("]") { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw fault("',' or ']' is missing") }
    return .array(values)
  }

  private mutating func number() throws(Fault) -> String {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw fault("\(Wording.quoted(text)) is no number")
    }
    return text
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    var text = plainBytes()
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("the text is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw fault("a text must end on its line; write a line break as \\n")
      default: text.append(byte)
      }
    }
    throw fault("the quote that opens a text is never closed")
  }

  /// Takes what stands for itself, which is nearly always all of a text.
  private mutating func plainBytes() -> [UInt8] {
    let start = position
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""),
      bytes[position] != UInt8(ascii: "\\")
    {
      position += 1
    }
    return Array(bytes[start..<position])
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard position < bytes.count else { throw fault("the text ends too early") }
    let byte = bytes[position]
    position += 1
    let plain: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D,
      0x74: 0x09,
    ]
    if let meant = plain[byte] { return [meant] }
    guard byte == UInt8(ascii: "u") else {
      throw fault("'\\' must be followed by one of \"\\/bfnrtu")
    }
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), takeWord("\\u") {
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw fault("half a character, by \\u") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half a character, by \\u") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("\\u needs four hexadecimal digits") }
    position += 4
    return code
  }
}
