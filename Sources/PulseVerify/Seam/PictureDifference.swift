import PulseMedia

/// What changes from one small picture to another, pixel by pixel.
struct PictureDifference {
  /// The largest change of a pixel's parts, as far as it is seen, in codes.
  private let codes: [UInt8]
  private let width: Int
  private let height: Int

  /// The largest change of all.
  var largest: Int { Int(codes.max() ?? 0) }

  /// Compares two pictures in `rgb24` or `rgba`; `nil` where format or size differ.
  init?(_ a: VideoFrame, _ b: VideoFrame) {
    guard a.format == b.format, (a.width, a.height) == (b.width, b.height) else { return nil }
    (width, height) = (a.width, a.height)
    let parts = a.format.componentCount
    let (one, other) = (a.firstPlaneBytes, b.firstPlaneBytes)
    codes = (0..<a.width * a.height).map { pixel in
      let place = pixel * parts
      let alphas = parts == 4 ? (Int(one[place + 3]), Int(other[place + 3])) : (255, 255)
      var largest = abs(alphas.0 - alphas.1)
      for part in place..<place + 3 {
        // What is transparent is not seen.
        let change = Int(one[part]) * alphas.0 - Int(other[part]) * alphas.1
        largest = max(largest, abs(change) / 255)
      }
      return UInt8(largest)
    }
  }

  /// The changes as a gray picture.
  ///
  /// - Throws: `MediaError` where memory is short.
  func png(brightened gain: Int) throws -> [UInt8] {
    guard let gray = PictureFormat(named: "gray") else { return [] }
    let bytes = codes.map { UInt8(min(255, Int($0) * gain)) }
    return try PNGFile.encode(
      VideoFrame(format: gray, width: width, height: height, firstPlaneBytes: bytes))
  }
}
