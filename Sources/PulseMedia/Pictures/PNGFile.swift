internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Pictures as PNG files, sample for sample.
public enum PNGFile {
  /// Whether a picture of this format can be a PNG without loss: gray, RGB and RGBA, in planes, with
  /// 8 or 16 bits.
  public static func takes(_ format: PictureFormat) -> Bool {
    VideoConversion.packedFormat(for: format) != nil
  }

  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - frame: gray, RGB or RGBA, in planes, with 8 or 16 bits; straight alpha.
  ///   - tags: what the samples mean. sRGB is written as such, other curves and primaries as PNG's
  ///     gamma and chromaticities.
  /// - Throws: ``MediaError`` for other formats, and what the encoder says.
  public static func encode(_ frame: VideoFrame, tags: ColorTags = .srgb) throws -> [UInt8] {
    guard let packed = VideoConversion.packedFormat(for: frame.format) else {
      throw MediaError(.badSetting, "a \(frame.format) picture can't become a PNG without loss")
    }
    var settings = EncoderSettings(
      encoder: "png", format: packed, width: frame.width, height: frame.height,
      frameRate: MediaRatio(1))
    settings.tags = tags
    let encoder = try VideoEncoder(settings)
    let picture = try VideoConversion.converted(frame, to: packed)
    let packets = try encoder.encode(picture, index: 0) + encoder.finish()
    return packets.flatMap { $0.withBytes { Array($0) } }
  }

  /// Encodes a picture and writes it to a file, which is replaced where it exists.
  ///
  /// Not atomic by itself: write to ``OutputFile/temporaryPath``.
  ///
  /// - Throws: ``MediaError`` where the picture can't be encoded or the file not be written.
  public static func write(
    _ frame: VideoFrame, path: String, displayName: String? = nil, tags: ColorTags = .srgb
  ) throws {
    let bytes = try encode(frame, tags: tags)
    let name = displayName ?? path
    let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else {
      throw MediaError(systemCall: "open", "cannot create \(name)", file: name)
    }
    defer { close(descriptor) }
    try bytes.withUnsafeBytes { try writeAll($0, to: descriptor, name) }
  }

  static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to descriptor: CInt, _ name: String
  ) throws(MediaError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw MediaError(systemCall: "write", "cannot write \(name)", file: name)
      }
      rest = rest.dropFirst(count)
    }
  }
}

/// The system's `write`, which has the name of a method here.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
