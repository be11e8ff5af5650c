/// One thing that was found out about a file.
public struct Finding: Hashable, Sendable {
  /// What sort of thing.
  public let code: FindingCode

  /// How grave it is.
  public let severity: Severity

  /// A sentence or two for the one who has to act: what is wrong, what a viewer sees of it, and what
  /// to do.
  public let message: String

  /// The frame concerned, from 0; `nil` where it concerns the file.
  public let frame: Int?

  /// The number that belongs to it; see ``FindingCode`` for its meaning.
  public let value: FindingValue?

  /// Makes a finding.
  ///
  /// - Parameter severity: by the code's own where omitted.
  public init(
    _ code: FindingCode, _ message: String, severity: Severity? = nil, frame: Int? = nil,
    value: FindingValue? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.frame = frame
    self.value = value
  }
}
