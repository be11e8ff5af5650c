internal import CFFmpeg

/// A decoder at work on one stream.
final class PictureDecoder {
  /// The stream's place in the file.
  let stream: Int

  /// Whether the last picture has been given out.
  private(set) var isDrained = false

  private let context: UnsafeMutablePointer<AVCodecContext>
  private let tick: MediaRatio
  private let path: String

  init(_ stream: UnsafeMutablePointer<AVStream>, _ facts: StreamFacts, path: String) throws {
    let codec = try Self.codec(for: stream, facts, path)
    self.stream = facts.index
    self.path = path
    tick = facts.tick
    context = try allocated(avcodec_alloc_context3(codec), "avcodec_alloc_context3")
    MediaLog.watch(context)
    try open(codec, stream)
  }

  deinit {
    var last: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&last)
    MediaLog.unwatch(context)
  }

  /// libav's own VP8 and VP9 decoders leave alpha out; libvpx's have it.
  private static func codec(
    for stream: UnsafeMutablePointer<AVStream>, _ facts: StreamFacts, _ path: String
  ) throws(MediaError) -> UnsafePointer<AVCodec> {
    let side = 1...VideoFrame.largestSide
    guard side.contains(facts.width), side.contains(facts.height) else {
      throw MediaError(
        .badInput,
        "\(path) claims pictures of \(facts.width)x\(facts.height) pixels; at most "
          + "\(VideoFrame.largestSide) on a side are read", file: path)
    }
    let names = ["vp8": "libvpx", "vp9": "libvpx-vp9"]
    if facts.saysAlpha, let name = names[facts.codec],
      let codec = avcodec_find_decoder_by_name(name)
    {
      return codec
    }
    guard let codec = avcodec_find_decoder(stream.pointee.codecpar.pointee.codec_id) else {
      throw MediaError(
        .missingEncoder, "this libavcodec can't decode the \(facts.codec) video of \(path)",
        file: path)
    }
    return codec
  }

  private func open(
    _ codec: UnsafePointer<AVCodec>, _ stream: UnsafeMutablePointer<AVStream>
  ) throws {
    try check(
      avcodec_parameters_to_context(context, stream.pointee.codecpar),
      "avcodec_parameters_to_context", "cannot decode \(path)", file: path)
    context.pointee.pkt_timebase = stream.pointee.time_base
    context.pointee.max_pixels = Int64(VideoFrame.largestSide * VideoFrame.largestSide)
    context.pointee.thread_count = 0
    try check(
      avcodec_open2(context, codec, nil), "avcodec_open2", "cannot decode \(path)", file: path,
      kind: .badInput, context: context)
  }

  /// Hands a packet to the decoder; `nil` says that none follows.
  ///
  /// Only to be called when ``receive()`` has nothing more to give.
  func send(_ packet: MediaPacket?) throws {
    try check(
      avcodec_send_packet(context, packet?.packet), "avcodec_send_packet",
      "cannot decode \(path)", file: path, context: context)
  }

  /// The next picture; `nil` where the decoder needs a packet first, or has no more to give
  /// (``isDrained``).
  func receive() throws -> DecodedPicture? {
    var frame = av_frame_alloc()
    let picture = try allocated(frame, "av_frame_alloc")
    let code = avcodec_receive_frame(context, picture)
    guard code >= 0 else {
      av_frame_free(&frame)
      isDrained = LibavCode(rawValue: code) == .endOfFile
      if isDrained || LibavCode(rawValue: code) == .again { return nil }
      try check(
        code, "avcodec_receive_frame", "cannot decode \(path)", file: path, context: context)
      return nil
    }
    let owner = try VideoFrame(adopting: picture)
    return DecodedPicture(
      frame: owner, time: MediaTime(ifKnown: picture.pointee.best_effort_timestamp, tick),
      duration: Int(pulse_frame_duration(picture)), isKey: pulse_frame_is_key(picture) != 0,
      tags: ColorTags(picture))
  }
}
