/// The largest picture that libav takes.
enum PictureLimit {
  /// Refuses a picture that libav's `av_image_check_size` would refuse, with a sentence of our own.
  ///
  /// With a margin of 128 on both sides, the pixels must be fewer than an eighth of 2^31.
  static func check(width: Int, height: Int) throws(ExportError) {
    guard (width + 128) * (height + 128) >= Int(Int32.max) / 8 else { return }
    throw ExportError(
      .usage,
      "a picture of \(width)x\(height) pixels is too large for libav; 16128x16384 is the most")
  }
}
