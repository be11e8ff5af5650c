extension StringProtocol {
  /// The text with A to Z as a to z and every other character as it is: how CSS and command
  /// lines compare names, whatever the locale.
  var asciiLowercased: String {
    // Only bytes of ASCII letters change, so the result is valid UTF-8 as the original was.
    String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// The text without ASCII spaces, tabs and line ends at both ends.
  var asciiTrimmed: String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let start = utf8.drop(while: isSpace)
    let end = start.reversed().drop(while: isSpace).count
    return String(decoding: start.prefix(end), as: UTF8.self)
  }
}
