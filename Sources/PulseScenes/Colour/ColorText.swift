public import PulseTimeline

/// A colour that someone wrote: their words, what they mean in sRGB, and whether that was all of it.
///
/// The syntax is that of CSS Color 4, and `hsb(h, s, b[, a])` with all of them 0 to 1, as UIColor
/// has it: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, the named colours and `transparent`, `rgb()`,
/// `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()` with its predefined spaces.
/// What depends on a page or a system (`currentcolor`, `canvastext`) has no meaning in a video.
public struct ColorText: Hashable, Sendable {
  /// The longest text that is read, in bytes.
  public static let longestText = 200

  /// How far a component may lie outside of 0 to 1 before that counts as clipped: a quarter of a
  /// step of 16 bits, far above the rounding of the conversions and below what any file can hold.
  public static let tolerance = 0.25 / 65535

  /// What was written, without spaces around it.
  public let source: String

  /// The colour in sRGB, every component in 0 to 1.
  public let color: Color

  /// Whether a component had to be cut to 0 to 1 by more than ``tolerance``.
  public let isClipped: Bool

  /// Reads a colour as CSS writes it.
  public init(css text: String) throws(ColorTextError) {
    guard text.utf8.count <= ColorText.longestText else {
      throw .tooLong(bytes: text.utf8.count)
    }
    source = text.asciiTrimmed
    let parsed = try ColorText.parse(source.asciiLowercased)
    let components = [parsed.red, parsed.green, parsed.blue, parsed.alpha]
    color = Color(
      red: ColorText.clamped(parsed.red), green: ColorText.clamped(parsed.green),
      blue: ColorText.clamped(parsed.blue), alpha: ColorText.clamped(parsed.alpha))
    isClipped = components.contains {
      $0 < -ColorText.tolerance || $0 > 1 + ColorText.tolerance
    }
  }

  /// Wraps a colour that needs no reading; the source becomes its canonical text.
  ///
  /// Components outside of 0 to 1 are cut as in ``init(css:)``; one that is no number becomes 0.
  public init(_ color: Color) {
    let components = [color.red, color.green, color.blue, color.alpha]
    self.color = Color(
      red: ColorText.clamped(color.red), green: ColorText.clamped(color.green),
      blue: ColorText.clamped(color.blue), alpha: ColorText.clamped(color.alpha))
    isClipped = components.contains {
      !($0 >= -ColorText.tolerance && $0 <= 1 + ColorText.tolerance)
    }
    source = self.color.cssText
  }

  /// The sentence that reports the clipping, or `nil` where nothing was clipped.
  public var clippingNote: String? {
    isClipped
      ? "the colour \(Wording.quoted(source)) lies outside of sRGB and is clipped to \(color.cssText)"
      : nil
  }

  /// The value cut to 0 to 1; never -0, and 0 for what is no number.
  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  /// Reads trimmed text in lower case; the result may lie outside of sRGB.
  private static func parse(_ text: String) throws(ColorTextError) -> Color {
    if text.isEmpty { throw .empty }
    if text.hasPrefix("#") { return try hexadecimal(text) }
    if text.contains("(") || text.contains(")") { return try ColorCall(text).color() }
    return try named(text)
  }

  /// Reads `#` and 3, 4, 6 or 8 digits; a single digit stands for two of itself.
  private static func hexadecimal(_ text: String) throws(ColorTextError) -> Color {
    let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count - 1, [3, 4, 6, 8].contains(digits.count) else {
      throw .hexadecimal(text)
    }
    let isShort = digits.count < 5
    let values = stride(from: 0, to: digits.count, by: isShort ? 1 : 2).map { index in
      Double(digits[index] * 16 + digits[isShort ? index : index + 1]) / 255
    }
    return Color(
      red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 1)
  }

  private static func named(_ text: String) throws(ColorTextError) -> Color {
    if text == "transparent" { return .transparent }
    if let value = ColorNames.values[text] {
      return Color(
        red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255,
        blue: Double(value & 255) / 255)
    }
    if ColorNames.unfixed.contains(text) { throw .unfixed(text) }
    if let color = missingSign(text) { throw .unknownName(text, suggestions: [color]) }
    throw .unknownName(text, suggestions: Suggestion.likely(text, among: ColorNames.sorted))
  }

  /// What `0a84ff` was meant to be; `nil` for anything else than digits without their sign.
  private static func missingSign(_ text: String) -> String? {
    let isHexadecimal = [3, 6, 8].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
    return isHexadecimal ? "#" + text : nil
  }
}

extension Color {
  /// Reads a colour as CSS writes it; what lies outside of sRGB is clipped silently.
  ///
  /// ``ColorText`` says whether it was.
  public init(css text: String) throws(ColorTextError) {
    self = try ColorText(css: text).color
  }
}
