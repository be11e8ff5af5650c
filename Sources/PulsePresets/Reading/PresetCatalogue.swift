public import PulseEncode
import PulsePresetData
import PulseScenes

/// The presets that are built into the program.
public enum PresetCatalogue {
  /// All presets, those for which nothing is written included.
  public static let all: [Preset] = PresetTexts.all.map { bytes in
    do {
      return try PresetReader.preset(bytes)
    } catch {
      // Every file is read by a test.
      preconditionFailure("a preset can't be read: \(error)")
    }
  }

  /// The preset of that name.
  ///
  /// - Throws: ``ExportError`` with the likely names where there is none.
  public static func preset(named name: String) throws(ExportError) -> Preset {
    if let preset = all.first(where: { $0.name == name }) { return preset }
    let written = all.filter { !$0.writtenEndings.isEmpty }.map(\.name)
    let near = Suggestion.nearest(to: name, among: all.map(\.name))
    let likely = near.map { [$0] } ?? Suggestion.likely(name, among: written)
    throw ExportError(
      .usage,
      "there is no preset \(Wording.quoted(name))"
        + (likely.isEmpty ? "; 'pulse-video presets' lists them" : Wording.offer(likely)))
  }
}

extension Preset {
  /// The endings that this program writes; empty for those that are only explained.
  public var writtenEndings: [String] {
    guard obstacle == nil else { return [] }
    let known = FileFormat.all.flatMap(\.endings)
    return endings.filter(known.contains)
  }
}
