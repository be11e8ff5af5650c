#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks for general flashes as WCAG 2.3.1 defines them.
///
/// A flash is a pair of opposing changes of relative luminance by at least a tenth of its range,
/// where the darker picture is below 0.80. More than three within a second are dangerous where they
/// cover a quarter of what a viewer sees at once; here, of the picture, as if it filled the view.
struct FlashMeter {
  /// Opposing changes in a second that are one too many: three flashes are six changes.
  private static let changes = 7

  private var extreme: [Double] = []
  private var isRising: [Bool?] = []
  /// When each cell's last changes were, the oldest first.
  private var times: [[Double]] = []

  /// Whether there were more than three flashes in a second on a quarter of the picture.
  private(set) var isDangerous = false

  /// When the first pictures were shown, up to a second after the first of them.
  private var firstTimes: [Double] = []
  /// Whether all pictures had a time.
  private var isTimed = true
  /// When the last picture and the one before it were shown.
  private var lastTimes: (before: Double, last: Double)?

  /// Adds the next picture; without its time nothing can be told.
  mutating func add(_ picture: ReducedPicture, seconds: Double?) {
    guard let seconds else {
      isTimed = false
      return
    }
    if seconds - (firstTimes.first ?? seconds) <= 1 { firstTimes.append(seconds) }
    lastTimes = (lastTimes?.last ?? seconds, seconds)
    follow(picture, seconds)
  }

  /// Goes on beyond the end as a player does: with the first pictures again, for a second.
  ///
  /// - Parameter first: The first pictures in order, as they were added; a film shorter than a second
  ///   is played as often as it takes.
  mutating func close(with first: some Collection<ReducedPicture>) {
    guard isTimed, let start = firstTimes.first, let (before, last) = lastTimes else { return }
    guard last > before else { return }
    let period = last - start + (last - before)
    let shown = zip(first, firstTimes)
    for play in 1...max(1, Self.plays(of: period)) {
      let shift = Double(play) * period
      for (picture, time) in shown where !isDangerous && time + shift - last <= 1 {
        follow(picture, time + shift)
      }
    }
  }

  /// How many plays a second takes; of very short films as many as show what there is to be seen.
  private static func plays(of period: Double) -> Int {
    period > 1.0 / 64 ? Int((1 / period).rounded(.up)) : 64
  }

  private mutating func follow(_ picture: ReducedPicture, _ seconds: Double) {
    guard !isDangerous else { return }
    let luma = picture.channel(0)
    if extreme.count != luma.count {
      extreme = luma.map(Self.luminance)
      isRising = Array(repeating: nil, count: luma.count)
      times = Array(repeating: [], count: luma.count)
      return
    }
    var dangerous = 0
    for (cell, value) in luma.enumerated() {
      follow(cell, Self.luminance(value), seconds)
      if let oldest = times[cell].first, times[cell].count == Self.changes, seconds - oldest <= 1 {
        dangerous += 1
      }
    }
    isDangerous = dangerous * 4 >= luma.count
  }

  /// Follows one cell from extreme to extreme.
  private mutating func follow(_ cell: Int, _ luminance: Double, _ seconds: Double) {
    let change = luminance - extreme[cell]
    if isRising[cell] == (change > 0) {
      extreme[cell] = luminance
    } else if abs(change) >= 0.1, min(luminance, extreme[cell]) < 0.8 {
      isRising[cell] = change > 0
      extreme[cell] = luminance
      times[cell].append(seconds)
      if times[cell].count > Self.changes { times[cell].removeFirst() }
    }
  }

  /// Relative luminance of a luma code in the limited range, as if the picture were gray (sRGB).
  private static func luminance(_ code: Float) -> Double {
    let value = min(max((Double(code) - 16) / 219, 0), 1)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
