/// A length into which several periods fit a whole number of times each, once they are changed a
/// little.
struct CommonPeriod: Hashable {
  /// The length in frames.
  let frames: Int
  /// How often each period fits into it, in the order given.
  let counts: [Int]
  /// The largest change of any period, as a part of it: 0.05 is 5 per cent.
  let largestChange: Fraction

  /// The change that is taken without looking further: 5 per cent.
  static let acceptedChange = Fraction(1, 20)

  /// The shortest length of whole frames for which every period changes by at most 5 per cent.
  ///
  /// If there is none up to `limit` frames, the length with the smallest largest change, and of
  /// several the shortest. `nil` where not even one frame is allowed.
  ///
  /// - Parameter periods: the periods in frames, positive.
  init?(fitting periods: [Fraction], limit: Int) {
    guard limit >= 1, !periods.isEmpty else { return nil }
    let lengths = periods.map(\.doubleValue)
    var best: (frames: Int, change: Double) = (0, .infinity)
    for frames in 1...limit {
      let change = CommonPeriod.roughChange(of: lengths, frames: Double(frames), below: best.change)
      // The margin keeps rounding from hiding a better length; 1e-12 is far above it.
      guard change < best.change - 1e-12 else { continue }
      best = (frames, change)
      // Near the limit `Double` cannot decide; the exact change does.
      if change <= CommonPeriod.acceptedChange.doubleValue + 1e-9,
        let exact = CommonPeriod(periods, frames: frames),
        exact.largestChange <= CommonPeriod.acceptedChange
      {
        self = exact
        return
      }
    }
    guard let result = CommonPeriod(periods, frames: best.frames) else { return nil }
    self = result
  }

  /// The best fit into a given length, exactly; `nil` where it does not fit into 64 bits.
  private init?(_ periods: [Fraction], frames: Int) {
    var counts: [Int] = []
    var largest = Fraction.zero
    for period in periods {
      guard let ratio = Fraction(frames).checkedDividing(by: period),
        let (count, change) = CommonPeriod.nearestCount(to: ratio)
      else { return nil }
      counts.append(count)
      largest = max(largest, change)
    }
    (self.frames, self.counts, largestChange) = (frames, counts, largest)
  }

  /// How often a period goes best into a length that is `ratio` periods long, and the change.
  ///
  /// The new period is ratio / count of the old one. The larger count wins only where it changes
  /// less.
  private static func nearestCount(to ratio: Fraction) -> (count: Int, change: Fraction)? {
    let below = max(ratio.floor, 1)
    guard let lower = ratio.checkedDividing(by: Fraction(below))?.checkedSubtracting(.one),
      let upper = ratio.checkedDividing(by: Fraction(below + 1))?.checkedSubtracting(.one)
    else { return nil }
    return lower.magnitude <= upper.magnitude
      ? (below, lower.magnitude) : (below + 1, upper.magnitude)
  }

  /// The largest change, in `Double`, for the search; stops early once it is no better than
  /// `bound`.
  private static func roughChange(of periods: [Double], frames: Double, below bound: Double)
    -> Double
  {
    var largest = 0.0
    for period in periods {
      let ratio = frames / period
      // Beyond 2^53 there are no fractions left to drop.
      let count = ratio < 0x1p53 ? max(Double(Int(ratio)), 1) : ratio
      largest = max(largest, min(abs(ratio / count - 1), abs(ratio / (count + 1) - 1)))
      if largest >= bound { break }
    }
    return largest
  }
}
