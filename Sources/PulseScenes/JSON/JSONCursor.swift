/// A place in the bytes of a text that knows its line and column.
struct JSONCursor {
  let bytes: [UInt8]
  private(set) var index = 0
  private var line = 1
  /// Where the line begins, and how many continuation bytes of UTF-8 it has had.
  private var (lineStart, continuations) = (0, 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte here; `nil` at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  var isAtEnd: Bool { index >= bytes.count }

  var position: JSONPosition {
    JSONPosition(line: line, column: index - lineStart - continuations + 1)
  }

  /// Steps over ASCII characters that end no line.
  mutating func advance(ascii count: Int) { index += count }

  /// Steps over the mark at the beginning, which is no column.
  mutating func skipMark(bytes count: Int) { (index, lineStart) = (count, count) }

  /// Steps over a character beyond ASCII of so many bytes.
  mutating func advance(scalarOfBytes count: Int) {
    index += count
    continuations += count - 1
  }

  /// Steps over `byte` if it stands here.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  /// Steps over spaces, tabs and line ends (LF, CR LF or CR).
  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09: index += 1
      case 0x0A: endLine()
      case 0x0D:
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        endLine()
      default: return
      }
    }
  }

  private mutating func endLine() {
    index += 1
    line += 1
    (lineStart, continuations) = (index, 0)
  }
}
