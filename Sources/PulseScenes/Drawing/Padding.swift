/// Room around the scene, the same on all four sides at least.
public enum Padding: Hashable, Sendable {
  /// So many pixels.
  case pixels(Double)
  /// So many per cent of the shorter side: of the picture, or, where the picture's size follows
  /// from a scale, of the scaled scene, to which padding is added outside.
  case percent(Double)

  /// No room.
  public static let none = Padding.pixels(0)

  /// Reads `P` or `P%`; `nil` unless the number lies in 0 to ``largest``.
  public init?(parsing text: String) {
    let isPercent = text.hasSuffix("%")
    guard let number = DecimalNumber.parse(isPercent ? text.dropLast() : text[...]),
      (0...Padding.largest).contains(number)
    else { return nil }
    self = isPercent ? .percent(number) : .pixels(number)
  }

  /// The largest number, in pixels or in per cent; how much fits is decided by the picture.
  public static let largest = Double(Canvas.largestSide)

  /// The canonical text: `12`, `10%`.
  public var text: String {
    switch self {
    case .pixels(let pixels): DecimalNumber.text(pixels)
    case .percent(let percent): DecimalNumber.text(percent) + "%"
    }
  }

  /// The room in pixels, where 100 % is `side`.
  func pixels(of side: Double) -> Double {
    switch self {
    case .pixels(let pixels): pixels
    case .percent(let percent): side * percent / 100
    }
  }
}
