/// What is decided about an animated picture before its first frame.
public struct AnimationSettings: Sendable {
  /// Pixels in a row.
  public var width: Int
  /// Rows of pixels.
  public var height: Int
  /// How many frames there will be.
  public var frameCount: Int
  /// Frames per second.
  public var rate: MediaRatio
  /// Whether pixels may be transparent.
  public var hasAlpha: Bool
  /// How often a player is to show it; 0 means for ever.
  public var plays: Int
  /// A text for the file's metadata; `nil` for none.
  public var comment: String?
  /// Time against size, from 0 (quick) to 2 (small).
  public var effort: Int

  /// Makes settings.
  public init(
    width: Int, height: Int, frameCount: Int, rate: MediaRatio, hasAlpha: Bool = false,
    plays: Int = 0, comment: String? = nil, effort: Int = 1
  ) {
    (self.width, self.height, self.frameCount) = (width, height, frameCount)
    (self.rate, self.hasAlpha, self.plays) = (rate, hasAlpha, plays)
    (self.comment, self.effort) = (comment, effort)
  }

  /// How many ticks of a clock each frame lasts: rounded so that no error adds up, and that all frames
  /// together last what they should to half a tick.
  func delay(ofFrame index: Int, ticksPerSecond: Int) -> Int {
    func moment(_ index: Int) -> Int {
      let ticks = index * ticksPerSecond * rate.denominator
      return (2 * ticks + rate.numerator) / (2 * rate.numerator)
    }
    return moment(index + 1) - moment(index)
  }
}
