import PulseEncode
import PulseScenes

/// Tells what the names of columns mean.
struct ColumnReader {
  /// The scenes that the batch may draw.
  let scenes: [SceneDescription]
  /// The names that the template for file names uses.
  let templateKeys: Set<String>

  /// What a name means, or the sentence that refuses it.
  func column(named text: String) -> Result<BatchColumn, Refusal> {
    if text.isEmpty { return .failure(Refusal("the column has no name")) }
    if let option = DrawingOption(rawValue: text) { return .success(.drawing(option)) }
    if let option = StorageOption(rawValue: text) { return .success(.storage(option)) }
    if text == BatchColumn.presetKey { return .success(.preset) }
    if text == BatchColumn.name.key { return .success(.name) }
    for (prefix, make) in [
      (BatchColumn.codecOptionPrefix, BatchColumn.codecOption),
      (BatchColumn.parameterPrefix, BatchColumn.parameter),
    ] where text.hasPrefix(prefix) && text != prefix {
      return .success(make(String(text.dropFirst(prefix.count))))
    }
    if parameterNames.contains(text) { return .success(.parameter(text)) }
    if templateKeys.contains(text) { return .success(.label(text)) }
    return .failure(Refusal(refusal(of: text)))
  }

  /// Why a text names no column.
  struct Refusal: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  private var parameterNames: [String] { scenes.flatMap { $0.parameters.map(\.name) } }

  private func refusal(of text: String) -> String {
    let beginning = "unknown column \(Wording.quoted(text))"
    if text == "set" || text == "codec-option" {
      return "\(beginning); give each one a column of its own, such as "
        + (text == "set" ? "'width' or 'set.width'" : "'codec-option.preset'")
    }
    let known = BatchColumn.optionNames + parameterNames + [BatchColumn.name.key]
    if let near = Suggestion.nearest(to: text, among: known) {
      return beginning + Wording.offer(near)
    }
    return
      "\(beginning); a column is a parameter of the scene, an option of 'export', 'name', or a "
      + "word that --name uses as {\(Wording.plain(text))}"
  }
}
