internal import CFFmpeg

/// The silent track of a file that is being written.
struct SilentTrack {
  private let sound: SilentSound
  private let encoder: SilenceEncoder
  private let stream: UnsafeMutablePointer<AVStream>
  /// Packets that were written, and the samples in them.
  private var packets = 0
  private var samples = 0
  /// Filled packets by their lengths, of which there are one or two.
  private var filled: [Int: [UInt8]] = [:]

  /// Adds the track to a file whose header is not yet written.
  init(_ sound: SilentSound, in format: UnsafeMutablePointer<AVFormatContext>) throws {
    self.sound = sound
    encoder = try SilenceEncoder(sound)
    stream = try allocated(avformat_new_stream(format, nil), "avformat_new_stream")
    try encoder.describe(stream)
  }

  /// The next packet that ends at the latest at a moment; `nil` where none does.
  ///
  /// - Parameters:
  ///   - end: the moment, in ticks of the pictures' clock.
  ///   - tick: seconds per tick of it.
  ///   - isEnd: whether all sound ends there, so that the last packet is cut short.
  mutating func nextPacket(until end: Int64, _ tick: AVRational, isEnd: Bool) throws -> MediaPacket?
  {
    let clock = AVRational(num: 1, den: CInt(clamping: sound.sampleRate))
    let rounding = AVRounding(rawValue: AV_ROUND_NEAR_INF.rawValue)
    let room = Int(av_rescale_q_rnd(end, tick, clock, rounding)) - samples
    let count = min(encoder.samplesPerPacket, room)
    guard count > 0, isEnd || count == encoder.samplesPerPacket else { return nil }
    let packet = try allocated(av_packet_alloc(), "av_packet_alloc")
    let owner = MediaPacket(adopting: packet)
    let bytes = nextBytes()
    try check(
      av_new_packet(packet, CInt(clamping: bytes.count)), "av_new_packet", "cannot hold silence")
    bytes.withUnsafeBufferPointer { source in
      if let base = source.baseAddress {
        packet.pointee.data.update(from: base, count: source.count)
      }
    }
    // The muxer may have chosen another clock than that of the samples.
    let own = stream.pointee.time_base
    packet.pointee.pts = av_rescale_q(Int64(samples), clock, own)
    packet.pointee.dts = packet.pointee.pts
    packet.pointee.duration = av_rescale_q(Int64(samples + count), clock, own) - packet.pointee.pts
    packet.pointee.flags |= AV_PKT_FLAG_KEY
    packet.pointee.stream_index = stream.pointee.index
    packet.pointee.time_base = own
    packets += 1
    samples += count
    return owner
  }

  /// The bytes of the next packet: so long that all packets together have the bit rate.
  private mutating func nextBytes() -> [UInt8] {
    let length = total(packets + 1) - total(packets)
    if let bytes = filled[length] { return bytes }
    let bytes = AACFilling.filled(encoder.packet, to: length)
    filled[length] = bytes
    return bytes
  }

  /// The bytes of so many packets.
  private func total(_ packets: Int) -> Int {
    packets * encoder.samplesPerPacket * sound.bitRate / (8 * sound.sampleRate)
  }
}
