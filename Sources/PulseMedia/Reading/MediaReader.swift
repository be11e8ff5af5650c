internal import CFFmpeg

/// A video file being read, ours or a stranger's.
///
/// It opens that one file and nothing else, whatever the file says: the demuxer is chosen by the
/// first bytes, and protocols, demuxers and decoders are limited to lists. One walk through the file
/// is possible: either ``nextPacket()`` or ``nextPicture()``, to the end.
public final class MediaReader {
  /// The file.
  public let path: String

  /// libav's name of the container, such as `mov,mp4,m4a,3gp,3g2,mj2`.
  public let container: String

  /// The streams, in the file's order.
  public let streams: [StreamFacts]

  /// The file's texts, in its order.
  public let metadata: [MediaText]

  /// When the file starts, to the microsecond; `nil` where unknown.
  public let start: MediaTime?

  /// How long it lasts, to the microsecond; `nil` where unknown.
  public let duration: MediaTime?

  /// The first video stream's facts; `nil` where there is none.
  public var video: StreamFacts? { streams.first { $0.kind == .video } }

  /// The stream whose pictures are given out; `nil` for the first video stream.
  private let shownStream: Int?

  let format: UnsafeMutablePointer<AVFormatContext>
  var decoder: PictureDecoder?

  /// Opens a file and reads what it says about itself.
  ///
  /// - Throws: ``MediaError``, with kind `missingFile`, `badInput` or `readOrWrite`.
  public convenience init(path: String) throws { try self.init(path: path, showing: nil) }

  /// Opens a file for the pictures of one of its streams.
  ///
  /// - Parameter stream: the place of a video stream in ``streams``; `nil` for the first one.
  init(path: String, showing stream: Int?) throws {
    MediaLog.install()
    self.path = path
    shownStream = stream
    let kind = try FileKind(ofFile: path)
    let format = try Self.open(path, kind)
    self.format = format
    container = String(cString: format.pointee.iformat.pointee.name)
    streams = (0..<Int(format.pointee.nb_streams)).compactMap { index in
      format.pointee.streams[index].map { StreamFacts($0) }
    }
    metadata = MediaText.all(in: format.pointee.metadata)
    let microsecond = MediaRatio(1, Int(AV_TIME_BASE))
    start = MediaTime(ifKnown: format.pointee.start_time, microsecond)
    duration = MediaTime(ifKnown: format.pointee.duration, microsecond)
  }

  deinit {
    decoder = nil
    var last: UnsafeMutablePointer<AVFormatContext>? = format
    avformat_close_input(&last)
    MediaLog.unwatch(format)
  }
}

extension MediaReader {
  /// Decoders that may see a stranger's bytes, by libav's names.
  private static let decoders = [
    "h264", "hevc", "av1", "libdav1d", "libaom-av1", "vp8", "vp9", "libvpx", "libvpx-vp9", "gif",
    "apng", "png", "mjpeg", "rawvideo", "prores", "qtrle", "ffv1", "mpeg4", "mpeg2video", "aac",
    "opus", "vorbis", "mp3", "mp3float", "flac", "pcm_s16le", "pcm_s16be", "pcm_s24le",
  ]

  private static func open(
    _ path: String, _ kind: FileKind
  ) throws -> UnsafeMutablePointer<AVFormatContext> {
    guard let demuxer = kind.demuxer.flatMap({ av_find_input_format($0) }) else {
      throw MediaError(.missingEncoder, "libavformat can't read \(kind) files here", file: path)
    }
    var format = avformat_alloc_context()
    let context = try allocated(format, "avformat_alloc_context")
    MediaLog.watch(context)
    var options = try OptionDictionary([
      (key: "protocol_whitelist", value: "file"),
      (
        key: "format_whitelist",
        value: FileKind.allCases.compactMap(\.demuxer).joined(separator: ",")
      ),
      (key: "codec_whitelist", value: decoders.joined(separator: ",")),
    ])
    do {
      // Frees the context where it fails.
      try check(
        avformat_open_input(&format, "file:\(path)", demuxer, &options.pointer),
        "avformat_open_input", "cannot read \(path)", file: path, kind: .badInput, context: context)
      try check(
        avformat_find_stream_info(context, nil), "avformat_find_stream_info",
        "cannot make out the streams of \(path)", file: path, kind: .badInput, context: context)
    } catch {
      avformat_close_input(&format)
      MediaLog.unwatch(context)
      throw error
    }
    return context
  }
}

extension MediaReader {
  /// The next packet of any stream; `nil` at the end.
  ///
  /// - Throws: ``MediaError`` where the file breaks off or can't be read.
  public func nextPacket() throws -> PacketFacts? {
    try nextMediaPacket().map { PacketFacts($0.packet) }
  }

  func nextMediaPacket() throws -> MediaPacket? {
    let packet = MediaPacket(adopting: try allocated(av_packet_alloc(), "av_packet_alloc"))
    let code = av_read_frame(format, UnsafeMutablePointer(mutating: packet.packet))
    if LibavCode(rawValue: code) == .endOfFile { return nil }
    try check(
      code, "av_read_frame", "cannot read \(path) to its end", file: path, context: format)
    return packet
  }

  /// The next picture of the first video stream, in the order of display; `nil` at the end.
  ///
  /// Transparency that lies in a stream of its own, as in AVIF, is left out; ``PictureReader`` joins it.
  /// All have the first one's layout and size: where a film changes these, later pictures are scaled.
  ///
  /// - Throws: ``MediaError`` where the file can't be read or decoded, and for pictures with more
  ///   than ``VideoFrame/largestSide`` pixels on a side.
  public func nextPicture() throws -> DecodedPicture? {
    if decoder == nil { decoder = try makeDecoder() }
    guard let decoder else { return nil }
    while true {
      if let picture = try decoder.receive() { return picture }
      if decoder.isDrained { return nil }
      try decoder.send(try nextVideoPacket(decoder.stream))
    }
  }

  private func nextVideoPacket(_ stream: Int) throws -> MediaPacket? {
    while let packet = try nextMediaPacket() {
      if Int(packet.packet.pointee.stream_index) == stream { return packet }
    }
    return nil
  }

  private func makeDecoder() throws -> PictureDecoder {
    let shown = shownStream.flatMap { index in streams.first { $0.index == index } } ?? video
    guard let video = shown, let stream = format.pointee.streams[video.index] else {
      throw MediaError(.badInput, "\(path) holds no video", file: path)
    }
    return try PictureDecoder(stream, video, path: path)
  }
}
