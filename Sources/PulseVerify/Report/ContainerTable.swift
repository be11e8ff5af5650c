internal import PulseMedia
internal import PulseTimeline

/// What the container says, as rows of a table.
struct ContainerTable {
  /// Names and values, not yet escaped.
  let rows: [(name: String, value: String)]

  init(_ facts: ContainerFacts) {
    var rows: [(String, String?)] = [
      ("File type", facts.format.title), ("Coding", Self.coding(facts)),
      ("Picture size", "\(facts.width) x \(facts.height) pixels"),
    ]
    if facts.frameCount > 1 {
      let rate = facts.rate.map { "\(Figures.text($0.doubleValue, places: 3)) a second" }
      rows += [
        ("Frame rate", rate ?? "varies"), ("Frames", "\(facts.frameCount)"),
        ("Length", (facts.durations?.total).map(Figures.seconds)),
        ("Wants to be played", facts.loopCount.title),
        ("First picture at", facts.start == 0 ? nil : Figures.seconds(facts.start)),
      ]
    }
    rows += [
      ("Colours", Self.colours(facts)), ("Transparency", facts.alpha.title),
      ("Sound", facts.audio.map(Self.sound) ?? "none"),
      ("Edit list", facts.edits.isEmpty ? nil : facts.edits.map(Self.edit).joined(separator: "; ")),
      ("Index", facts.isIndexFirst.map { $0 ? "before the pictures" : "behind the pictures" }),
    ]
    self.rows = rows.compactMap { name, value in value.map { (name: name, value: $0) } }
  }

  private static func coding(_ facts: ContainerFacts) -> String {
    guard !facts.codec.isEmpty else { return "unknown" }
    return facts.sampleEntry.map { "\(facts.codec) (\($0))" } ?? facts.codec
  }

  private static func colours(_ facts: ContainerFacts) -> String {
    let tags = facts.tags
    guard tags.primaries != .unspecified || tags.matrix != .unspecified else {
      let isPicture = [.gif, .apng, .webp].contains(facts.format)
      return isPicture ? "sRGB, as usual for this type" : "not said"
    }
    return "primaries \(tags.primaries), curve \(tags.transfer), matrix \(tags.matrix), range "
      + "\(tags.range)"
  }

  private static func sound(_ audio: AudioFacts) -> String {
    let length = audio.end.checkedSubtracting(audio.start).map(Figures.seconds)
    return "\(audio.codec), \(length ?? "of unknown length")"
  }

  private static func edit(_ edit: EditFacts) -> String {
    let length = edit.duration == 0 ? "to the end" : Figures.seconds(edit.duration)
    guard let start = edit.mediaStart else { return "nothing for \(length)" }
    return "from \(Figures.seconds(start)), \(length)"
      + (edit.speed == 1 ? "" : ", at \(Figures.text(edit.speed.doubleValue)) times the speed")
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
