internal import CFFmpeg

extension MediaLibrary {
  /// The names of the options that an encoder takes, libav's general ones included.
  ///
  /// Empty where there is no such encoder.
  public static func encoderOptions(named name: String) -> [String] {
    withContext(ofEncoder: name, OptionNames.all(of:)) ?? []
  }

  /// What an encoder's option takes, where it refuses a value, such as `a number from 0 to 8`.
  ///
  /// Only numbers, switches and choices are judged; of texts the encoder decides when it is opened.
  ///
  /// - Returns: `nil` where the value is taken, and where there is no such option or encoder.
  public static func rule(
    forOption key: String, ofEncoder name: String, refusing value: String
  ) -> OptionRule? {
    MediaLog.install()
    return withContext(ofEncoder: name) { context -> OptionRule? in
      guard let option = av_opt_find(context, key, nil, 0, AV_OPT_SEARCH_CHILDREN),
        ![AV_OPT_TYPE_STRING, AV_OPT_TYPE_BINARY, AV_OPT_TYPE_DICT].contains(option.pointee.type),
        av_opt_set(context, key, value, AV_OPT_SEARCH_CHILDREN) < 0
      else { return nil }
      return OptionRule(option.pointee, choices: OptionNames.choices(of: option, in: context))
    } ?? nil
  }

  private static func withContext<Result>(
    ofEncoder name: String, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    guard let codec = avcodec_find_encoder_by_name(name),
      let context = avcodec_alloc_context3(codec)
    else { return nil }
    var last: UnsafeMutablePointer<AVCodecContext>? = context
    defer { avcodec_free_context(&last) }
    return body(UnsafeMutableRawPointer(context))
  }
}
