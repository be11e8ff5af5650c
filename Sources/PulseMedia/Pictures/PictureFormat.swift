internal import CFFmpeg

/// How a picture's samples lie in memory, by libav's name, such as `yuv420p` or `gbrp16le`.
public struct PictureFormat: Hashable, Sendable, CustomStringConvertible {
  private let rawValue: Int32

  /// Finds a format by libav's name; `nil` where this libav has none of that name, or where its
  /// samples are no plain memory (hardware surfaces).
  ///
  /// A name without byte order, such as `gray16`, means this machine's.
  public init?(named name: String) { self.init(av_get_pix_fmt(name)) }

  init?(_ format: AVPixelFormat) {
    guard let descriptor = av_pix_fmt_desc_get(format),
      descriptor.pointee.flags & UInt64(AV_PIX_FMT_FLAG_HWACCEL) == 0
    else { return nil }
    rawValue = format.rawValue
  }

  /// libav's name.
  public var name: String { String(cString: av_get_pix_fmt_name(libav)) }

  /// libav's name.
  public var description: String { name }

  var libav: AVPixelFormat { AVPixelFormat(rawValue: rawValue) }

  /// libav's description of the format, which lives as long as the program.
  private var descriptor: AVPixFmtDescriptor? { av_pix_fmt_desc_get(libav)?.pointee }
}

extension PictureFormat {
  /// How many planes a picture has: 1 for gray and packed formats, 3 or 4 for planar ones.
  public var planeCount: Int { Int(av_pix_fmt_count_planes(libav)) }

  /// Bits of the deepest sample.
  public var bitDepth: Int {
    guard let descriptor else { return 0 }
    let parts = [
      descriptor.comp.0, descriptor.comp.1, descriptor.comp.2, descriptor.comp.3,
    ]
    return parts.prefix(Int(descriptor.nb_components)).map { Int($0.depth) }.max() ?? 0
  }

  /// Bytes of a sample of a planar format: 1 up to 8 bits, 2 above.
  public var bytesPerSample: Int { bitDepth > 8 ? 2 : 1 }

  /// Whether there is an alpha plane or channel.
  public var hasAlpha: Bool { has(AV_PIX_FMT_FLAG_ALPHA) }

  /// Whether the samples are red, green and blue.
  public var isRGB: Bool { has(AV_PIX_FMT_FLAG_RGB) }

  /// Whether each component lies in a plane of its own; gray counts.
  public var isPlanar: Bool { has(AV_PIX_FMT_FLAG_PLANAR) || planeCount == componentCount }

  /// How many components a pixel has: 1 for gray to 4 for colour with alpha.
  public var componentCount: Int { Int(descriptor?.nb_components ?? 0) }

  /// How often the chroma planes are halved, across and down: (1, 1) for 4:2:0.
  public var chromaShift: (x: Int, y: Int) {
    guard let descriptor else { return (0, 0) }
    return (Int(descriptor.log2_chroma_w), Int(descriptor.log2_chroma_h))
  }

  /// The bytes that a row of one plane holds, without padding, and the plane's number of rows, for
  /// a picture of `width` by `height` pixels.
  public func planeSize(_ plane: Int, width: Int, height: Int) -> (bytesPerRow: Int, rows: Int) {
    let bytes = av_image_get_linesize(libav, CInt(clamping: width), CInt(clamping: plane))
    let isChroma = (plane == 1 || plane == 2) && !isRGB
    let shift = isChroma ? chromaShift.y : 0
    return (max(0, Int(bytes)), (height + (1 << shift) - 1) >> shift)
  }

  private func has(_ flag: Int32) -> Bool { (descriptor?.flags ?? 0) & UInt64(flag) != 0 }
}
