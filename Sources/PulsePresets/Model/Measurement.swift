public import PulseTimeline

/// What a file has of what a rule looks at.
public enum Measurement: Hashable, Sendable {
  /// A number, in the subject's unit.
  case number(Fraction)
  /// A word, such as a codec's name.
  case word(String)

  /// Reads a rule's text: a number where it is one.
  init(text: String) { self = Fraction(parsing: text).map(Measurement.number) ?? .word(text) }
}
