internal import PulseMedia
internal import PulseScenes
internal import PulseTimeline

extension ContainerFindings {
  /// How often an animated picture wants to be played.
  mutating func lookAtLoopFlag() {
    guard facts.frameCount > 1 else { return }
    let wanted = playsOfRecipe
    switch facts.loopCount {
    case .times(let plays) where plays == wanted:
      add(
        .playsOnce,
        "It plays \(Self.times(plays)) and then stops, as it was exported to: its recipe asks for "
          + "'--plays \(plays)'.", severity: .note, value: .number(Double(plays)))
    case .times(let plays):
      let recipe = wanted.map { ", while its recipe asks for '--plays \($0)'" } ?? ""
      add(
        .playsOnce,
        "The file tells players to show it \(Self.times(plays)) and then to stop\(recipe): it will "
          + "stand still. Set its loop count to \(remedy(wanted)).",
        value: .number(Double(plays)))
    case .forever:
      guard let wanted, wanted > 0 else { break }
      add(
        .recipeMismatch,
        "The file tells players to repeat it for ever, while its recipe asks for '--plays \(wanted)', "
          + "to stop after \(wanted == 1 ? "one play" : "\(wanted) plays"); export it again.")
    case .unknown:
      add(
        .loopUnknown,
        "The file does not say how often it is to be played: Chrome and Firefox repeat it for ever, "
          + "some others play it once. Write it with a repetition flag where the encoder can.")
    case .external: break
    }
  }

  private static func times(_ plays: Int) -> String { plays == 1 ? "once" : "\(plays) times" }

  private func remedy(_ wanted: Int?) -> String {
    guard let wanted, wanted > 0 else { return "'for ever', as in: \(loopCommand)" }
    return "what was ordered, or export it again"
  }

  /// How many plays the file's own recipe asks for, 0 for ever; `nil` where it has none that fits.
  ///
  /// Other programs copy a recipe into files of other formats and sizes, of which it says nothing.
  private var playsOfRecipe: Int? {
    guard facts.loopCount != .external, let text = facts.comment, text.hasPrefix(Recipe.prefix),
      let recipe = try? Recipe(parsing: text),
      recipe.storage["format"] == facts.format.rawValue,
      let canvas = try? recipe.drawing.resolve().canvas,
      (canvas.width, canvas.height) == (facts.width, facts.height)
    else { return nil }
    return recipe.storage["plays"].flatMap { Int($0) }
  }

  /// A command that sets the loop count and keeps the pictures.
  private var loopCommand: String {
    switch facts.format {
    case .apng: "ffmpeg -i FILE -plays 0 NEW.apng"
    case .webp: "webpmux -set loop 0 FILE -o NEW.webp"
    default: "ffmpeg -i FILE -c copy -loop 0 NEW.gif"
    }
  }

  /// Delays that browsers don't believe.
  mutating func lookAtDelays() {
    guard facts.frameCount > 1, let durations = facts.durations, durations.slowCount > 0 else {
      return
    }
    let played = played(durations)
    let count = durations.slowCount
    let which =
      count == facts.frameCount ? "All frames have" : "\(count) of \(facts.frameCount) frames have"
    add(
      .slowDelay,
      "\(which) a delay of a hundredth of a second or less, for which browsers take a tenth: the loop "
        + "of \(Seconds.text(durations.total)) plays in up to \(Seconds.decimal(played)) s. Export it "
        + "with at most 50 frames a second.",
      value: .number(played))
  }

  /// How many seconds a round takes in a browser at most.
  private func played(_ durations: FrameDurations) -> Double {
    let limit = FrameTimes.slowPictures.doubleValue
    let normal = durations.total.doubleValue - durations.slowTotal.doubleValue
    return normal + Double(durations.slowCount) * limit * 10
  }

  /// Colour, alpha, the codec's letters, the index.
  mutating func lookAtTags() {
    lookAtColour()
    if facts.alpha == .untagged {
      add(
        .alphaUntagged,
        "The pictures are transparent, but the file does not say so: players show them on black. "
          + "Write it with \(facts.format == .avif ? "an 'auxl' reference" : "'alpha_mode=1'").")
    }
    if facts.sampleEntry == "hev1" {
      add(
        .hev1,
        "The HEVC video is named 'hev1', which QuickTime, Safari and iPhones refuse to play. Rename it "
          + "without encoding: 'ffmpeg -i FILE -c copy -tag:v hvc1 NEW'.")
    }
    if facts.isIndexFirst == false {
      add(
        .indexLast,
        "Its index stands at the end, so that it starts late on the web: add '-movflags +faststart'."
      )
    }
  }

  /// Pictures for the web and y4m need no tags: the former are sRGB, the latter has no place.
  private mutating func lookAtColour() {
    guard [.mp4, .mov, .webm, .matroska, .avi, .mpegts].contains(facts.format) else { return }
    let tags = facts.tags
    let missing = [
      tags.matrix == .unspecified ? "matrix" : nil,
      tags.primaries == .unspecified ? "primaries" : nil,
      tags.transfer == .unspecified ? "transfer curve" : nil,
    ].compactMap(\.self)
    guard let last = missing.last else { return }
    let list =
      missing.count == 1 ? last : missing.dropLast().joined(separator: ", ") + " and \(last)"
    add(.untaggedColour, "Players may show other shades: no tags of \(list).")
  }
}
