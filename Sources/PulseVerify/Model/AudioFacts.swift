public import PulseTimeline

/// What the container says about the sound.
public struct AudioFacts: Hashable, Sendable {
  /// libav's name of the codec, such as `aac`; the container's where libav was not asked.
  public var codec: String

  /// When it begins, in seconds.
  public var start: Fraction

  /// When it ends, in seconds.
  public var end: Fraction

  /// How much sound a packet holds, in seconds: no encoder can end more exactly without help.
  public var packetDuration: Fraction

  /// Makes the facts.
  public init(codec: String, start: Fraction, end: Fraction, packetDuration: Fraction) {
    self.codec = codec
    self.start = start
    self.end = end
    self.packetDuration = packetDuration
  }
}
