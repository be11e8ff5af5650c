import PulseEncode
import PulseMedia
import PulsePresets
import PulseTimeline

extension Preset {
  /// Its endings and rules on one line.
  var summary: String {
    let endings = writtenEndings.map { ".\($0)" }.joined(separator: " ")
    // The endings say the kind of file.
    let demands = rules.filter { !$0.isAdvice && $0.subject != .format }.map(\.brief)
    let doubt = rules.contains { $0.unconfirmed != nil } ? " (some numbers not confirmed)" : ""
    return "\(endings); \(demands.joined(separator: "; "))\(doubt)"
  }

  /// Why nothing is written for it.
  var reason: String {
    obstacle
      ?? "it takes \(endings.map { ".\($0)" }.joined(separator: ", ")), which can't be written here"
  }

  /// Everything about it, for people.
  func page(width: Int) -> String {
    let layout = TextColumns(width: width)
    var parts = [layout.wrapped("\(name): \(title)").joined(separator: "\n")]
    if writtenEndings.isEmpty {
      parts.append(layout.wrapped("Not written here: \(reason).").joined(separator: "\n"))
    } else {
      let endings = writtenEndings.map { ".\($0)" }.joined(separator: ", ")
      parts.append(layout.wrapped("Files: \(endings)").joined(separator: "\n"))
    }
    add("Sets, where you don't:", settingRows, to: &parts, layout)
    add("Rules:", rules.filter { !$0.isAdvice }.map(\.row), to: &parts, layout)
    add("Recommended:", rules.filter(\.isAdvice).map(\.row), to: &parts, layout)
    if !notes.isEmpty {
      parts.append(notes.flatMap { layout.wrapped($0) }.joined(separator: "\n"))
    }
    let sources = sources.map { "  \($0.address) (noted \($0.date))" }
    parts.append("Sources:\n" + sources.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func add(
    _ title: String, _ rows: [(entry: String, text: String)], to parts: inout [String],
    _ layout: TextColumns
  ) {
    guard !rows.isEmpty else { return }
    parts.append("\(title)\n" + layout.table(rows))
  }

  private var settingRows: [(entry: String, text: String)] {
    var rows = settings.map { setting in
      let texts = setting.texts
      let rest = texts.count > 1 ? ", or the next that meets all rules: " : ""
      return (
        entry: "--\(setting.option)",
        text: texts[0] + rest + texts.dropFirst().joined(separator: ", ")
      )
    }
    for option in encoderOptions {
      rows.append(("--codec-option", "\(option.key)=\(option.value)"))
    }
    if let groupTime { rows.append(("key frames", "every \(groupTime.doubleValue) s")) }
    if avoidsEditLists { rows.append(("edit list", "none")) }
    if let sound {
      rows.append(
        ("sound", "silent AAC, stereo, \(sound.bitRate / 1000) kbit/s, \(sound.sampleRate) Hz"))
    }
    return rows
  }
}

extension PresetRule {
  /// What is allowed, with its subject.
  var brief: String {
    "\(subject.title) \(allowed)" + (conditions.isEmpty ? "" : " where \(condition)")
  }

  private var condition: String { conditions.map(\.brief).joined(separator: " and ") }

  fileprivate var row: (entry: String, text: String) {
    var text = allowed
    if !conditions.isEmpty { text += ", where \(condition)" }
    if let note { text += " (\(note))" }
    if let unconfirmed { text += " [\(unconfirmed)]" }
    return (subject.title, text)
  }
}
