internal import CFFmpeg

extension MediaTime {
  /// A time as libav gives it; `nil` where that means "unknown".
  init?(ifKnown ticks: Int64, _ tick: MediaRatio) {
    guard ticks != pulse_no_time() else { return nil }
    self.init(ticks: Int(ticks), tick: tick)
  }
}

extension MediaText {
  /// All texts of a dictionary, in its order.
  static func all(in dictionary: OpaquePointer?) -> [MediaText] {
    var texts: [MediaText] = []
    var entry: UnsafeMutablePointer<AVDictionaryEntry>?
    while let next = av_dict_get(dictionary, "", entry, AV_DICT_IGNORE_SUFFIX) {
      texts.append(
        MediaText(
          key: String(cString: next.pointee.key), value: String(cString: next.pointee.value)))
      entry = next
    }
    return texts
  }
}

extension PacketFacts {
  init(_ packet: UnsafePointer<AVPacket>) {
    let (pts, dts) = (packet.pointee.pts, packet.pointee.dts)
    self.init(
      stream: Int(packet.pointee.stream_index),
      pts: pts == pulse_no_time() ? nil : Int(pts), dts: dts == pulse_no_time() ? nil : Int(dts),
      duration: Int(packet.pointee.duration),
      isKey: packet.pointee.flags & AV_PKT_FLAG_KEY != 0, size: Int(packet.pointee.size),
      isDiscarded: packet.pointee.flags & AV_PKT_FLAG_DISCARD != 0)
  }
}

extension StreamFacts {
  init(_ stream: UnsafeMutablePointer<AVStream>) {
    let parameters: UnsafeMutablePointer<AVCodecParameters> = stream.pointee.codecpar
    let tick = MediaRatio(stream.pointee.time_base) ?? MediaRatio(1)
    let isVideo = parameters.pointee.codec_type == AVMEDIA_TYPE_VIDEO
    self.init(
      index: Int(stream.pointee.index), kind: Kind(parameters.pointee.codec_type),
      codec: String(cString: avcodec_get_name(parameters.pointee.codec_id)),
      codecTag: Self.letters(parameters.pointee.codec_tag),
      width: Int(parameters.pointee.width), height: Int(parameters.pointee.height),
      format: isVideo ? PictureFormat(AVPixelFormat(parameters.pointee.format)) : nil,
      frameRate: MediaRatio(stream.pointee.r_frame_rate),
      averageFrameRate: MediaRatio(stream.pointee.avg_frame_rate),
      pixelAspect: MediaRatio(parameters.pointee.sample_aspect_ratio), tick: tick,
      start: MediaTime(ifKnown: stream.pointee.start_time, tick),
      duration: MediaTime(ifKnown: stream.pointee.duration, tick),
      frameCount: stream.pointee.nb_frames > 0 ? Int(stream.pointee.nb_frames) : nil,
      tags: ColorTags(parameters), metadata: MediaText.all(in: stream.pointee.metadata))
  }

  private static func letters(_ tag: UInt32) -> String {
    guard tag != 0 else { return "" }
    let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes, as: UTF8.self).printable
  }
}

extension StreamFacts.Kind {
  fileprivate init(_ type: AVMediaType) {
    switch type {
    case AVMEDIA_TYPE_VIDEO: self = .video
    case AVMEDIA_TYPE_AUDIO: self = .audio
    default: self = .other
    }
  }
}
