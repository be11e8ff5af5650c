/// A file name with a place for the frame's number, as in `frame-%04d.png`.
struct NumberedName: Hashable, Sendable {
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// Reads a name with exactly one `%d` or `%0Nd`; `%%` stands for a per cent sign.
  init?(_ name: String) {
    var parts = [""]
    var digits = 0
    var rest = name[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[parts.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        parts[parts.count - 1].append("%")
        rest.removeFirst()
        continue
      }
      guard let end = rest.firstIndex(of: "d"), let width = NumberedName.width(rest[..<end])
      else { return nil }
      digits = width
      parts.append("")
      rest = rest[rest.index(after: end)...]
    }
    guard parts.count == 2 else { return nil }
    (prefix, suffix) = (parts[0], parts[1])
    self.digits = digits
  }

  /// The name of picture `index`.
  func file(_ index: Int) -> String {
    let number = String(index)
    return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
  }

  /// Refuses a name without a place for the number.
  static func check(_ name: String) throws(ExportError) {
    guard NumberedName(name) == nil else { return }
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    throw ExportError(
      .usage,
      "'\(name)': PNG stores one picture a file, so the name needs one place for the number: "
        + "'\(stem)-%04d.png'; for one animated picture use --codec apng, for a single one "
        + "'pulse-video still'")
  }

  /// `0N` or nothing; at most nine digits.
  private static func width(_ text: Substring) -> Int? {
    if text.isEmpty { return 0 }
    guard text.first == "0", text.count == 2, let width = Int(text.dropFirst()), width > 0
    else { return nil }
    return width
  }
}
