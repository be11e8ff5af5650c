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

  /// Adds the next picture; without its time nothing can be told.
  mutating func add(_ picture: ReducedPicture, seconds: Double?) {
    guard let seconds, !isDangerous else { return }
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
