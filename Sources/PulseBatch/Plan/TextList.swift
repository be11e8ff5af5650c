/// Texts held in few bytes, by number.
struct TextList: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// How many there are.
  var count: Int { ends.count }

  /// Adds a text at the end.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }

  /// The text of a number.
  subscript(_ index: Int) -> String {
    let start = index == 0 ? 0 : ends[index - 1]
    return String(decoding: bytes[start..<ends[index]], as: UTF8.self)
  }
}
