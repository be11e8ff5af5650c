internal import CFFmpeg

/// A picture in memory that an encoder can take without copying it.
///
/// Encoders may keep a reference after ``VideoEncoder/encode(_:index:)`` has returned: ask
/// ``isShared`` before the picture is painted again.
public final class VideoFrame {
  /// How the samples lie in memory.
  public let format: PictureFormat

  /// Pixels in a row.
  public let width: Int

  /// Rows of pixels.
  public let height: Int

  /// The largest width and height that are taken, in pixels.
  public static let largestSide = 16_384

  let frame: UnsafeMutablePointer<AVFrame>

  /// Makes a picture whose samples are all 0.
  ///
  /// Each plane begins at a multiple of 64 bytes, as do its rows.
  ///
  /// - Throws: ``MediaError`` for sizes outside 1 ... ``largestSide`` and where memory is short.
  public init(format: PictureFormat, width: Int, height: Int) throws {
    let sides = 1...Self.largestSide
    guard sides.contains(width), sides.contains(height) else {
      throw MediaError(
        .badSetting,
        "a picture of \(width)x\(height) pixels is not possible; each side must be 1 to "
          + "\(Self.largestSide) pixels")
    }
    (self.format, self.width, self.height) = (format, width, height)
    frame = try allocated(av_frame_alloc(), "av_frame_alloc")
    frame.pointee.format = format.libav.rawValue
    frame.pointee.width = CInt(width)
    frame.pointee.height = CInt(height)
    try allocatePlanes()
  }

  /// Takes over a decoded frame, which this object frees.
  ///
  /// - Throws: ``MediaError`` where its format is not plain memory.
  init(adopting frame: UnsafeMutablePointer<AVFrame>) throws(MediaError) {
    guard let format = PictureFormat(AVPixelFormat(frame.pointee.format)) else {
      var rejected: UnsafeMutablePointer<AVFrame>? = frame
      av_frame_free(&rejected)
      throw MediaError(.badInput, "the decoder gave a picture that is not in memory")
    }
    self.frame = frame
    self.format = format
    width = Int(frame.pointee.width)
    height = Int(frame.pointee.height)
  }

  deinit {
    var last: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&last)
  }

  /// Whether an encoder or packet still holds the picture, which must then not be painted over.
  public var isShared: Bool { av_frame_is_writable(frame) == 0 }

  /// Lends the planes, in libav's order (Y, Cb, Cr, alpha; G, B, R, alpha).
  public func withPlanes<Result>(
    _ body: ([PlaneMemory]) throws -> Result
  ) rethrows -> Result {
    let planes: [PlaneMemory] = (0..<format.planeCount).compactMap { index in
      guard let start = planeStart(index) else { return nil }
      let stride = planeStride(index)
      let (bytesPerRow, rows) = format.planeSize(index, width: width, height: height)
      let bytes = UnsafeMutableRawBufferPointer(start: start, count: stride * rows)
      return PlaneMemory(bytes: bytes, stride: stride, bytesPerRow: bytesPerRow, rows: rows)
    }
    defer { withExtendedLifetime(self) {} }
    return try body(planes)
  }
}
