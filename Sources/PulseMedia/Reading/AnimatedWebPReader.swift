internal import CWebP

/// An animated or still WebP being decoded, which older libav can't: by libwebpdemux.
///
/// Pictures come whole, each drawn over what the file keeps of those before it.
public final class AnimatedWebPReader {
  /// Pixels in a row.
  public let width: Int

  /// Rows of pixels.
  public let height: Int

  /// How many pictures there are.
  public let frameCount: Int

  /// How often it wants to be played; 0 means for ever.
  public let loopCount: Int

  /// The largest file that is taken, in bytes: it is decoded from memory.
  public static let largestFile = 256 << 20

  /// The most pixels that a picture may have: 8K has fewer.
  public static let largestArea = 1 << 25

  private let decoder: OpaquePointer
  /// The file; the decoder reads from it as long as it lives.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let path: String
  /// When the next picture is shown, in milliseconds.
  private var time = 0

  /// Takes a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: its name in messages.
  /// - Throws: ``MediaError`` of kind `badInput` where it is no WebP, or is larger than
  ///   ``largestFile`` or its pictures than ``largestArea``.
  public convenience init(bytes contents: [UInt8], path: String) throws {
    try Self.checkLength(contents.count, path)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: contents.count)
    _ = bytes.initialize(from: contents)
    try self.init(adopting: bytes, path: path)
  }

  /// Reads a file.
  ///
  /// - Throws: ``MediaError`` where it can't be read, is no WebP, or is larger than ``largestFile``
  ///   or its pictures than ``largestArea``.
  public convenience init(path: String) throws {
    let bytes = try WholeFile.bytes(of: path) { try Self.checkLength($0, path) }
    try self.init(adopting: bytes, path: path)
  }

  /// Takes over the memory, which is freed with this object, or where it can't be made.
  private init(adopting bytes: UnsafeMutableBufferPointer<UInt8>, path: String) throws {
    let decoder: OpaquePointer
    do {
      try Self.checkSize(bytes, path)
      decoder = try Self.open(bytes, path)
    } catch {
      bytes.deallocate()
      throw error
    }
    var info = WebPAnimInfo()
    WebPAnimDecoderGetInfo(decoder, &info)
    (self.decoder, self.bytes, self.path) = (decoder, bytes, path)
    width = Int(info.canvas_width)
    height = Int(info.canvas_height)
    frameCount = Int(info.frame_count)
    loopCount = Int(info.loop_count)
  }

  private static func checkLength(_ count: Int, _ path: String) throws {
    guard count <= largestFile else {
      throw MediaError(
        .badInput, "\(path) is too large: at most \(largestFile) bytes of WebP are read",
        file: path)
    }
  }

  /// Sizes are known before anything is allocated for them.
  private static func checkSize(
    _ contents: UnsafeMutableBufferPointer<UInt8>, _ path: String
  ) throws {
    var (width, height): (CInt, CInt) = (0, 0)
    guard WebPGetInfo(contents.baseAddress, contents.count, &width, &height) != 0 else {
      throw noWebP(path)
    }
    guard Int(width) * Int(height) <= largestArea else {
      throw MediaError(
        .badInput,
        "\(path) has pictures of \(width)x\(height) pixels; at most \(largestArea) pixels are read",
        file: path)
    }
  }

  private static func open(
    _ contents: UnsafeMutableBufferPointer<UInt8>, _ path: String
  ) throws -> OpaquePointer {
    var data = WebPData(bytes: UnsafePointer(contents.baseAddress), size: contents.count)
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw noWebP(path) }
    // One thread: the caller decides how many cores are busy.
    options.color_mode = MODE_RGBA
    options.use_threads = 0
    guard let decoder = WebPAnimDecoderNew(&data, &options) else { throw noWebP(path) }
    return decoder
  }

  private static func noWebP(_ path: String) -> MediaError {
    MediaError(.badInput, "\(path) is no WebP that libwebp can decode", file: path)
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  /// The next picture, in RGBA with straight alpha, with its time and duration in milliseconds; `nil`
  /// at the end.
  ///
  /// - Throws: ``MediaError`` where it can't be decoded.
  public func nextPicture() throws -> DecodedPicture? {
    guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: CInt = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
      throw MediaError(.badInput, "\(path) can't be decoded to its end", file: path)
    }
    guard let format = PictureFormat(named: "rgba") else {
      throw MediaError(.refusedByLibrary, "this libavutil has no pixel format rgba")
    }
    let frame = try VideoFrame(format: format, width: width, height: height)
    frame.withPlanes { planes in
      guard let plane = planes.first, let target = plane.bytes.baseAddress else { return }
      for row in 0..<plane.rows {
        (target + row * plane.stride).copyMemory(
          from: pixels + row * plane.bytesPerRow, byteCount: plane.bytesPerRow)
      }
    }
    let millisecond = MediaRatio(1, 1000)
    defer { time = Int(end) }
    return DecodedPicture(
      frame: frame, time: MediaTime(ticks: time, tick: millisecond),
      duration: max(0, Int(end) - time), isKey: true, tags: .srgb)
  }
}
