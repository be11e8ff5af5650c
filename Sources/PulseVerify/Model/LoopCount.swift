/// How often a file says that it wants to be played.
public enum LoopCount: Hashable, Sendable {
  /// For ever.
  case forever
  /// So many times in all, 1 or more.
  case times(Int)
  /// The format has a place for it, and it is empty.
  case unknown
  /// The format has no such place: the player or the page decides.
  case external
}
