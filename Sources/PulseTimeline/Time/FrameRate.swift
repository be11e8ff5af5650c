/// How many frames are shown in a second, as an exact fraction.
public struct FrameRate: Hashable, Sendable {
  /// Frames per second; positive.
  public let framesPerSecond: Fraction

  /// The smallest and the largest rate that a user may ask for: 1/10 and 1,000 frames a second.
  ///
  /// The upper bound is one frame per millisecond, the finest that WebM's clock can hold.
  public static let allowed: ClosedRange<Fraction> = Fraction(1, 10)...Fraction(1000)

  /// Makes a rate; `nil` unless it lies in ``allowed``.
  public init?(_ framesPerSecond: Fraction) {
    guard FrameRate.allowed.contains(framesPerSecond) else { return nil }
    self.framesPerSecond = framesPerSecond
  }

  private init(unchecked framesPerSecond: Fraction) { self.framesPerSecond = framesPerSecond }

  /// 60 frames a second.
  public static let fps60 = FrameRate(unchecked: 60)

  /// 50 frames a second.
  public static let fps50 = FrameRate(unchecked: 50)

  /// 30 frames a second.
  public static let fps30 = FrameRate(unchecked: 30)

  /// 25 frames a second.
  public static let fps25 = FrameRate(unchecked: 25)

  /// 24 frames a second.
  public static let fps24 = FrameRate(unchecked: 24)

  /// The usual rates, in rising order, for messages that propose one.
  public static let usual: [FrameRate] = [
    fps24, fps25, fps30, fps50, fps60, FrameRate(unchecked: 120),
  ]

  /// The moment at which frame `index` begins, in seconds: `index * den / num`.
  public func time(ofFrame index: Int) -> Fraction { Fraction(index) / framesPerSecond }

  /// How long one frame is shown, in seconds.
  public var frameDuration: Fraction { .one / framesPerSecond }
}

extension FrameRate {
  /// Reads `30`, `12.5` or `30000/1001`; `23.976`, `29.97`, `47.952`, `59.94` and `119.88` mean
  /// their NTSC fractions, 24000/1001 and so on.
  ///
  /// `nil` where the text is no number or the rate lies outside ``allowed``.
  public init?(parsing text: some StringProtocol) {
    let ntsc = [
      "23.976": 24000, "23.98": 24000, "29.97": 30000, "47.952": 48000, "59.94": 60000,
      "119.88": 120000,
    ]
    if let numerator = ntsc[String(text)] {
      self.init(Fraction(numerator, 1001))
    } else if let rate = Fraction(parsing: text) {
      self.init(rate)
    } else {
      return nil
    }
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as a fraction: `60/1`, `30000/1001`.
  public var description: String { framesPerSecond.description }
}
