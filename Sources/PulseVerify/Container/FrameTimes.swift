internal import PulseTimeline

/// When the frames of a file are shown, in ticks of its clock.
///
/// The times are all that grows with a file: 8 bytes a frame, put in order where they lie.
struct FrameTimes {
  /// The beginnings, in any order.
  private(set) var times: [Int] = []
  /// The earliest of them; `nil` without frames.
  private(set) var first: Int?
  /// The latest of them; `nil` without frames.
  private(set) var final: Int?
  /// When the last frame ends; `nil` where the file doesn't say.
  var end: Int?
  /// Seconds per tick; positive.
  var tick: Fraction
  /// How long the file says that each frame lasts, in seconds; `nil` where it doesn't.
  var claimed: Fraction?
  /// Durations up to this, in seconds, are replaced by slower ones; `nil` where none are.
  var slowLimit: Fraction?
  /// Whether encoders of this format merge pictures that did not change.
  var mergesPictures = false

  /// Starts without frames.
  init(tick: Fraction) { self.tick = tick }

  /// How many frames there are.
  var count: Int { times.count }

  /// Adds a frame.
  ///
  /// - Throws: ``ContainerError`` beyond ``ContainerReader/largestFrameCount``, and for times that no
  ///   film reaches.
  mutating func append(_ time: Int) throws(ContainerError) {
    guard times.count < ContainerReader.largestFrameCount else {
      throw Self.tooMany
    }
    try Self.check(time)
    times.append(time)
    first = min(first ?? time, time)
    final = max(final ?? time, time)
  }

  /// Puts the times in order.
  mutating func sort() { times.sort() }

  /// What is said of films with more frames than are timed.
  static let tooMany = ContainerError.tooLarge(
    "the file holds more than \(ContainerReader.largestFrameCount) frames; longer ones are not read"
  )

  /// Refuses times with which arithmetic could overflow: 2^52 ticks are 570 years of microseconds.
  static func check(_ time: Int) throws(ContainerError) {
    guard time.magnitude <= 1 << 52 else {
      throw .tooLarge("the file has times beyond any film's length")
    }
  }

  /// A number of ticks in seconds; `nil` where that does not fit into a fraction.
  func seconds(_ ticks: Int) -> Fraction? { Fraction(ticks).checkedMultiplying(by: tick) }
}

extension FrameTimes {
  /// Puts the times in order and sums them up; `nil` without frames.
  ///
  /// Takes hardly more memory than the times themselves.
  mutating func durations() -> FrameDurations? {
    sort()
    guard let first, let final else { return nil }
    let steps = (0..<count - 1).lazy.map { [times] in times[$0 + 1] - times[$0] }
    let last = end.map { max(0, $0 - final) }
    let usual = Self.mostFrequent(steps) ?? last ?? 0
    let nominal = claimed ?? seconds(usual) ?? 0
    let unit = (nominal.doubleValue / tick.doubleValue)
    let uneven = steps.indices.lazy.filter { abs(Double(steps[$0]) - unit) > 1 + 1e-6 }
    let unevenCount = uneven.count
    let shortest = steps.min()
    let base =
      mergesPictures ? Self.base(min(shortest ?? last ?? 0, last ?? shortest ?? 0), unit) : unit
    let limit = slowLimit.map { $0.doubleValue / tick.doubleValue + 1e-6 } ?? -1
    let slow = steps.lazy.filter { Double($0) <= limit }
    let slowLast = last.flatMap { Double($0) <= limit ? $0 : nil }
    let share = steps.isEmpty ? 1 : 1 - Double(unevenCount) / Double(steps.count)
    return FrameDurations(
      shortest: seconds(shortest ?? usual) ?? 0, longest: seconds(steps.max() ?? usual) ?? 0,
      usual: seconds(usual) ?? 0, last: last.flatMap { seconds($0) },
      unevenCount: unevenCount, firstUneven: uneven.first,
      areMultiples: uneven.allSatisfy { Self.isMultiple(Double(steps[$0]), of: base) },
      lastIsMultiple: last.map { Self.isMultiple(Double($0), of: base) } ?? false,
      nominal: nominal,
      // A claim that most frames contradict is a muxer's guess, as of footage with a varying rate.
      claimsConstant: claimed != nil && share >= 0.5 || steps.count >= 4 && share >= 0.9,
      slowCount: slow.count + (slowLast == nil ? 0 : 1),
      slowTotal: seconds(slow.reduce(slowLast ?? 0, +)) ?? 0,
      total: seconds((end.map { max($0, final) } ?? final) - first) ?? 0)
  }

  /// Whether a duration is a whole number of units, 1 or more, as far as rounded clocks can tell: a
  /// tick, and half a tick more for each unit, but no more than a quarter of one.
  private static func isMultiple(_ ticks: Double, of unit: Double) -> Bool {
    guard unit > 0 else { return false }
    let count = (ticks / unit).rounded()
    return count >= 1 && abs(ticks - count * unit) <= max(1, min(1 + count / 2, unit / 4)) + 1e-6
  }

  /// The duration of which merged pictures have multiples: the shortest, as most may be merged, unless
  /// it is out of proportion.
  private static func base(_ shortest: Int, _ unit: Double) -> Double {
    let shortest = Double(shortest)
    return shortest >= unit / 4 && shortest > 1 ? min(shortest, unit) : unit
  }

  /// The most frequent step; of equally frequent ones the smallest.
  private static func mostFrequent(_ steps: some Sequence<Int>) -> Int? {
    var counts: [Int: Int] = [:]
    for step in steps where counts.count < 65_536 || counts[step] != nil {
      counts[step, default: 0] += 1
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}

extension FrameTimes {
  /// Frames per second where all last equally long; `nil` where they don't.
  ///
  /// Where the clock is too coarse for the rate, the usual one that fits all times is taken, else the
  /// mean.
  func rate(_ durations: FrameDurations) -> Fraction? {
    guard durations.unevenCount == 0, durations.nominal > 0 else { return nil }
    let inverse = Fraction.one.checkedDividing(by: durations.nominal)
    let isExact = claimed == nil && durations.shortest == durations.longest
    if isExact, times.count > 2, tick < Fraction(1, 2000) { return inverse }
    let span = (final ?? 0) - (first ?? 0)
    if let usual = Self.usualRates.first(where: { fits($0, durations, span) }) { return usual }
    if let claimed, tick != claimed { return Self.simplestRate(claimed) }
    guard claimed == nil, !isExact, span > 0, let length = seconds(span) else { return inverse }
    return Fraction(times.count - 1).checkedDividing(by: length)
  }

  /// Rates that people choose, whole ones first.
  private static let usualRates: [Fraction] =
    [24, 25, 30, 50, 60, 10, 12, 15, 20, 100, 120]
    + [24_000, 30_000, 60_000].map { Fraction($0, 1001) } + [Fraction(25, 2)]

  /// The simplest rate whose frames last a whole number of nanoseconds, cut off or rounded: 7 for
  /// 142857142 ns.
  private static func simplestRate(_ duration: Fraction) -> Fraction? {
    let nanoseconds = duration.doubleValue * 1e9
    for denominator in [1, 2, 3, 4, 5, 1001] {
      let numerator = (1e9 * Double(denominator) / nanoseconds).rounded()
      guard numerator >= 1, numerator < 1e9 else { continue }
      if abs(1e9 * Double(denominator) / numerator - nanoseconds) < 1 {
        return Fraction(Int(numerator), denominator)
      }
    }
    return Fraction.one.checkedDividing(by: duration)
  }

  /// Whether steps and their sum are within a tick of those of a rate.
  private func fits(_ rate: Fraction, _ durations: FrameDurations, _ span: Int) -> Bool {
    let perStep = 1 / (rate.doubleValue * tick.doubleValue)
    let usual = durations.nominal.doubleValue / tick.doubleValue
    guard abs(usual - perStep) <= 1 else { return false }
    guard times.count < 2 || abs(Double(span) - Double(times.count - 1) * perStep) <= 1 else {
      return false
    }
    // A claim is in nanoseconds and cuts off what is less.
    return claimed.map { abs($0.doubleValue - 1 / rate.doubleValue) < 1e-8 } ?? true
  }
}
