public import PulseTimeline

/// The picture's size, and where the scene lies in it.
///
/// The scene is scaled alike in both directions, as large as fits inside the padding, and centred.
/// It is never stretched and never cut.
public struct Canvas: Hashable, Sendable {
  /// The largest width and height, in pixels.
  public static let largestSide = 16384

  /// The width, in pixels; 1 to ``largestSide``.
  public let width: Int
  /// The height, in pixels; 1 to ``largestSide``.
  public let height: Int
  /// The way from the scene's points to the picture's pixels; y grows downwards in both.
  public let viewport: AffineTransform

  /// Lays out a scene.
  ///
  /// - Parameters:
  ///   - scene: The rectangle that the scene covers, in points.
  ///   - size: How large the picture is to be. Under a scale, sides that are no whole number of
  ///     pixels are rounded up: nothing is cut, and the scale stays what was asked for.
  ///   - padding: The room around the scene.
  public init(
    scene: Rect, size: PictureSize, padding: Padding = .none
  ) throws(DrawingError) {
    let scale: Double
    switch size {
    case .width(let width):
      (self.width, height) = (width, try Canvas.height(forWidth: width, of: scene.size))
      scale = try Canvas.scale(scene.size, into: self.width, height, padding)
    case .exact(let width, let height):
      (self.width, self.height) = (width, height)
      scale = try Canvas.scale(scene.size, into: width, height, padding)
    case .scale(let factor):
      scale = factor
      (width, height) = try Canvas.sides(of: scene.size, scale: factor, padding)
    }
    guard PictureSize.sides.contains(width), PictureSize.sides.contains(height) else {
      throw .pictureSize(width: Double(width), height: Double(height), size)
    }
    let center = scene.center
    viewport = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: Double(width) / 2 - center.x * scale,
      ty: Double(height) / 2 - center.y * scale)
  }

  /// The even height, at least 2, that is nearest to the scene's shape; halves go up.
  private static func height(forWidth width: Int, of scene: Size) throws(DrawingError) -> Int {
    let exact = Double(width) * scene.height / scene.width
    let even = max(2, 2 * (exact / 2).rounded(.toNearestOrAwayFromZero))
    guard even <= Double(largestSide) else {
      throw .pictureSize(width: Double(width), height: even, .width(width))
    }
    return Int(even)
  }

  /// The largest scale at which the scene fits inside the padding.
  private static func scale(
    _ scene: Size, into width: Int, _ height: Int, _ padding: Padding
  ) throws(DrawingError) -> Double {
    let shorter = Double(min(width, height))
    let room = padding.pixels(of: shorter)
    guard 2 * room < shorter else {
      throw .padding(padding, pixels: room, width: width, height: height)
    }
    return min(
      (Double(width) - 2 * room) / scene.width, (Double(height) - 2 * room) / scene.height)
  }

  /// The sides of the scaled scene with padding outside, in whole pixels.
  private static func sides(
    of scene: Size, scale: Double, _ padding: Padding
  ) throws(DrawingError) -> (width: Int, height: Int) {
    let room = padding.pixels(of: min(scene.width, scene.height) * scale)
    let width = wholePixels(scene.width * scale + 2 * room)
    let height = wholePixels(scene.height * scale + 2 * room)
    guard max(width, height) <= Double(largestSide) else {
      throw .pictureSize(width: width, height: height, .scale(scale))
    }
    return (Int(width), Int(height))
  }

  /// A length rounded up, except that 110.00000000000001, as 100 * 1.1 comes out, is 110.
  private static func wholePixels(_ length: Double) -> Double {
    let nearest = length.rounded()
    return max(1, (length - nearest).magnitude < 1e-6 ? nearest : length.rounded(.up))
  }
}
