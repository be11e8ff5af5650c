#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the user's environment asks for.
enum Environment {
  /// Columns to wrap text at, 40 to 120: `COLUMNS`, else the terminal's width, else 80.
  static var columns: Int {
    let asked = value("COLUMNS").flatMap { Int(strict: $0) }
    return min(max(asked ?? StandardStream.output.terminalColumns ?? 80, 40), 120)
  }

  /// Whether a terminal on standard error understands more than plain lines.
  static var hasCapableTerminal: Bool {
    StandardStream.error.isTerminal && value("TERM") != "dumb"
  }

  /// Whether messages may be coloured: only on a capable terminal, and not against `NO_COLOR`.
  static var wantsColor: Bool {
    hasCapableTerminal && (value("NO_COLOR") ?? "").isEmpty
  }

  /// The value of a variable; `nil` where it is not set.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
