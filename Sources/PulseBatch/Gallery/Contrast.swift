import PulseScenes
package import PulseTimeline

/// How well a colour stands out from its ground, by the Web Content Accessibility Guidelines 2.2.
package struct Contrast: Hashable, Sendable {
  /// The ratio of their luminances, 1 to 21.
  package let ratio: Double

  /// Compares two colours; what shines through the first is seen over the second, as browsers mix: in
  /// sRGB's own coding.
  ///
  /// - Parameter ground: opaque; its alpha is not looked at.
  package init(_ color: Color, on ground: Color) {
    let (front, back) = (Self.luminance(color.over(ground)), Self.luminance(ground))
    ratio = (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }

  /// The ratio with two decimals, never rounded up to a limit that it misses: `4.49`.
  package var text: String {
    // Without the small share 21 could become 20.99.
    let hundredths = Int((ratio * 100 + 1e-9).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The highest level that it reaches (success criteria 1.4.3, 1.4.6 and 1.4.11).
  package var level: String {
    switch ratio {
    case 7...: "AAA"
    case 4.5...: "AA"
    case 3...: "AA for large text and graphics"
    default: "below AA"
    }
  }

  /// Relative luminance as WCAG 2.2 defines it.
  private static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045
      ? component / 12.92 : Numerics.signedPower((component + 0.055) / 1.055, 2.4)
  }
}

extension Color {
  fileprivate func over(_ ground: Color) -> Color {
    func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue))
  }
}
