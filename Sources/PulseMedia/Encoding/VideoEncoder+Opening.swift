internal import CFFmpeg

internal import Synchronization

extension VideoEncoder {
  /// Hands the settings over and opens the encoder.
  func open() throws {
    guard let rate = settings.frameRate.libav, rate.num > 0, rate.den > 0 else {
      throw MediaError(
        .badSetting, "\(settings.frameRate) frames a second is not a rate that libav can hold")
    }
    context.pointee.time_base = AVRational(num: rate.den, den: rate.num)
    context.pointee.framerate = rate
    fillPicture()
    fillStructure()
    let inherent = InherentOptions.of(settings)
    var options = try OptionDictionary(inherent)
    let code = Self.gate.withLock { _ in avcodec_open2(context, nil, &options.pointer) }
    try check(
      code, "avcodec_open2",
      "cannot open the encoder \(settings.encoder)", kind: .badSetting, context: context)
    if let wrong = options.keys.first { throw unknownOption(wrong) }
    try checkComplaints()
  }

  /// The layout in which the encoder takes pictures of `settings`: theirs, or another one that holds the
  /// very same samples.
  static func storedFormat(
    _ codec: UnsafePointer<AVCodec>, _ settings: EncoderSettings
  ) throws(MediaError) -> PictureFormat {
    let formats = MediaLibrary.pixelFormats(of: codec)
    if formats.isEmpty || formats.contains(settings.format) { return settings.format }
    let equals = VideoConversion.packedFormats(for: settings.format)
    if let format = equals.first(where: formats.contains) { return format }
    let names = formats.map(\.name).joined(separator: ", ")
    throw MediaError(
      .badSetting,
      "\(settings.encoder) does not take the pixel format \(settings.format); it takes \(names)")
  }

  private func fillPicture() {
    context.pointee.pix_fmt = storedFormat.libav
    context.pointee.width = CInt(clamping: settings.width)
    context.pointee.height = CInt(clamping: settings.height)
    context.pointee.sample_aspect_ratio = settings.aspect
    context.pointee.field_order = AV_FIELD_PROGRESSIVE
    settings.tags.apply(to: context)
  }

  /// One closed GOP after the other, the same bytes for the same input.
  private func fillStructure() {
    context.pointee.thread_count = CInt(clamping: settings.threads)
    context.pointee.gop_size = CInt(clamping: settings.gopLength)
    // Equal to the largest distance: encoders then place no key frame of their own.
    context.pointee.keyint_min = context.pointee.gop_size
    if let bitRate = settings.bitRate { context.pointee.bit_rate = Int64(bitRate) }
    var flags = UInt32(AV_CODEC_FLAG_BITEXACT) | UInt32(AV_CODEC_FLAG_CLOSED_GOP)
    if settings.globalHeader { flags |= UInt32(AV_CODEC_FLAG_GLOBAL_HEADER) }
    context.pointee.flags |= CInt(bitPattern: flags)
  }

  private func unknownOption(_ name: String) -> MediaError {
    let near = OptionNames.near(name, among: OptionNames.all(of: context))
    let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    return MediaError(.badSetting, "\(settings.encoder) has no option '\(name)'\(hint)")
  }

  /// Options inside `x264-params` and the like: a wrong one is only warned about by libav, and then
  /// ignored.
  private func checkComplaints() throws(MediaError) {
    let beginnings = ["Error parsing option", "Unknown option", "Invalid value for"]
    for line in MediaLog.allLines(of: context) {
      let words = line.split(separator: "] ", maxSplits: 1).last ?? ""
      guard beginnings.contains(where: { words.hasPrefix($0) }) else { continue }
      throw MediaError(
        .badSetting, "\(settings.encoder) does not take one of its own parameters", logLine: line)
    }
  }
}
