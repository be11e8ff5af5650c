internal import CFFmpeg

/// What the libav on this machine is and has.
public enum MediaLibrary {
  /// The libraries and their versions, as they run (not as they were compiled against), such as
  /// `libavcodec 59.37.100`.
  public static var versions: [String] {
    [
      "libavcodec \(text(ofVersion: avcodec_version()))",
      "libavformat \(text(ofVersion: avformat_version()))",
      "libavutil \(text(ofVersion: avutil_version()))",
    ]
  }

  /// The release that the libraries belong to, as their builder named it, such as `5.1.9-0+deb12u1`.
  public static var release: String { String(cString: av_version_info()) }

  /// The licence under which this libavcodec was built, such as `GPL version 2 or later`.
  public static var license: String { String(cString: avcodec_license()) }

  /// Whether this libavcodec was built under the GPL, as it must be for libx264 and libx265.
  public static var isGPL: Bool { license.hasPrefix("GPL") || license.contains("nonfree") }

  /// Whether this libavformat can write into an AVIF how often it is to be played.
  public static var countsPlaysOfAVIF: Bool { avformat_version() >> 16 >= 61 }

  /// Whether there is an encoder of this name, such as `libx264`.
  public static func hasEncoder(named name: String) -> Bool {
    avcodec_find_encoder_by_name(name) != nil
  }

  /// Whether there is a decoder of this name, such as `libvpx-vp9`.
  public static func hasDecoder(named name: String) -> Bool {
    avcodec_find_decoder_by_name(name) != nil
  }

  /// Whether there is a muxer of this name, such as `mp4`.
  public static func hasMuxer(named name: String) -> Bool {
    av_guess_format(name, nil, nil) != nil
  }

  /// The pixel formats that an encoder takes, its favourite first.
  ///
  /// Empty where there is no such encoder, and where it takes any format (`rawvideo`).
  public static func encoderPixelFormats(named name: String) -> [PictureFormat] {
    guard let codec = avcodec_find_encoder_by_name(name) else { return [] }
    return pixelFormats(of: codec)
  }

  /// The name of the codec that an encoder writes, such as `h264` for `libx264`.
  public static func codecName(ofEncoder name: String) -> String? {
    guard let codec = avcodec_find_encoder_by_name(name) else { return nil }
    return String(cString: avcodec_get_name(codec.pointee.id))
  }

  /// Whether a muxer wants codec headers once, before the packets (``EncoderSettings/globalHeader``).
  public static func wantsGlobalHeader(muxer name: String) -> Bool {
    guard let format = av_guess_format(name, nil, nil) else { return false }
    return format.pointee.flags & AVFMT_GLOBALHEADER != 0
  }

  static func pixelFormats(of codec: UnsafePointer<AVCodec>) -> [PictureFormat] {
    guard var next = pulse_codec_pixel_formats(codec) else { return [] }
    var formats: [PictureFormat] = []
    while next.pointee != AV_PIX_FMT_NONE {
      if let format = PictureFormat(next.pointee) { formats.append(format) }
      next += 1
    }
    return formats
  }

  private static func text(ofVersion version: UInt32) -> String {
    "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
  }
}
