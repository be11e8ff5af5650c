/// How long work reports itself on standard error.
package enum ProgressStyle: String, Hashable, Sendable {
  /// One line that is written over.
  case line
  /// One JSON object a line.
  case json
  /// Not at all.
  case none

  /// The style that was asked for; otherwise a line, but only for someone who can see it.
  init(_ arguments: Arguments) {
    if let asked = arguments[.progress].flatMap(ProgressStyle.init) {
      self = asked == .line && !Environment.hasCapableTerminal ? .none : asked
    } else {
      self = arguments.has(.quiet) || !Environment.hasCapableTerminal ? .none : .line
    }
  }
}
