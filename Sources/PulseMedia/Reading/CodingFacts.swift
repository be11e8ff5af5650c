/// What only a walk through a file's packets, or their codec's headers, says.
public struct CodingFacts: Hashable, Sendable {
  /// The profile by libav's name, such as `High`; `nil` where unknown.
  public var profile: String?
  /// The level as the codec counts it (H.264: 40 is 4.0); `nil` where unknown.
  public var level: Int?
  /// The pixel format by libav's name; `nil` where unknown.
  public var pixelFormat: String?
  /// A pixel's width by its height; `nil` where unsaid, which players take for 1.
  public var pixelAspect: MediaRatio?
  /// Whether pictures are whole rather than made of two fields; `nil` where unsaid.
  public var isProgressive: Bool?
  /// Bytes of all the pictures' packets.
  public var pictureBytes = 0
  /// Pictures' packets.
  public var packetCount = 0
  /// The most packets from one key frame to before the next, or to the end.
  public var longestGroup = 0
  /// Whether no packet behind a key frame is shown before it.
  public var hasClosedGroups = true
  /// The most packets in a row that are shown before one that was decoded earlier.
  public var longestReordering = 0
  /// The sound's samples a second; `nil` without sound.
  public var sampleRate: Int?
  /// The sound's channels; `nil` without sound.
  public var channelCount: Int?
  /// Bytes of all the sound's packets.
  public var soundBytes = 0

  /// Makes facts of nothing.
  public init() {}
}
