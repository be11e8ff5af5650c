public import PulseTimeline

/// How long the frames of a file last, in order of display, all in seconds.
///
/// A summary that does not grow with the file.
public struct FrameDurations: Hashable, Sendable {
  /// The shortest, the last frame's left out where there are several.
  public var shortest: Fraction

  /// The longest, the last frame's left out where there are several.
  public var longest: Fraction

  /// The most frequent one.
  public var usual: Fraction

  /// The last frame's; `nil` where the file doesn't say.
  public var last: Fraction?

  /// How many frames before the last differ from ``nominal`` by more than a tick.
  public var unevenCount: Int

  /// The first of these, from 0.
  public var firstUneven: Int?

  /// Whether all frames before the last are whole multiples of ``nominal``, each to within a tick:
  /// so pictures look that did not change and were merged.
  public var areMultiples: Bool

  /// Whether the last frame is a whole multiple of ``nominal``, to within a tick.
  public var lastIsMultiple: Bool

  /// The duration that frames before the last are held against.
  public var nominal: Fraction

  /// Whether the file, or nine frames of ten, claim that all last equally long.
  public var claimsConstant: Bool

  /// How many frames, the last included, have a delay that players replace by a slower one.
  public var slowCount: Int

  /// What these last in all.
  public var slowTotal: Fraction

  /// The sum of all, in seconds; the last is left out where the file doesn't say.
  public var total: Fraction
}
