/// What the pictures say about the step from the last frame to the first.
enum SeamJudgement: Hashable {
  /// A step like its neighbours.
  case step
  /// The motion turns there, as it may.
  case turning
  /// Nothing moves around the seam.
  case still
  /// Nothing moves at all.
  case noMotion
  /// The first frame is the last one again.
  case duplicate
  /// The turning frame is shown twice.
  case doubledTurn
  /// So many frames are missing.
  case missing(Int)
  /// So many frames too many.
  case extra(Int)
  /// A jump.
  case cut
  /// Too few frames to tell.
  case unknown
}
