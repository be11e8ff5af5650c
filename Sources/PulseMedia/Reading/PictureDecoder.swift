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
  private let containerTags: ColorTags
  /// What the first picture is like, and all others are made to be.
  private var shape: VideoFrame.Shape?

  init(_ stream: UnsafeMutablePointer<AVStream>, _ facts: StreamFacts, path: String) throws {
    let codec = try Self.codec(for: stream, facts, path)
    self.stream = facts.index
    self.path = path
    tick = facts.tick
    containerTags = facts.tags
    context = try allocated(avcodec_alloc_context3(codec), "avcodec_alloc_context3")
    MediaLog.watch(context)
    try open(codec, stream, facts)
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
    guard facts.width > 0, facts.height > 0 else {
      throw MediaError(
        .badInput,
        "\(path) does not say how large its pictures are, or they are larger than "
          + "\(VideoFrame.largestSide) pixels on a side, the most that is read", file: path)
    }
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
    _ codec: UnsafePointer<AVCodec>, _ stream: UnsafeMutablePointer<AVStream>,
    _ facts: StreamFacts
  ) throws {
    try check(
      avcodec_parameters_to_context(context, stream.pointee.codecpar),
      "avcodec_parameters_to_context", "cannot decode \(path)", file: path)
    context.pointee.pkt_timebase = stream.pointee.time_base
    context.pointee.max_pixels = Int64(VideoFrame.largestSide * VideoFrame.largestSide)
    let threads = DecoderThreads.count(
      decoder: String(cString: codec.pointee.name), pictureBytes: facts.pictureBytes,
      cores: Int(av_cpu_count()))
    context.pointee.thread_count = CInt(threads)
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
    let decoded = try VideoFrame(adopting: picture)
    // What is shown may be a scaled copy, while `picture` belongs to this one.
    defer { withExtendedLifetime(decoded) {} }
    return DecodedPicture(
      frame: try shaped(decoded),
      time: MediaTime(ifKnown: picture.pointee.best_effort_timestamp, tick),
      duration: Int(pulse_frame_duration(picture)), isKey: pulse_frame_is_key(picture) != 0,
      tags: tags(picture))
  }

  /// What the samples mean: the picture's own words, or the container's where these say nothing.
  ///
  /// VP8's never do, as it knows one matrix.
  private func tags(_ picture: UnsafeMutablePointer<AVFrame>) -> ColorTags {
    var tags = ColorTags(picture)
    let isMute = tags.matrix == .unspecified || context.pointee.codec_id == AV_CODEC_ID_VP8
    if isMute, containerTags.matrix != .unspecified { tags.matrix = containerTags.matrix }
    return tags
  }

  /// The picture, in the first one's shape.
  private func shaped(_ picture: VideoFrame) throws -> VideoFrame {
    let side = 1...VideoFrame.largestSide
    guard side.contains(picture.width), side.contains(picture.height) else {
      throw MediaError(
        .badInput,
        "\(path) holds a picture of \(picture.width)x\(picture.height) pixels; at most "
          + "\(VideoFrame.largestSide) on a side are read", file: path)
    }
    let upright = try picture.upright()
    guard let shape else {
      shape = upright.shape
      return upright
    }
    return try upright.shaped(shape)
  }
}

extension StreamFacts {
  /// The bytes of a decoded picture; where its layout is unknown, with four a pixel.
  fileprivate var pictureBytes: Int {
    guard let format else { return 4 * width * height }
    return (0..<format.planeCount).reduce(0) { sum, plane in
      let size = format.planeSize(plane, width: width, height: height)
      return sum + size.bytesPerRow * size.rows
    }
  }
}
