/// The number that belongs to a finding.
public enum FindingValue: Hashable, Sendable {
  /// One number: frames, plays, seconds or codes, as the finding's code says.
  case number(Double)
  /// Frames from the first to before the second.
  case range(Int, Int)
}
