/// Whether pictures have alpha, and whether the container says so.
public enum AlphaTag: String, Hashable, Sendable {
  /// No alpha.
  case none
  /// Alpha, and the container or the format itself says so.
  case tagged
  /// Alpha that the container doesn't mention.
  case untagged
}
