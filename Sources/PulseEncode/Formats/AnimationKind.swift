/// The animated pictures that are written frame by frame without libav.
public enum AnimationKind: String, Hashable, Sendable, CaseIterable {
  /// Palettes of up to 256 colours, pixels that are there or not.
  case gif
  /// PNG with frames, exact.
  case apng
  /// WebP with frames, exact or with losses.
  case webp
}
