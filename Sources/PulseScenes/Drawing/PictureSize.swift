/// How large the picture is to be.
public enum PictureSize: Hashable, Sendable {
  /// So many pixels wide; the height follows the scene's shape, rounded to even.
  case width(Int)
  /// Exactly so many pixels.
  case exact(width: Int, height: Int)
  /// So many pixels for each point of the scene; padding is added outside.
  case scale(Double)

  /// The sides that a picture may have, in pixels.
  public static let sides = 1...Canvas.largestSide

  /// The scales that are taken, in pixels per point.
  public static let scales = 0.001...Double(Canvas.largestSide)

  /// Reads `W` or `WxH`; `nil` unless both are whole numbers in ``sides``.
  public init?(parsing text: String) {
    let parts = text.asciiLowercased.split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap(PictureSize.side)
    guard sides.count == parts.count else { return nil }
    switch sides.count {
    case 1: self = .width(sides[0])
    case 2: self = .exact(width: sides[0], height: sides[1])
    default: return nil
    }
  }

  /// Reads a number of pixels per point; `nil` unless it lies in ``scales``.
  public init?(parsingScale text: String) {
    guard let scale = DecimalNumber.parse(text), PictureSize.scales.contains(scale) else {
      return nil
    }
    self = .scale(scale)
  }

  /// The canonical text: `1080`, `1080x1920`, or the scale's number.
  public var text: String {
    switch self {
    case .width(let width): "\(width)"
    case .exact(let width, let height): "\(width)x\(height)"
    case .scale(let scale): DecimalNumber.text(scale)
    }
  }

  private static func side(_ text: Substring) -> Int? {
    guard (1...5).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let side = Int(text),
      sides.contains(side)
    else { return nil }
    return side
  }
}
