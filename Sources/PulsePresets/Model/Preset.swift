public import PulseEncode
public import PulseMedia
public import PulseTimeline

/// A place that files are sent to, with everything that it demands of them.
public struct Preset: Hashable, Sendable {
  /// The name that a user writes after `--preset`.
  public let name: String
  /// What it is, in a few words.
  public let title: String
  /// The file name endings that it takes, the usual one first; empty where nothing is written for it.
  public let endings: [String]
  /// Why nothing is written for it; `nil` where something is.
  public let obstacle: String?
  /// What it sets where the user sets nothing.
  public let settings: [PresetSetting]
  /// Options of the encoder itself, by libav's names.
  public let encoderOptions: [CodecOption]
  /// Seconds from one key frame to the next, at most; `nil` for no wish.
  public let groupTime: Fraction?
  /// Whether MP4 files have no edit list.
  public let avoidsEditLists: Bool
  /// The silent sound of its files; `nil` for none.
  public let sound: SilentSound?
  /// The lengths of a loop, in seconds, of which the first that meets all rules is taken where a loop may be
  /// shortened.
  public let lengths: [Fraction]
  /// What is checked.
  public let rules: [PresetRule]
  /// Where the numbers come from.
  public let sources: [PresetSource]
  /// What no number says; sentences.
  public let notes: [String]
}

/// What a preset sets, unless the user does.
public struct PresetSetting: Hashable, Sendable {
  /// The option's name on the command line, without its dashes.
  public let option: String
  /// The texts that are tried in turn until all rules are met.
  public let texts: [String]
}

/// Where numbers come from.
public struct PresetSource: Hashable, Sendable {
  /// The page.
  public let address: String
  /// When the numbers were noted, as `YYYY-MM-DD`.
  public let date: String
}
