/// A finite animation that is over before the loop begins, as others go on for ever.
public struct EndedAnimation: Hashable, Sendable {
  /// The name of the animation's layer.
  public var layer: String
  /// What the animation moves.
  public var subject: AnimationSubject
  /// When it ends, in seconds of the scene.
  public var end: Fraction

  /// Makes one from its parts.
  public init(layer: String, subject: AnimationSubject, end: Fraction) {
    (self.layer, self.subject, self.end) = (layer, subject, end)
  }
}

extension EndedAnimation: CustomStringConvertible {
  /// What is over, and what to write so that it goes on, in one sentence without its full stop.
  public var description: String {
    "\(AnimationError.Place(layer: layer, subject: subject)): it ends after \(end.secondsText), "
      + "before the loop begins, and shows in none of its frames; to go on for ever it needs "
      + "\"repeatCount\": \"infinity\""
  }
}
