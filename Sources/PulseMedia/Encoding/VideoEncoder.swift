internal import CFFmpeg

internal import Synchronization

/// An encoder at work: pictures in, packets out, then ``finish()``.
///
/// It has one owner; its own threads come and go with it.
public final class VideoEncoder {
  /// What it was made with.
  public let settings: EncoderSettings

  /// The layout in which the encoder gets the pictures, with the very same samples.
  let storedFormat: PictureFormat
  let context: UnsafeMutablePointer<AVCodecContext>
  // Holds a second reference to each picture, so that times and tags are set on it and not on the
  // caller's frame, which other encoders may be reading at the same moment.
  private let shell: UnsafeMutablePointer<AVFrame>
  private var isFinished = false
  private var hasPictures = false

  /// Opens the encoder.
  ///
  /// - Throws: ``MediaError``, with kind `missingEncoder`, `badSetting` or `refusedByLibrary`.
  public init(_ settings: EncoderSettings) throws {
    MediaLog.install()
    self.settings = settings
    guard let codec = avcodec_find_encoder_by_name(settings.encoder) else {
      throw MediaError(.missingEncoder, "this libavcodec has no encoder '\(settings.encoder)'")
    }
    storedFormat = try Self.storedFormat(codec, settings)
    context = try allocated(avcodec_alloc_context3(codec), "avcodec_alloc_context3")
    guard let shell = av_frame_alloc() else {
      Self.free(context)
      throw MediaError(.refusedByLibrary, "out of memory", call: "av_frame_alloc")
    }
    self.shell = shell
    MediaLog.watch(context)
    try open()
  }

  deinit {
    settle()
    var last: UnsafeMutablePointer<AVFrame>? = shell
    av_frame_free(&last)
    Self.free(context)
  }

  /// Held while an encoder is opened or closed.
  ///
  /// SVT-AV1 keeps lists for the whole process in which it frees blocks twice where one encoder closes as
  /// another one opens. libav serializes the opening alone.
  static let gate = Mutex(())

  private static func free(_ context: UnsafeMutablePointer<AVCodecContext>) {
    var last: UnsafeMutablePointer<AVCodecContext>? = context
    gate.withLock { _ in avcodec_free_context(&last) }
    // Only now, as encoders speak once more when they close.
    MediaLog.unwatch(context)
  }
}

extension VideoEncoder {
  /// Encodes the picture of one frame; returns the packets that are ready, which may be of earlier
  /// frames, or none.
  ///
  /// - Parameter index: the frame's number. It counts up from 0 without gaps.
  /// - Throws: ``MediaError`` for a picture that doesn't fit the settings, and what the encoder says.
  public func encode(_ frame: VideoFrame, index: Int) throws -> [MediaPacket] {
    try checkFits(frame, index)
    let stored = try frame.converted(to: storedFormat)
    try check(
      av_frame_ref(shell, stored.frame), "av_frame_ref", "cannot hold the picture of frame \(index)"
    )
    defer { av_frame_unref(shell) }
    label(shell, index)
    hasPictures = true
    return try send(shell, "frame \(index)")
  }

  /// Tells the encoder that no picture follows; returns the packets that it still held.
  ///
  /// - Throws: ``MediaError`` when called twice, and what the encoder says.
  public func finish() throws -> [MediaPacket] {
    guard !isFinished else {
      throw MediaError(.refusedByLibrary, "\(settings.encoder) has been finished before")
    }
    let packets = try send(nil, "the last frames")
    isFinished = true
    return packets
  }

  /// Takes out what an encoder still holds that is given up before its end.
  ///
  /// Closing SVT-AV1 waits for its last packet, for ever where there was no picture, and complains where it was
  /// not told that none follows.
  private func settle() {
    guard settings.encoder == "libsvtav1", !isFinished, avcodec_is_open(context) != 0 else {
      return
    }
    if !hasPictures,
      let blank = try? VideoFrame(
        format: settings.format, width: settings.width, height: settings.height)
    {
      _ = try? encode(blank, index: 0)
    }
    avcodec_send_frame(context, nil)
    var packet = av_packet_alloc()
    defer { av_packet_free(&packet) }
    while let packet, avcodec_receive_packet(context, packet) >= 0 { av_packet_unref(packet) }
  }

  private func checkFits(_ frame: VideoFrame, _ index: Int) throws {
    guard !isFinished else {
      throw MediaError(.refusedByLibrary, "\(settings.encoder) has been finished before")
    }
    let fits =
      frame.format == settings.format && frame.width == settings.width
      && frame.height == settings.height
    guard fits else {
      throw MediaError(
        .badSetting,
        "frame \(index) is \(frame.width)x\(frame.height) \(frame.format), but "
          + "\(settings.encoder) was opened for \(settings.width)x\(settings.height) "
          + "\(settings.format)")
    }
  }

  private func label(_ frame: UnsafeMutablePointer<AVFrame>, _ index: Int) {
    frame.pointee.pts = Int64(index)
    pulse_frame_set_duration(frame, 1)
    settings.tags.apply(to: frame)
    frame.pointee.sample_aspect_ratio = settings.aspect
    // A loop starts at its first frame, whatever the encoder would choose.
    frame.pointee.pict_type = index == 0 ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
  }

  /// Hands one picture (or the end: `nil`) over and takes all packets that are ready.
  private func send(_ frame: UnsafeMutablePointer<AVFrame>?, _ what: String) throws -> [MediaPacket]
  {
    var packets: [MediaPacket] = []
    var code = avcodec_send_frame(context, frame)
    while LibavCode(rawValue: code) == .again {
      let ready = try receiveAll(what)
      guard !ready.isEmpty else { break }
      packets += ready
      code = avcodec_send_frame(context, frame)
    }
    try check(
      code, "avcodec_send_frame", "\(settings.encoder) did not take \(what)", context: context)
    return try packets + receiveAll(what)
  }

  private func receiveAll(_ what: String) throws -> [MediaPacket] {
    var packets: [MediaPacket] = []
    while true {
      // The last pictures of a slow encoder take seconds.
      try Interruption.check()
      let packet = try allocated(av_packet_alloc(), "av_packet_alloc")
      let code = avcodec_receive_packet(context, packet)
      // Owns it from here, whatever the code says.
      let owner = MediaPacket(adopting: packet)
      if [.again, .endOfFile].contains(LibavCode(rawValue: code)) { return packets }
      try check(
        code, "avcodec_receive_packet", "\(settings.encoder) could not encode \(what)",
        context: context)
      // Encoders of libav 5.1 leave it 0, and the last frame of a file would not be shown.
      packet.pointee.duration = 1
      packets.append(owner)
    }
  }
}
