internal import CFFmpeg

/// The coded bytes of one frame, with whatever belongs to it (the alpha picture in WebM).
///
/// Never changes once it is handed out; copies share the bytes.
public final class MediaPacket {
  let packet: UnsafePointer<AVPacket>

  /// Takes over a packet, which this object frees.
  init(adopting packet: UnsafeMutablePointer<AVPacket>) { self.packet = UnsafePointer(packet) }

  deinit {
    var last: UnsafeMutablePointer<AVPacket>? = UnsafeMutablePointer(mutating: packet)
    av_packet_free(&last)
  }

  /// The frame that it shows, counted from 0.
  public var pts: Int { Int(packet.pointee.pts) }

  /// When it must be decoded, in frames; negative at the start where pictures are reordered.
  public var dts: Int { Int(packet.pointee.dts) }

  /// How many frames it is shown for: 1.
  public var duration: Int { Int(packet.pointee.duration) }

  /// Whether decoding can start here.
  public var isKey: Bool { packet.pointee.flags & AV_PKT_FLAG_KEY != 0 }

  /// Bytes, without the side data.
  public var size: Int { Int(packet.pointee.size) }

  /// Bytes of the second picture that WebM keeps beside the first: its alpha; 0 where there is none.
  public var alphaSize: Int {
    var count = 0
    let data = av_packet_get_side_data(packet, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, &count)
    return data == nil ? 0 : count
  }

  /// Lends the bytes.
  public func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(UnsafeRawBufferPointer(start: packet.pointee.data, count: size))
  }

  /// The same packet `frames` later: a loop is repeated by copies of its packets.
  ///
  /// - Throws: ``MediaError`` where memory is short.
  public func copy(shiftedBy frames: Int) throws -> MediaPacket {
    let copy = try allocated(av_packet_clone(packet), "av_packet_clone")
    copy.pointee.pts += Int64(frames)
    copy.pointee.dts += Int64(frames)
    return MediaPacket(adopting: copy)
  }
}
