/// Why a scene cannot become a loop of frames in the way that was asked for.
public enum LoopPlanError: Error, Hashable, Sendable {
  /// An endless animation, as it takes part in the search for a common period.
  public struct Contributor: Hashable, Sendable {
    /// The name of the animation's layer.
    public var layer: String
    /// What it moves.
    public var subject: AnimationSubject
    /// After how many seconds of the scene it comes again.
    public var period: Fraction

    /// Makes a contributor from its parts.
    public init(layer: String, subject: AnimationSubject, period: Fraction) {
      (self.layer, self.subject, self.period) = (layer, subject, period)
    }
  }

  /// A loop that changed durations would make.
  public struct Proposal: Hashable, Sendable {
    /// How long the loop would be, in seconds.
    public var period: Fraction
    /// The largest change of any duration, as a part of it: 1/20 is 5 per cent.
    public var largestChange: Fraction

    /// Makes a proposal from its parts.
    public init(period: Fraction, largestChange: Fraction) {
      (self.period, self.largestChange) = (period, largestChange)
    }
  }

  /// The scene itself is wrong.
  case animation(AnimationError)
  /// Asked for an exact fit, and the period is no whole number of frames.
  ///
  /// `fitting` are the usual rates at which it is; `periodsNeeded` periods (`nil`: too many to
  /// count) are whole at this rate.
  case notWhole(
    period: Fraction, rate: FrameRate, fitting: [FrameRate], periodsNeeded: Int?)
  /// Asked for whole periods, and too many frames are needed for them; `nil`: too many to count.
  case tooManyFrames(period: Fraction, rate: FrameRate, periods: Int?, frames: Int?, limit: Int)
  /// The nearest whole number of frames is more than 10 per cent off.
  case tooFarFromWhole(period: Fraction, rate: FrameRate, frames: Int)
  /// The common period is longer than allowed, or has too many digits to be written down (`nil`).
  case tooLong(
    period: Fraction?, limit: Fraction, contributors: [Contributor], proposal: Proposal?)
  /// A scene that comes to rest takes longer than allowed until then.
  case runTooLong(duration: Fraction, limit: Fraction)
  /// An endless cumulative animation never comes again.
  case accumulatesWithoutEnd(layer: String, subject: AnimationSubject)
  /// The start phase lies outside 0 ..< 1.
  case startOutsideLoop(Fraction)
  /// The longest allowed period is not positive.
  case maximumPeriodNotPositive(Fraction)
  /// Times have so many digits that exact arithmetic does not fit into 64 bits; in this layer, or
  /// in the whole.
  case numbersTooFine(layer: String?)
}
