/// A moment or a length as a file has it: whole ticks of its clock.
public struct MediaTime: Hashable, Sendable, CustomStringConvertible {
  /// How many ticks.
  public let ticks: Int

  /// Seconds per tick.
  public let tick: MediaRatio

  /// Makes a time.
  public init(ticks: Int, tick: MediaRatio) {
    self.ticks = ticks
    self.tick = tick
  }

  /// The time in seconds, exact; `nil` where it doesn't fit into `Int`.
  public var seconds: MediaRatio? {
    let (product, overflow) = ticks.multipliedReportingOverflow(by: tick.numerator)
    return overflow ? nil : MediaRatio(product, tick.denominator)
  }

  /// The ticks and their length, such as `1000 x 1/60000 s`.
  public var description: String { "\(ticks) x \(tick) s" }
}
