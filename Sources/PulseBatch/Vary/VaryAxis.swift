/// Values that multiply the rows: each row once with each of them.
public struct VaryAxis: Hashable, Sendable {
  /// One of the values.
  public struct Value: Hashable, Sendable {
    /// The value as a cell would hold it.
    public let text: String
    /// What a palette calls it; `nil` where it was written out.
    public let name: String?

    /// Makes a value.
    public init(_ text: String, name: String? = nil) { (self.text, self.name) = (text, name) }
  }

  /// The name of what varies, as a column would have it.
  public let key: String
  /// The values, in the order given.
  public let values: [Value]

  /// Makes an axis.
  public init(key: String, values: [Value]) { (self.key, self.values) = (key, values) }

  /// Splits a list at its commas, apart from those inside parentheses.
  public static func split(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(depth - 1, 0) }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }
}

extension StringProtocol {
  /// The text without ASCII spaces and tabs at both ends.
  var trimmed: String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let bytes = Substring(self).utf8
    guard let first = bytes.first, let last = bytes.last, isSpace(first) || isSpace(last) else {
      return String(self)
    }
    let start = bytes.drop(while: isSpace)
    return String(Substring(start.dropLast(start.reversed().prefix(while: isSpace).count)))
  }
}
