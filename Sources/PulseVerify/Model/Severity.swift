/// How grave a finding is.
///
/// Only faults make a file defective.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// A viewer will see it.
  case fault
  /// Some players, or some viewers, will have trouble.
  case warning
  /// Worth knowing.
  case note
}
