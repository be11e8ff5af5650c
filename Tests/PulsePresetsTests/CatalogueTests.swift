import Foundation
import PulseEncode
import PulsePresetData
import PulsePresets
import PulseScenes
import Testing

@Suite("Presets")
struct CatalogueTests {
  @Test("every file is read, and is in the list")
  func files() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Sources/PulsePresetData/Presets").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(Set(names) == Set(PresetCatalogue.all.map(\.name)))
    #expect(names.count == PresetTexts.all.count)
  }

  @Test("each has sources with dates, and rules that say what they allow")
  func wholeness() throws {
    for preset in PresetCatalogue.all {
      #expect(!preset.sources.isEmpty, "\(preset.name)")
      for source in preset.sources {
        #expect(source.address.hasPrefix("https://"), "\(preset.name)")
        #expect(source.date.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil, "\(preset.name)")
      }
      for rule in preset.rules { #expect(!rule.allowed.isEmpty, "\(preset.name)") }
      // Messages say already that advice is recommended.
      for note in preset.rules.filter(\.isAdvice).compactMap(\.note) {
        #expect(!note.hasPrefix("recommended"), "\(preset.name): \(note)")
      }
      #expect(preset.obstacle != nil || !preset.rules.isEmpty, "\(preset.name)")
    }
  }

  @Test("every setting is an option that exports take")
  func settings() throws {
    for preset in PresetCatalogue.all where !preset.writtenEndings.isEmpty {
      for setting in preset.settings {
        let isKnown =
          DrawingOption(rawValue: setting.option) != nil
          || StorageOption(rawValue: setting.option) != nil
        #expect(isKnown, "\(preset.name): \(setting.option)")
      }
    }
  }

  @Test(
    "a wrong name is answered with the nearest",
    arguments: [
      ("telegram-video-stiker", "telegram-video-sticker"), ("youtub", "youtube"),
      ("whatsapp", "whatsapp-animated"), ("signal", "signal-sticker"),
    ])
  func names(_ wrong: String, _ right: String) throws {
    let error = try #require(throws: ExportError.self) {
      try PresetCatalogue.preset(named: wrong)
    }
    #expect(error.description.contains("did you mean '\(right)'?"))
    #expect(error.kind == .usage)
  }
}
