/// Why a batch can't be run, in one sentence for its user.
public struct BatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is; the command turns it into an exit code.
  public enum Kind: Hashable, Sendable {
    /// The request contradicts itself.
    case usage
    /// A table, palette or manifest makes no sense.
    case badInput
    /// The output folder is in use, or not one to write to.
    case folder
  }

  /// What kind of failure it is.
  public let kind: Kind

  /// What is wrong, where, and what would be right.
  public let description: String

  /// Makes an error.
  public init(_ kind: Kind, _ description: String) {
    (self.kind, self.description) = (kind, description)
  }
}
