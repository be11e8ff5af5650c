/// What the step from the last frame to the first looks like.
public enum SeamKind: String, Hashable, Sendable, CaseIterable {
  /// A step like its neighbours.
  case step
  /// No step: the first frame is the last one again.
  case duplicate
  /// A step over frames that are missing.
  case gap
  /// A step back: the motion had already passed the loop's end.
  case overlap
  /// A jump.
  case cut
  /// The motion turns back, as it should.
  case turning
  /// The motion turns back, as it should not.
  case reversed
  /// Nothing moves around the seam.
  case still
  /// Too few frames to tell.
  case unknown
}
