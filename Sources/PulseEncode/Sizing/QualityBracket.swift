import PulseTimeline

/// Which quality to try next: between the best that fits and the worst that doesn't, the logarithm of the
/// bytes runs nearly straight.
struct QualityBracket {
  /// A quality and the bytes that it took.
  struct Point {
    let quality: Int
    let bytes: Int
  }

  /// By how much the bytes grow with each step of quality where nothing is measured yet: 5 per cent, as with
  /// flat animations in H.264 and VP9.
  private static let usualGrowth = 0.05

  let limit: Int
  let highest: Int
  /// What is tried first.
  let first: Int
  private(set) var fitting: Point?
  private(set) var tooLarge: Point?
  /// How often in a row the same side of the bracket moved.
  private var repetitions = 0

  init(limit: Int, highest: Int, first: Int) {
    (self.limit, self.highest, self.first) = (limit, highest, min(first, highest))
  }

  /// Takes what a quality came to.
  mutating func add(_ point: Point) {
    let fits = point.bytes <= limit
    let isSameSide = fits ? fitting != nil : tooLarge != nil
    repetitions = isSameSide ? repetitions + 1 : 0
    if fits { fitting = point } else { tooLarge = point }
  }

  /// The next quality worth trying; `nil` where the best is found or nothing can fit.
  var next: Int? {
    switch (fitting, tooLarge) {
    case (nil, nil): first
    case (let low?, nil): low.quality < highest ? guess(above: low) : nil
    case (nil, let high?): high.quality > 0 ? guess(below: high) : nil
    case (let low?, let high?): high.quality - low.quality > 1 ? guess(low, high) : nil
    }
  }

  private func guess(above low: Point) -> Int {
    // A second step that still fits shows that growth is slower than usual: then straight to the top.
    guard repetitions == 0 else { return highest }
    let steps =
      (Elementary.logarithm(Double(limit)) - Elementary.logarithm(Double(low.bytes)))
      / Self.usualGrowth
    return min(highest, max(low.quality + 1, low.quality + Int(min(steps, 100))))
  }

  private func guess(below high: Point) -> Int {
    guard repetitions < 2 else { return 0 }
    let steps =
      (Elementary.logarithm(Double(high.bytes)) - Elementary.logarithm(Double(limit)))
      / Self.usualGrowth
    return max(0, high.quality - max(1, Int(min(steps, 100).rounded(.up))))
  }

  private func guess(_ low: Point, _ high: Point) -> Int {
    let width = high.quality - low.quality
    // Where one side moves again and again, the line is bent; the middle then is the safer guess.
    let (bottom, top) = (
      Elementary.logarithm(Double(low.bytes)), Elementary.logarithm(Double(high.bytes))
    )
    guard repetitions < 2, top > bottom else { return low.quality + width / 2 }
    let share = (Elementary.logarithm(Double(limit)) - bottom) / (top - bottom)
    return min(high.quality - 1, max(low.quality + 1, low.quality + Int(share * Double(width))))
  }
}
