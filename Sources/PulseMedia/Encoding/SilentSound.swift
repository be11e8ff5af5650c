/// A sound track in which nothing is heard: AAC, two channels, as long as the pictures.
public struct SilentSound: Hashable, Sendable {
  /// Samples a second in each channel.
  public let sampleRate: Int

  /// Bits a second; silence needs next to none, so the packets are filled up to it.
  public let bitRate: Int

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - sampleRate: one of AAC's, such as 44,100 or 48,000.
  ///   - bitRate: 16,000 to 500,000 bits a second.
  public init(sampleRate: Int = 48_000, bitRate: Int = 256_000) {
    (self.sampleRate, self.bitRate) = (sampleRate, bitRate)
  }
}
