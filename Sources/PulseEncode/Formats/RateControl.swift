/// How an encoder is told what quality to aim at.
public struct RateControl: Hashable, Sendable {
  /// The encoder's own scale, best first: x264's and libvpx's `crf`.
  public let scale: ClosedRange<Double>

  /// Whether the encoder takes fractions on that scale.
  public let takesFractions: Bool

  /// The option that takes the value.
  var optionName = "crf"

  /// Points that map `--quality` to the scale, by rising quality; straight between.
  let anchors: [Anchor]

  struct Anchor: Hashable, Sendable {
    let quality: Double
    let value: Double
  }

  /// The value on the encoder's scale for a quality from 0 to 100.
  public func value(forQuality quality: Double) -> Double {
    let quality = min(max(quality, 0), 100)
    guard let upper = anchors.firstIndex(where: { $0.quality >= quality }), upper > 0 else {
      return anchors[0].value
    }
    let (low, high) = (anchors[upper - 1], anchors[upper])
    let share = (quality - low.quality) / (high.quality - low.quality)
    let value = low.value + share * (high.value - low.value)
    return takesFractions ? (value * 10).rounded() / 10 : value.rounded()
  }
}

extension RateControl {
  /// libx264: 75 is crf 18, at which flat areas decode to within one code of the exact value.
  static let x264 = RateControl(
    scale: 0...51, takesFractions: true,
    anchors: [
      Anchor(quality: 0, value: 45), Anchor(quality: 75, value: 18),
      Anchor(quality: 100, value: 4),
    ])

  /// libwebp, which counts as `--quality` does, and has no other scale.
  static let webp = RateControl(
    scale: 0...100, takesFractions: true, optionName: "quality",
    anchors: [Anchor(quality: 0, value: 0), Anchor(quality: 100, value: 100)])

  /// libvpx-vp9, whose scale runs to 63.
  static let vp9 = RateControl(
    scale: 0...63, takesFractions: false,
    anchors: [
      Anchor(quality: 0, value: 60), Anchor(quality: 75, value: 24),
      Anchor(quality: 100, value: 4),
    ])
}
