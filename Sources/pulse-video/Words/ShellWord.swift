/// Words as they have to be typed in a shell.
package enum ShellWord {
  /// The word itself where it is plain, else in single quotes.
  package static func quoted(_ word: String) -> String {
    guard word.isEmpty || !word.utf8.allSatisfy(isPlain) else { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./,:=+@%".utf8.contains(byte)
    }
  }
}
