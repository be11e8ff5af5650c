/// An animation that does not end where it began, so that the scene itself jumps when it starts over.
public struct Jump: Hashable, Sendable {
  /// The name of the animation's layer.
  public var layer: String
  /// What the animation moves.
  public var subject: AnimationSubject
  /// Whether that happens where the loop starts over, between its last frame and its first; otherwise
  /// within the loop.
  public var isAtSeam: Bool

  /// Makes a jump from its parts.
  public init(layer: String, subject: AnimationSubject, isAtSeam: Bool) {
    (self.layer, self.subject, self.isAtSeam) = (layer, subject, isAtSeam)
  }
}

extension Jump: CustomStringConvertible {
  /// What jumps and where, in one sentence without its full stop.
  public var description: String {
    "\(AnimationError.Place(layer: layer, subject: subject)): it does not end where it began, so "
      + "the scene itself jumps "
      + (isAtSeam ? "where the loop starts over" : "within the loop")
      + "; \"autoreverses\": true, or an end where it began, closes it"
  }
}
