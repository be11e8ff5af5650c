/// The change of one animation's period that makes it fit a common one.
public struct Retiming: Hashable, Sendable {
  /// The name of the animation's layer.
  public var layer: String
  /// What it moves.
  public var subject: AnimationSubject
  /// Its period as the scene has it, in seconds.
  public var period: Fraction
  /// Its period after the change, in seconds: a whole part of the loop.
  public var newPeriod: Fraction

  /// Makes a retiming from its parts.
  public init(layer: String, subject: AnimationSubject, period: Fraction, newPeriod: Fraction) {
    (self.layer, self.subject) = (layer, subject)
    (self.period, self.newPeriod) = (period, newPeriod)
  }

  /// The new period over the old one: above 1 is slower.
  public var factor: Fraction { newPeriod / period }
}

extension Retiming: CustomStringConvertible {
  /// What changes, in words.
  public var description: String {
    "\(AnimationError.Place(layer: layer, subject: subject)): from \(period.secondsText) to "
      + "\(newPeriod.secondsText) "
      + "(\(factor.percentText))"
  }
}
