internal import CFFmpeg

/// A video file being written: header, packets, then ``finish()``.
///
/// Dropped early, it leaves an incomplete file behind, which ``OutputFile`` never lets anyone see.
public final class ContainerWriter {
  /// libav's name of the container, such as `mp4`.
  public let container: String

  /// The file's name in messages: as the user gave it, or `standard output`.
  public let displayName: String

  private let format: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>
  /// The stream of transparency, where the format keeps that beside the colours.
  private var alphaStream: UnsafeMutablePointer<AVStream>?
  private let clock: FrameClock
  private var isFinished = false
  private var silence: SilentTrack?
  /// When the last picture ends that was written so far, in ticks of the stream.
  private var end: Int64 = 0

  /// Opens the file and writes its header.
  ///
  /// - Parameters:
  ///   - path: the file; `-` for standard output. Replaced where it exists. Never taken for a
  ///     protocol or a pattern.
  ///   - displayName: the name for messages, where `path` is a temporary one.
  ///   - container: libav's name of the muxer: `mp4`, `mov`, `webm`, `matroska`, `yuv4mpegpipe`,
  ///     `framemd5`, `null`, ...
  ///   - encoder: whose packets will come; opened already.
  ///   - alpha: the encoder of transparency, where that is a stream of its own, as in AVIF.
  ///   - metadata: texts such as `comment`.
  ///   - options: options of the muxer by libav's names; they win over our own.
  ///   - sound: silence that the file gets as its sound; `nil` for no sound.
  ///   - source: a file whose rotation the new one gets, where its pictures were encoded again.
  /// - Throws: ``MediaError``.
  public init(
    path: String, displayName: String? = nil, container: String, encoder: VideoEncoder,
    alpha: VideoEncoder? = nil,
    metadata: [(key: String, value: String)] = [], options: [(key: String, value: String)] = [],
    sound: SilentSound? = nil, turnedLike source: MediaReader? = nil
  ) throws {
    self.container = container
    self.displayName = displayName ?? (path == "-" ? "standard output" : path)
    clock = FrameClock(rate: encoder.settings.frameRate)
    (format, stream) = try Self.open(container, path)
    try describe(encoder, metadata)
    if let alpha { alphaStream = try describe(alpha: alpha) }
    if let source { try turn(like: source) }
    silence = try sound.map { try SilentTrack($0, in: format) }
    try openFile()
    try writeHeader(options)
  }

  /// Opens a file for packets that are copied from another one, and writes its header: codec, colours,
  /// rotation, shape of the pixels and transparency stay as they are.
  ///
  /// - Parameters:
  ///   - path: the file; replaced where it exists.
  ///   - displayName: the name for messages, where `path` is a temporary one.
  ///   - container: libav's name of the muxer.
  ///   - source: whose video's packets will come.
  ///   - rate: frames per second.
  /// - Throws: ``MediaError``.
  public init(
    path: String, displayName: String? = nil, container: String, copying source: MediaReader,
    rate: MediaRatio
  ) throws {
    self.container = container
    self.displayName = displayName ?? path
    clock = FrameClock(rate: rate)
    (format, stream) = try Self.open(container, path)
    try describe(copyOf: source, rate)
    try openFile()
    try writeHeader([])
  }

  private static func open(
    _ container: String, _ path: String
  ) throws -> (UnsafeMutablePointer<AVFormatContext>, UnsafeMutablePointer<AVStream>) {
    MediaLog.install()
    let format = try allocateFormat(container, url: path == "-" ? "pipe:1" : "file:\(path)")
    MediaLog.watch(format)
    guard let stream = avformat_new_stream(format, nil) else {
      free(format)
      throw MediaError(.refusedByLibrary, "out of memory", call: "avformat_new_stream")
    }
    return (format, stream)
  }

  deinit {
    if !isFinished { _ = closeFile() }
    Self.free(format)
  }

  private static func allocateFormat(
    _ container: String, url: String
  ) throws(MediaError) -> UnsafeMutablePointer<AVFormatContext> {
    guard let muxer = av_guess_format(container, nil, nil) else {
      throw MediaError(.missingEncoder, "this libavformat has no muxer '\(container)'")
    }
    var format: UnsafeMutablePointer<AVFormatContext>?
    try check(
      avformat_alloc_output_context2(&format, muxer, nil, url), "avformat_alloc_output_context2",
      "cannot prepare a \(container) file")
    return try allocated(format, "avformat_alloc_output_context2")
  }

  private static func free(_ format: UnsafeMutablePointer<AVFormatContext>) {
    avformat_free_context(format)
    MediaLog.unwatch(format)
  }
}

extension ContainerWriter {
  /// Writes one packet.
  ///
  /// Packets come in the order in which the encoder gave them.
  ///
  /// - Parameter isAlpha: whether it is of the encoder of transparency.
  /// - Throws: ``MediaError`` where writing fails, and after ``finish()``.
  public func write(_ packet: MediaPacket, isAlpha: Bool = false) throws {
    guard !isFinished else { throw finishedBefore }
    let target = (isAlpha ? alphaStream : nil) ?? stream
    let copy = try MediaPacket(adopting: timed(packet, for: target))
    try writeSilence(until: copy.packet.pointee.dts, isEnd: false)
    end = max(end, copy.packet.pointee.pts + copy.packet.pointee.duration)
    try writeTimed(copy)
  }

  private func writeTimed(_ packet: MediaPacket) throws {
    let mutable = UnsafeMutablePointer(mutating: packet.packet)
    try check(
      av_write_frame(format, mutable), "av_write_frame", "cannot write \(displayName)",
      file: displayName, context: format)
    try checkBytes()
  }

  /// Writes the sound up to a moment of the pictures' clock; packets of both come in the order of time.
  private func writeSilence(until moment: Int64, isEnd: Bool) throws {
    while let packet = try silence?.nextPacket(
      until: moment, stream.pointee.time_base, isEnd: isEnd)
    {
      try writeTimed(packet)
    }
  }

  /// Writes what comes after the packets and closes the file; once.
  ///
  /// - Throws: ``MediaError`` where anything could not be written, closing included, and when called
  ///   twice.
  public func finish() throws {
    guard !isFinished else { throw finishedBefore }
    try writeSilence(until: end, isEnd: true)
    isFinished = true
    let trailer = av_write_trailer(format)
    let pending = format.pointee.pb?.pointee.error ?? 0
    let closed = closeFile()
    for (code, call) in [
      (trailer, "av_write_trailer" as StaticString), (pending, "avio_write"),
      (closed, "avio_closep"),
    ] {
      try check(
        code, call, "cannot finish \(displayName)", file: displayName, context: format)
    }
  }

  private var finishedBefore: MediaError {
    MediaError(.refusedByLibrary, "\(displayName) has been finished before", file: displayName)
  }

  /// A copy whose times are in the container's clock, each rounded once from the exact frame number.
  private func timed(
    _ packet: MediaPacket, for stream: UnsafeMutablePointer<AVStream>
  ) throws -> UnsafeMutablePointer<AVPacket> {
    let copy = try allocated(av_packet_clone(packet.packet), "av_packet_clone")
    let tick = stream.pointee.time_base
    copy.pointee.stream_index = stream.pointee.index
    copy.pointee.pts = clock.ticks(ofFrame: packet.pts, tick)
    copy.pointee.dts = clock.ticks(ofFrame: packet.dts, tick)
    let end = clock.ticks(ofFrame: packet.pts + packet.duration, tick)
    copy.pointee.duration = end - copy.pointee.pts
    copy.pointee.time_base = tick
    return copy
  }

  /// Bytes go out in blocks: an error of an earlier block waits here.
  private func checkBytes() throws(MediaError) {
    try check(
      format.pointee.pb?.pointee.error ?? 0, "avio_write", "cannot write \(displayName)",
      file: displayName, context: format)
  }

  private var hasFile: Bool { format.pointee.oformat.pointee.flags & AVFMT_NOFILE == 0 }

  private func closeFile() -> CInt { hasFile ? avio_closep(&format.pointee.pb) : 0 }
}

extension ContainerWriter {
  private func describe(
    _ encoder: VideoEncoder, _ metadata: [(key: String, value: String)]
  ) throws {
    try check(
      avcodec_parameters_from_context(stream.pointee.codecpar, encoder.context),
      "avcodec_parameters_from_context", "cannot describe the video of \(displayName)")
    let codec = encoder.context.pointee.codec_id
    // ProRes' tag names its profile, and the muxer's own choice is always 422 HQ.
    let tag = codec == AV_CODEC_ID_PRORES ? encoder.context.pointee.codec_tag : codecTag(codec)
    stream.pointee.codecpar.pointee.codec_tag = tag
    stream.pointee.sample_aspect_ratio = encoder.settings.aspect
    try describeTimes(encoder.settings.frameRate, of: stream)
    if container == "yuv4mpegpipe" {
      // Samples of more than 8 bits are an extension of the format.
      format.pointee.strict_std_compliance = FF_COMPLIANCE_UNOFFICIAL
    }
    for (key, value) in metadata { av_dict_set(&format.pointee.metadata, key, value, 0) }
    let isVP8Or9 = [AV_CODEC_ID_VP8, AV_CODEC_ID_VP9].contains(encoder.context.pointee.codec_id)
    if isVP8Or9, encoder.settings.format.hasAlpha {
      av_dict_set(&stream.pointee.metadata, "alpha_mode", "1", 0)
    }
  }

  /// Adds the stream of transparency, which must come second.
  private func describe(alpha: VideoEncoder) throws -> UnsafeMutablePointer<AVStream> {
    let stream = try allocated(avformat_new_stream(format, nil), "avformat_new_stream")
    try check(
      avcodec_parameters_from_context(stream.pointee.codecpar, alpha.context),
      "avcodec_parameters_from_context", "cannot describe the transparency of \(displayName)")
    try describeTimes(alpha.settings.frameRate, of: stream)
    return stream
  }

  private func describe(copyOf source: MediaReader, _ rate: MediaRatio) throws {
    guard let video = source.video, let original = source.format.pointee.streams[video.index],
      let parameters = original.pointee.codecpar
    else {
      throw MediaError(.badInput, "\(source.path) holds no video", file: source.path)
    }
    try check(
      avcodec_parameters_copy(stream.pointee.codecpar, parameters), "avcodec_parameters_copy",
      "cannot describe the video of \(displayName)")
    // The old tag may name the codec's variant, as ProRes' do; not every container knows it.
    let oldTag = parameters.pointee.codec_tag
    let known = av_codec_get_id(format.pointee.oformat.pointee.codec_tag, oldTag)
    let tag = codecTag(parameters.pointee.codec_id)
    let keepsTag = tag == 0 && known == parameters.pointee.codec_id
    stream.pointee.codecpar.pointee.codec_tag = keepsTag ? oldTag : tag
    stream.pointee.sample_aspect_ratio = original.pointee.sample_aspect_ratio
    try describeTimes(rate, of: stream)
    try turn(like: source)
    if video.saysAlpha { av_dict_set(&stream.pointee.metadata, "alpha_mode", "1", 0) }
  }

  private func describeTimes(
    _ frameRate: MediaRatio, of stream: UnsafeMutablePointer<AVStream>
  ) throws {
    guard let rate = frameRate.libav, rate.num > 0, rate.den > 0 else {
      throw MediaError(.badSetting, "\(frameRate) is no frame rate")
    }
    stream.pointee.time_base = AVRational(num: rate.den, den: rate.num)
    // Without it Matroska writes no DefaultDuration, and nobody knows how long the last frame lasts.
    stream.pointee.avg_frame_rate = rate
    stream.pointee.disposition |= AV_DISPOSITION_DEFAULT
    // No random numbers, no versions, no dates: the same input gives the same bytes.
    format.pointee.flags |= AVFMT_FLAG_BITEXACT
  }

  /// Takes over how another file wants its pictures turned.
  private func turn(like source: MediaReader) throws {
    guard let video = source.video, let original = source.format.pointee.streams[video.index]
    else { return }
    try check(
      pulse_copy_rotation(stream, original), "pulse_copy_rotation",
      "cannot describe the video of \(displayName)")
  }

  /// The tag that names the codec in the file; 0 lets the muxer choose.
  private func codecTag(_ codec: AVCodecID) -> UInt32 {
    let isHEVC = codec == AV_CODEC_ID_HEVC
    // libav's own choice, hev1, is not played by Apple's systems.
    if isHEVC, ["mp4", "mov", "ipod"].contains(container) { return pulse_tag(104, 118, 99, 49) }
    return 0
  }

  private func openFile() throws {
    format.pointee.interrupt_callback = AVIOInterruptCB(
      callback: { _ in Interruption.signal == nil ? 0 : 1 }, opaque: nil)
    guard hasFile else { return }
    try check(
      avio_open2(
        &format.pointee.pb, format.pointee.url, AVIO_FLAG_WRITE,
        &format.pointee.interrupt_callback, nil),
      "avio_open2", "cannot create \(displayName)", file: displayName)
  }

  private func writeHeader(_ options: [(key: String, value: String)]) throws {
    let inherent = clock.containerOptions(container)
    var dictionary = try OptionDictionary(inherent + options)
    try check(
      avformat_write_header(format, &dictionary.pointer), "avformat_write_header",
      "cannot begin \(displayName)", file: displayName, context: format)
    if let wrong = dictionary.keys.first {
      let near = OptionNames.near(wrong, among: OptionNames.all(of: format))
      let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
      throw MediaError(.badSetting, "the \(container) muxer has no option '\(wrong)'\(hint)")
    }
  }
}
