public import PulseTimeline

/// One entry of an edit list: which part of the track is shown, and for how long.
public struct EditFacts: Hashable, Sendable {
  /// How long, in seconds of the film; 0 means to the end in files that are written in fragments.
  public var duration: Fraction

  /// Where in the track it begins, in seconds of the track; `nil` shows nothing.
  public var mediaStart: Fraction?

  /// The speed; 1 is normal, 0 holds one picture.
  public var speed: Fraction

  /// Makes an entry.
  public init(duration: Fraction, mediaStart: Fraction?, speed: Fraction = 1) {
    self.duration = duration
    self.mediaStart = mediaStart
    self.speed = speed
  }
}
