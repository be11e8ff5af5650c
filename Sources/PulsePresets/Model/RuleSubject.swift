import PulseTimeline
import PulseVerify

/// What a rule looks at.
public enum RuleSubject: String, Hashable, Sendable, CaseIterable {
  /// The kind of file by the name of a `ContainerFormat`, such as `webm`; `apng` is a PNG, with or without motion.
  case format
  /// libav's name of the codec.
  case codec
  /// The codec's profile.
  case profile
  /// H.264's level, such as 4.0.
  case level
  /// `progressive` or `interlaced`.
  case scan
  /// libav's name of the pixel format.
  case pixelFormat = "pixel-format"
  /// A pixel's width by its height.
  case pixelAspect = "pixel-aspect"
  /// Primaries, transfer and matrix by libav's names, with strokes between.
  case colours
  /// Pixels in a row.
  case width
  /// Rows of pixels.
  case height
  /// The longer one of width and height.
  case longestSide = "longest-side"
  /// The shorter one of width and height.
  case shortestSide = "shortest-side"
  /// Width and height as one word: `512x512`.
  case size
  /// Width by height.
  case aspect
  /// Pixels of all frames together.
  case samples
  /// Frames a second.
  case fps
  /// Frames in the file.
  case frames
  /// The shortest frame, in seconds.
  case frameTime = "frame-time"
  /// Seconds that one play of the file lasts.
  case duration
  /// Seconds that all plays last together.
  case playedTime = "played-time"
  /// How often the file says that it plays: a number, or `forever`.
  case plays
  /// `yes` or `no`.
  case alpha
  /// The file's length.
  case bytes
  /// The sound's codec, or `none`.
  case sound
  /// The sound's samples a second.
  case soundRate = "sound-rate"
  /// The sound's channels.
  case soundChannels = "sound-channels"
  /// The sound's kilobits a second, rounded.
  case soundBitRate = "sound-bit-rate"
  /// The pictures' bits a second.
  case bitRate = "bit-rate"
  /// Entries of the edit list.
  case editLists = "edit-lists"
  /// `first` or `last`: where an MP4 file's index stands.
  case index
  /// The most pictures in a row that are shown before one that was decoded earlier.
  case bFrames = "b-frames"
  /// `closed` or `open`.
  case groups
  /// Seconds from a key frame to the next, the longest.
  case groupTime = "group-time"
  /// Frames that show the same picture as the one before.
  case equalNeighbours = "equal-neighbours"
}

extension RuleSubject {
  /// What it is, in words.
  public var title: String {
    switch self {
    case .format: "kind of file"
    case .pixelFormat: "pixel format"
    case .pixelAspect: "shape of a pixel"
    case .longestSide: "longer side"
    case .shortestSide: "shorter side"
    case .aspect: "width by height"
    case .samples: "pixels of all frames together"
    case .fps: "frame rate"
    case .frames: "number of frames"
    case .frameTime: "shortest frame"
    case .playedTime: "time of all plays"
    case .alpha: "transparency"
    case .bytes: "file size"
    case .soundRate: "sound's sample rate"
    case .soundChannels: "sound's channels"
    case .soundBitRate: "sound's bit rate"
    case .bitRate: "bit rate"
    case .editLists: "entries of an edit list"
    case .index: "place of the index"
    case .bFrames: "B-frames in a row"
    case .groups: "groups of pictures"
    case .groupTime: "time between key frames"
    case .equalNeighbours: "frames like the one before"
    default: rawValue
    }
  }

  /// A measurement with its unit.
  public func text(of measurement: Measurement) -> String {
    guard case .number(let number) = measurement else {
      guard case .word(let word) = measurement else { return "" }
      if self == .format { return ContainerFormat(rawValue: word)?.title ?? word }
      return word == "forever" ? "for ever" : word
    }
    return switch self {
    case .width, .height, .longestSide, .shortestSide: "\(plain(number)) pixels"
    case .samples: "\(plain(number)) pixels"
    case .fps: "\(plain(number)) frames a second"
    case .frames: "\(plain(number)) frames"
    case .frameTime: "\(plain(number * 1000)) ms"
    case .duration, .playedTime, .groupTime: "\(plain(number)) s"
    case .bytes: "\(plain(number)) bytes"
    case .bitRate: "\(plain(number / 1000)) kbit/s"
    case .soundBitRate: "\(plain(number)) kbit/s"
    case .soundRate: "\(plain(number)) Hz"
    case .aspect, .pixelAspect: "\(number.numerator):\(number.denominator)"
    default: plain(number)
    }
  }

  private func plain(_ number: Fraction) -> String {
    number.isWhole ? "\(number.numerator)" : number.decimalText(places: 3)
  }
}
