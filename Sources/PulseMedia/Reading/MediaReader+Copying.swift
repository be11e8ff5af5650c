internal import CFFmpeg

extension MediaReader {
  /// The next packet of the first video stream, to be copied; `nil` at the end.
  ///
  /// Its times are in ticks of the stream, see ``MediaPacket/copy(pts:dts:)``.
  ///
  /// - Throws: ``MediaError`` where the file breaks off or can't be read.
  public func nextVideoPacket() throws -> MediaPacket? {
    guard let video else { return nil }
    while let packet = try nextMediaPacket() {
      if Int(packet.packet.pointee.stream_index) == video.index { return packet }
    }
    return nil
  }

  /// Whether a container can hold the video as it is coded.
  public func videoFits(muxer name: String) -> Bool {
    guard let muxer = av_guess_format(name, nil, nil), let video,
      let stream = format.pointee.streams[video.index]
    else { return false }
    return avformat_query_codec(muxer, stream.pointee.codecpar.pointee.codec_id, 0) == 1
  }
}

extension MediaPacket {
  /// The same bytes at another time.
  ///
  /// - Parameters:
  ///   - pts: the frame that it shows, counted from 0.
  ///   - dts: when it must be decoded, in frames.
  /// - Throws: ``MediaError`` where memory is short.
  public func copy(pts: Int, dts: Int) throws -> MediaPacket {
    let copy = try allocated(av_packet_clone(packet), "av_packet_clone")
    copy.pointee.pts = Int64(pts)
    copy.pointee.dts = Int64(dts)
    copy.pointee.duration = 1
    return MediaPacket(adopting: copy)
  }

  /// When it is shown, in ticks of its file; `nil` where the file doesn't say.
  public var fileTime: Int? {
    packet.pointee.pts == pulse_no_time() ? nil : Int(packet.pointee.pts)
  }

  /// Whether players are told not to show it.
  public var isDiscarded: Bool { packet.pointee.flags & AV_PKT_FLAG_DISCARD != 0 }
}
