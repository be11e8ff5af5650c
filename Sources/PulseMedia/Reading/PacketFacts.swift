/// What a file says about one of its packets.
public struct PacketFacts: Hashable, Sendable {
  /// The stream to which it belongs.
  public let stream: Int

  /// When it is shown, in ticks of its stream; `nil` where unsaid.
  public let pts: Int?

  /// When it is decoded, in ticks of its stream; `nil` where unsaid.
  public let dts: Int?

  /// How long it is shown, in ticks of its stream; 0 where unsaid.
  public let duration: Int

  /// Whether decoding can start here.
  public let isKey: Bool

  /// Bytes.
  public let size: Int

  /// Whether the player is told not to show it (what lies outside of an edit list).
  public let isDiscarded: Bool
}
