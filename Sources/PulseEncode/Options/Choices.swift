public import PulseTimeline

/// The quality that an encoder is to reach.
public enum Quality: Hashable, Sendable {
  /// From 0 (worst) to 100 (best), mapped to each codec's own scale.
  case level(Double)
  /// The encoder's own scale.
  case constantRate(Double)
  /// Bits per second on average.
  case bitRate(Int)

  /// Level 75, at which flat areas are within one code of exact.
  public static let standard = Quality.level(75)
}

/// Time against size at equal quality.
public enum Effort: String, Hashable, Sendable, CaseIterable {
  /// Quick to write, larger.
  case fast
  /// The middle way.
  case balanced
  /// As small as the encoder can, slowly.
  case best
}

/// The matrices from R'G'B' to Y'CbCr, by the number of the recommendation.
public enum MatrixChoice: String, Hashable, Sendable, CaseIterable {
  /// ITU-R BT.709.
  case bt709 = "709"
  /// ITU-R BT.601.
  case bt601 = "601"
  /// ITU-R BT.2020, non-constant luminance.
  case bt2020 = "2020"
}

/// The range of the codes, by libav's names.
public enum RangeChoice: String, Hashable, Sendable, CaseIterable {
  /// Limited range: black is 16 and white is 235 in 8 bits.
  case limited = "tv"
  /// Full range: black is 0 and white is 255 in 8 bits.
  case full = "pc"
}

/// The transfer function in the file's tags; the codes are the same.
public enum TransferChoice: String, Hashable, Sendable, CaseIterable {
  /// IEC 61966-2-1, which is what the colours are.
  case srgb
  /// BT.709, which some editors expect.
  case bt709 = "709"
}

/// How much is written into a file.
public enum Repeats: Hashable, Sendable {
  /// A number of whole plays.
  case loops(Int)
  /// At least so many seconds, as a fraction; rounded up to whole plays.
  case seconds(Fraction)
}

/// An option of the encoder itself, by libav's name.
public struct CodecOption: Hashable, Sendable {
  /// The name, such as `preset`.
  public var key: String
  /// The value as the encoder reads it.
  public var value: String

  /// Makes an option from its name and value.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

extension [CodecOption] {
  /// Adds an option; one that holds a list of parameters is added to the list that is there.
  mutating func join(_ option: CodecOption) {
    guard option.key.hasSuffix("-params"), let place = firstIndex(where: { $0.key == option.key })
    else { return append(option) }
    self[place].value += ":\(option.value)"
  }
}
