/// The answer about a file.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// It loops: times and pictures are right.
  case seamless
  /// No fault was found, but what was looked at can't tell whether it loops.
  case undecided
  /// It has at least one fault.
  case defective
  /// It could not be read.
  case unreadable
}
