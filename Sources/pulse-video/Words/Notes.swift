/// Remarks on standard error that are no errors: what was rounded, clipped or retimed.
enum Notes {
  /// Prints each remark on a line of its own, unless the user asked for quiet.
  static func print(_ remarks: [String], _ arguments: Arguments) {
    guard !arguments.has(.quiet) else { return }
    let mark = Environment.wantsColor ? "\u{1B}[1;33mnote:\u{1B}[0m" : "note:"
    for remark in remarks {
      StandardStream.error.writeIfPossible("pulse-video: \(mark) \(PlainText.line(remark))\n")
    }
  }
}
