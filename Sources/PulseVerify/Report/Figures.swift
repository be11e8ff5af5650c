internal import PulseTimeline

/// Numbers as people read them, in no locale.
enum Figures {
  /// With so many places after the point at most: `1.25`, `3`.
  static func text(_ value: Double, places: Int = 2) -> String {
    let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
    guard value.isFinite, value.magnitude < 1e15 / power else { return "\(value)" }
    let rounded = (value * power).rounded() / power
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// A moment or a length: `2 s`, `0.033 s`.
  static func seconds(_ value: Fraction) -> String { "\(text(value.doubleValue, places: 3)) s" }

  /// A number with its noun: `1 frame`, `2 frames`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
