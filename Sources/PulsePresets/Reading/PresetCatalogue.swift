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
  /// - Throws: ``ExportError`` with the nearest name where there is none.
  public static func preset(named name: String) throws(ExportError) -> Preset {
    if let preset = all.first(where: { $0.name == name }) { return preset }
    let near = Suggestion.nearest(to: name, among: all.map(\.name))
    let likely = near.map { [$0] } ?? relatives(of: name)
    let offer = Wording.list(likely.map(Wording.quoted))
    throw ExportError(
      .usage,
      "there is no preset \(Wording.quoted(name))"
        + (likely.isEmpty ? "; 'pulse-video presets' lists them" : "; did you mean \(offer)?"))
  }

  /// The presets of the place that was written, which is mostly the first word of their names.
  private static func relatives(of name: String) -> [String] {
    let written = name.lowercased()
    let words = written.split { "-_ ./".contains($0) }
    guard let place = words.first else { return [] }
    let names = all.filter { !$0.writtenEndings.isEmpty }.map(\.name)
    let holding = names.filter { $0.contains(written) }
    return holding.isEmpty ? names.filter { $0.split(separator: "-").contains(place) } : holding
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
