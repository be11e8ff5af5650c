internal import CFFmpeg

extension MediaLibrary {
  /// The names of the options that an encoder takes, libav's general ones included.
  ///
  /// Empty where there is no such encoder.
  public static func encoderOptions(named name: String) -> [String] {
    guard let codec = avcodec_find_encoder_by_name(name),
      let context = avcodec_alloc_context3(codec)
    else { return [] }
    var last: UnsafeMutablePointer<AVCodecContext>? = context
    defer { avcodec_free_context(&last) }
    return OptionNames.all(of: context)
  }
}
