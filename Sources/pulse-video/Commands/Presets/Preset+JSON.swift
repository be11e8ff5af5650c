import PulsePresets
import PulseTimeline

extension JSONWriter {
  /// The document of `presets --json`.
  static func document(_ presets: [Preset]) -> String {
    var json = JSONWriter()
    json.array(lined: true) { json in
      for preset in presets { json.value(preset) }
    }
    return json.text + "\n"
  }

  private mutating func value(_ preset: Preset) {
    object { json in
      json.member("schema", 1)
      json.member("name", preset.name)
      json.member("title", preset.title)
      json.name("files")
      json.value(preset.endings)
      json.member("available", !preset.writtenEndings.isEmpty)
      json.member("obstacle", preset.obstacle)
      json.name("sets")
      json.object { json in
        for setting in preset.settings {
          json.name(setting.option)
          json.value(setting.texts)
        }
      }
      json.name("rules")
      json.array { json in
        for rule in preset.rules { json.value(rule) }
      }
      json.name("sources")
      json.array { json in
        for source in preset.sources {
          json.object { json in
            json.member("url", source.address)
            json.member("date", source.date)
          }
        }
      }
      json.name("notes")
      json.value(preset.notes)
    }
  }

  private mutating func value(_ rule: PresetRule) {
    object { json in
      json.member("subject", rule.subject.rawValue)
      json.bound("atLeast", rule.atLeast)
      json.bound("above", rule.above)
      json.bound("atMost", rule.atMost)
      json.bound("below", rule.below)
      if !rule.values.isEmpty {
        json.name("is")
        json.value(rule.values)
      }
      if rule.isWhole { json.member("whole", true) }
      json.member("advice", rule.isAdvice)
      json.member("allowed", rule.allowed)
      if let unconfirmed = rule.unconfirmed { json.member("unconfirmed", unconfirmed) }
      if let note = rule.note { json.member("note", note) }
      guard !rule.conditions.isEmpty else { return }
      json.name("where")
      json.array { json in
        for condition in rule.conditions { json.value(condition) }
      }
    }
  }

  private mutating func bound(_ name: String, _ number: Fraction?) {
    guard let number else { return }
    if number.isWhole { member(name, number.numerator) } else { member(name, number.doubleValue) }
  }
}
