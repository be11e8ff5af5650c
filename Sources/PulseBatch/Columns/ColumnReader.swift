import PulseEncode
import PulseScenes

/// Tells what the names of columns mean.
struct ColumnReader {
  /// The parameters of the scenes that the batch may draw.
  private let parameterNames: Set<String>
  /// The names that the template for file names uses.
  private let templateKeys: Set<String>
  /// All names of columns, among which a mistyped one is looked for.
  private let known: [String]
  /// How many more mistyped names are looked for; a table of nonsense is not worth a search each.
  private var searches = 100

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - scenes: the scenes that the batch may draw.
  ///   - templateKeys: the names that the template for file names uses.
  init(scenes: [SceneDescription], templateKeys: Set<String>) {
    let parameters = scenes.flatMap { $0.parameters.map(\.name) }
    var seen: Set<String> = []
    (parameterNames, self.templateKeys) = (Set(parameters), templateKeys)
    known = (BatchColumn.optionNames + parameters + [BatchColumn.name.key])
      .filter { seen.insert($0).inserted }
  }

  /// What a name means, or the sentence that refuses it.
  mutating func column(named text: String) -> Result<BatchColumn, Refusal> {
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

  private mutating func refusal(of text: String) -> String {
    let beginning = "unknown column \(Wording.quoted(text))"
    if text == "set" || text == "codec-option" {
      return "\(beginning); give each one a column of its own, such as "
        + (text == "set" ? "'width' or 'set.width'" : "'codec-option.preset'")
    }
    if searches > 0 {
      searches -= 1
      if let near = Suggestion.nearest(to: text, among: known) {
        return beginning + Wording.offer(near)
      }
    }
    return
      "\(beginning); a column is a parameter of the scene, an option of 'export', 'name', or a "
      + "word that --name uses as {\(Wording.plain(text))}"
  }
}
