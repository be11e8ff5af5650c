public import PulseTimeline

extension Color {
  /// The canonical text of the colour, which ``init(css:)`` takes back to the very same components.
  ///
  /// `#rrggbb` or `#rrggbbaa` where every component is a whole 255th, else
  /// `color(srgb r g b / a)` with the shortest digits that round-trip. Holds for components of
  /// 0 to 1; others are written as they are and clipped when they are read.
  public var cssText: String {
    let components = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    let bytes = components.compactMap(Color.byte)
    if bytes.count == components.count {
      return "#" + bytes.map(Color.hexadecimal).joined()
    }
    let numbers = components.map(DecimalNumber.text)
    let alphaText = numbers.count > 3 ? " / \(numbers[3])" : ""
    return "color(srgb \(numbers[0]) \(numbers[1]) \(numbers[2])\(alphaText))"
  }

  /// The 255ths that a component is, if it is exactly as many as one can read.
  private static func byte(_ component: Double) -> Int? {
    guard (0...1).contains(component) else { return nil }
    let nearest = Int((component * 255).rounded())
    return Double(nearest) / 255 == component ? nearest : nil
  }

  private static func hexadecimal(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
