internal import CFFmpeg

/// One packet of coded silence, from libav's own AAC encoder.
///
/// Nothing sounds in it and nothing is carried over from the packet before, so that any number of copies
/// is silence, too, and the encoder's delay can be left out without a difference to hear.
final class SilenceEncoder {
  /// Samples of each channel in a packet.
  let samplesPerPacket: Int
  /// The coded bytes, without anything to fill them up.
  let packet: [UInt8]

  private let context: UnsafeMutablePointer<AVCodecContext>

  /// Encodes three packets and keeps the last, when the encoder has come to rest.
  ///
  /// - Throws: ``MediaError``, with kind `missingEncoder`, `badSetting` or `refusedByLibrary`.
  init(_ sound: SilentSound) throws {
    MediaLog.install()
    guard let codec = avcodec_find_encoder_by_name("aac") else {
      throw MediaError(.missingEncoder, "this libavcodec has no encoder 'aac'")
    }
    let context = try allocated(avcodec_alloc_context3(codec), "avcodec_alloc_context3")
    self.context = context
    MediaLog.watch(context)
    do {
      try Self.open(context, codec, sound)
      samplesPerPacket = Int(context.pointee.frame_size)
      packet = try Self.encodeSilence(context)
    } catch {
      Self.free(context)
      throw error
    }
  }

  deinit { Self.free(context) }

  private static func free(_ context: UnsafeMutablePointer<AVCodecContext>) {
    var last: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&last)
    MediaLog.unwatch(context)
  }

  /// Describes the track to a container.
  func describe(_ stream: UnsafeMutablePointer<AVStream>) throws {
    try check(
      avcodec_parameters_from_context(stream.pointee.codecpar, context),
      "avcodec_parameters_from_context", "cannot describe the silent sound")
    // The samples before time 0 would be silent like the others, and are not written.
    stream.pointee.codecpar.pointee.initial_padding = 0
    stream.pointee.codecpar.pointee.codec_tag = 0
    stream.pointee.time_base = AVRational(num: 1, den: context.pointee.sample_rate)
    stream.pointee.disposition |= AV_DISPOSITION_DEFAULT
  }

  private static func open(
    _ context: UnsafeMutablePointer<AVCodecContext>, _ codec: UnsafePointer<AVCodec>,
    _ sound: SilentSound
  ) throws {
    context.pointee.sample_rate = CInt(clamping: sound.sampleRate)
    context.pointee.sample_fmt = AV_SAMPLE_FMT_FLTP
    context.pointee.time_base = AVRational(num: 1, den: CInt(clamping: sound.sampleRate))
    context.pointee.bit_rate = Int64(sound.bitRate)
    av_channel_layout_default(&context.pointee.ch_layout, 2)
    // Without its version in the first packet, and with its description for the container.
    context.pointee.flags |= CInt(AV_CODEC_FLAG_BITEXACT) | CInt(AV_CODEC_FLAG_GLOBAL_HEADER)
    try check(
      avcodec_open2(context, codec, nil), "avcodec_open2", "cannot open the encoder aac",
      kind: .badSetting, context: context)
  }

  private static func encodeSilence(
    _ context: UnsafeMutablePointer<AVCodecContext>
  ) throws -> [UInt8] {
    var frame = av_frame_alloc()
    let silence = try allocated(frame, "av_frame_alloc")
    defer { av_frame_free(&frame) }
    silence.pointee.format = AV_SAMPLE_FMT_FLTP.rawValue
    silence.pointee.nb_samples = context.pointee.frame_size
    silence.pointee.sample_rate = context.pointee.sample_rate
    av_channel_layout_default(&silence.pointee.ch_layout, 2)
    try check(av_frame_get_buffer(silence, 0), "av_frame_get_buffer", "cannot hold silence")
    for plane in [silence.pointee.data.0, silence.pointee.data.1] {
      plane?.update(repeating: 0, count: Int(silence.pointee.nb_samples) * MemoryLayout<Float>.size)
    }
    var bytes: [UInt8] = []
    for index in 0..<4 {
      silence.pointee.pts = Int64(index) * Int64(silence.pointee.nb_samples)
      try check(
        avcodec_send_frame(context, index < 3 ? silence : nil), "avcodec_send_frame",
        "aac did not take silence", context: context)
      // One packet may be waiting, and then no more is taken.
      bytes = try lastPacket(context) ?? bytes
    }
    return bytes
  }

  /// The last of the packets that are ready; `nil` where none is.
  private static func lastPacket(
    _ context: UnsafeMutablePointer<AVCodecContext>
  ) throws -> [UInt8]? {
    var bytes: [UInt8]?
    while true {
      let packet = MediaPacket(adopting: try allocated(av_packet_alloc(), "av_packet_alloc"))
      let code = avcodec_receive_packet(
        context, UnsafeMutablePointer(mutating: packet.packet))
      if [.again, .endOfFile].contains(LibavCode(rawValue: code)) { return bytes }
      try check(code, "avcodec_receive_packet", "aac could not encode silence", context: context)
      bytes = packet.withBytes { Array($0) }
    }
  }
}
