/// A picture of one number a pixel: red in the lowest byte, then green, blue and straight alpha.
///
/// What is fully transparent is 0, whatever colour lies hidden there: pictures that look alike are equal.
final class PixelGrid {
  /// Pixels in a row.
  let width: Int
  /// Rows of pixels.
  let height: Int
  /// The pixels, row by row.
  let pixels: UnsafeMutablePointer<UInt32>

  /// Makes a picture of which nothing is visible.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
  }

  deinit { pixels.deallocate() }

  /// The first pixel of a row.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * width }

  /// The picture's whole area.
  var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

  /// Takes over another picture of the same size.
  func copy(_ other: PixelGrid) { pixels.update(from: other.pixels, count: width * height) }

  /// Makes an area transparent.
  func clear(_ area: PixelArea) {
    for y in area.rows { (row(y) + area.x).update(repeating: 0, count: area.width) }
  }
}

extension PixelGrid {
  /// Takes over a picture in planes of 8 bits: green, blue, red and, where there is one, alpha.
  ///
  /// - Throws: ``MediaError`` for other formats and sizes.
  func take(_ picture: VideoFrame) throws {
    guard ["gbrp", "gbrap"].contains(picture.format.name),
      (picture.width, picture.height) == (width, height)
    else {
      throw MediaError(
        .badSetting,
        "a \(picture.width)x\(picture.height) \(picture.format) picture does not fit an animation of "
          + "\(width)x\(height) pixels in planes of red, green and blue")
    }
    picture.withPlanes { planes in
      for y in 0..<height {
        let starts = planes.compactMap { plane in
          plane.bytes.baseAddress.map {
            UnsafePointer(($0 + y * plane.stride).assumingMemoryBound(to: UInt8.self))
          }
        }
        if starts.count == 4 {
          take(row(y), green: starts[0], blue: starts[1], red: starts[2], alpha: starts[3])
        } else if starts.count == 3 {
          take(row(y), green: starts[0], blue: starts[1], red: starts[2])
        }
      }
    }
  }

  private func take(
    _ target: UnsafeMutablePointer<UInt32>, green: UnsafePointer<UInt8>,
    blue: UnsafePointer<UInt8>, red: UnsafePointer<UInt8>
  ) {
    for x in 0..<width {
      target[x] = UInt32(red[x]) | UInt32(green[x]) << 8 | UInt32(blue[x]) << 16 | 0xFF00_0000
    }
  }

  private func take(
    _ target: UnsafeMutablePointer<UInt32>, green: UnsafePointer<UInt8>,
    blue: UnsafePointer<UInt8>, red: UnsafePointer<UInt8>, alpha: UnsafePointer<UInt8>
  ) {
    for x in 0..<width {
      let color = UInt32(red[x]) | UInt32(green[x]) << 8 | UInt32(blue[x]) << 16
      target[x] = alpha[x] == 0 ? 0 : color | UInt32(alpha[x]) << 24
    }
  }
}
