internal import PulseMedia
internal import PulseTimeline

/// What the container says, as rows of a table.
struct ContainerTable {
  /// Names and values, not yet escaped.
  let rows: [(name: String, value: String)]

  init(_ facts: ContainerFacts) {
    var rows = [
      ("File type", facts.format.title), ("Coding", Self.coding(facts)),
      ("Picture size", "\(facts.width) x \(facts.height) pixels"),
      ("Frame rate", facts.rate.map { "\(Figures.text($0.doubleValue, places: 3)) a second" } ?? "varies"),
      ("Frames", "\(facts.frameCount)"),
    ]
    if let total = facts.durations?.total { rows.append(("Length", Figures.seconds(total))) }
    rows.append(("Wants to be played", facts.loopCount.title))
    if facts.start != 0 { rows.append(("First picture at", Figures.seconds(facts.start))) }
    rows.append(("Colours", Self.colours(facts.tags)))
    rows.append(("Transparency", facts.alpha.title))
    if let audio = facts.audio {
      let length = audio.end.checkedSubtracting(audio.start).map(Figures.seconds) ?? "unknown length"
      rows.append(("Sound", "\(audio.codec), \(length)"))
    } else {
      rows.append(("Sound", "none"))
    }
    if !facts.edits.isEmpty { rows.append(("Edit list", facts.edits.map(Self.edit).joined(separator: "; "))) }
    if let first = facts.isIndexFirst { rows.append(("Index", first ? "before the pictures" : "behind the pictures")) }
    self.rows = rows.map { (name: $0.0, value: $0.1) }
  }

  private static func coding(_ facts: ContainerFacts) -> String {
    guard !facts.codec.isEmpty else { return "unknown" }
    return facts.sampleEntry.map { "\(facts.codec) (\($0))" } ?? facts.codec
  }

  private static func colours(_ tags: ColorTags) -> String {
    guard tags.primaries != .unspecified || tags.matrix != .unspecified else { return "not said" }
    return "primaries \(tags.primaries), curve \(tags.transfer), matrix \(tags.matrix), range "
      + "\(tags.range)"
  }

  private static func edit(_ edit: EditFacts) -> String {
    let length = edit.duration == 0 ? "to the end" : Figures.seconds(edit.duration)
    guard let start = edit.mediaStart else { return "nothing for \(length)" }
    return "from \(Figures.seconds(start)), \(length)"
      + (edit.speed == 1 ? "" : ", at \(Figures.text(edit.speed.doubleValue)) times the speed")
  }
}

extension ContainerFormat {
  /// The name that people know.
  fileprivate var title: String {
    switch self {
    case .mp4: "MP4"
    case .mov: "QuickTime"
    case .avif: "AVIF"
    case .matroska: "Matroska"
    case .webm: "WebM"
    case .gif: "GIF"
    case .apng: "PNG"
    case .webp: "WebP"
    case .y4m: "YUV4MPEG2"
    case .avi: "AVI"
    case .mpegts: "MPEG transport stream"
    }
  }
}

extension LoopCount {
  fileprivate var title: String {
    switch self {
    case .forever: "for ever"
    case .times(1): "once"
    case .times(let count): "\(count) times"
    case .unknown: "it doesn't say"
    case .external: "as often as the player or page likes"
    }
  }
}

extension AlphaTag {
  fileprivate var title: String {
    switch self {
    case .none: "none"
    case .tagged: "yes"
    case .untagged: "yes, but the file doesn't say so"
    }
  }
}
