/// Looks for a word of the command line that is not UTF-8.
///
/// Swift puts U+FFFD where bytes make no character, so that a file would be looked for, or written,
/// under another name than the one typed.
enum BrokenWord {
  /// The first such word as far as it can be shown; `nil` where all words are text.
  static var first: String? {
    for (index, word) in CommandLine.arguments.enumerated() {
      guard word.contains("\u{FFFD}"), let bytes = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: bytes) == nil { return word }
    }
    return nil
  }
}
