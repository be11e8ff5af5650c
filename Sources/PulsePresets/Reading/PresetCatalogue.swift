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
    let near = Suggestion.nearest(to: name, among: all.map(\.name)) ?? completion(of: name)
    throw ExportError(
      .usage,
      "there is no preset \(Wording.quoted(name))"
        + (near == nil ? "; 'pulse-video presets' lists them" : Wording.offer(near)))
  }

  /// The only preset whose name holds what was written.
  private static func completion(of name: String) -> String? {
    let names = all.map(\.name).filter { !name.isEmpty && $0.contains(name.lowercased()) }
    return names.count == 1 ? names[0] : nil
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
