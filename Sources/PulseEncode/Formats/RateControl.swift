/// How an encoder is told what quality to aim at.
public struct RateControl: Hashable, Sendable {
  /// The encoder's own scale, best first: its `crf`.
  public let scale: ClosedRange<Double>

  /// Whether the encoder takes fractions on that scale.
  public let takesFractions: Bool

  /// Points that map `--quality` to the scale, by rising quality; straight between.
  let anchors: [Anchor]

  /// What else the encoder must be told to go by quality.
  var companions: [CodecOption] = []

  /// Whether quality is only reached below a bit rate, which must then be named too.
  var needsCeiling = false

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

  /// The bit rate that no picture of this size needs, for encoders that want one: 12 bits a pixel, as
  /// many as uncoded 4:2:0 has, within what libvpx can count.
  static func ceiling(pixels: Int, framesPerSecond: Double) -> Int {
    Int(min(max(12 * Double(pixels) * framesPerSecond, 1_000_000), 1_000_000_000))
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

  /// libx265: 75 is crf 19, at which flat areas of 10 bits too decode to within one code.
  static let x265 = RateControl(
    scale: 0...51, takesFractions: true,
    anchors: [
      Anchor(quality: 0, value: 45), Anchor(quality: 75, value: 19),
      Anchor(quality: 100, value: 4),
    ])

  /// SVT-AV1, for which 0 means that nothing is said.
  static let svtAV1 = RateControl(
    scale: 1...63, takesFractions: false,
    anchors: [
      Anchor(quality: 0, value: 60), Anchor(quality: 75, value: 20),
      Anchor(quality: 100, value: 4),
    ])

  /// libaom, which goes by quality alone where it is told no rate.
  static let aom = RateControl(
    scale: 0...63, takesFractions: false,
    anchors: [
      Anchor(quality: 0, value: 60), Anchor(quality: 75, value: 20),
      Anchor(quality: 100, value: 4),
    ], companions: [CodecOption("b", "0")])

  /// libvpx-vp9, whose scale runs to 63.
  static let vp9 = RateControl(
    scale: 0...63, takesFractions: false,
    anchors: [
      Anchor(quality: 0, value: 60), Anchor(quality: 75, value: 24),
      Anchor(quality: 100, value: 4),
    ])

  /// libvpx's VP8.
  static let vp8 = RateControl(
    scale: 4...63, takesFractions: false,
    anchors: [
      Anchor(quality: 0, value: 60), Anchor(quality: 75, value: 10),
      Anchor(quality: 100, value: 4),
    ], needsCeiling: true)
}
