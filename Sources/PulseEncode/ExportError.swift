/// Why an export can't be made, in one sentence for its user.
public struct ExportError: Error, Hashable, CustomStringConvertible {
  /// What kind of failure it is; the command turns it into an exit code.
  public enum Kind: Hashable, Sendable {
    /// The request contradicts itself or a format's rules.
    case usage
    /// An encoder or a muxer is missing on this machine.
    case unavailable
    /// It was tried, or worked out, and can't be had: no file is as small, no loop as short.
    case unreachable
  }

  /// What kind of failure it is.
  public let kind: Kind

  /// What is wrong, where, and what would be right.
  public let description: String

  /// The encoder's own option that is wrong; `nil` where it is something else.
  public let codecOption: String?

  /// Makes an error.
  public init(_ kind: Kind, _ description: String, codecOption: String? = nil) {
    (self.kind, self.description) = (kind, description)
    self.codecOption = codecOption
  }
}
