import PulseMedia

/// Results on their way to standard output, in pieces large enough to be cheap.
struct TextOutput {
  private static let pieceLength = 1 << 16

  private var waiting = ""

  /// Adds a text, and sends what has gathered once it is enough.
  ///
  /// Long output ends here where a signal asks for it, as an export does between frames.
  mutating func write(_ text: String) throws {
    try Interruption.check()
    waiting += text
    if waiting.utf8.count >= TextOutput.pieceLength { try flush() }
  }

  /// Sends all that has gathered; to be called at the end.
  mutating func flush() throws {
    try StandardStream.output.write(waiting)
    waiting = ""
  }
}
