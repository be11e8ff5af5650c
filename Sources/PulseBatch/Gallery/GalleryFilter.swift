import PulseVerify

/// A drop-down of a gallery: something that varies, and its values.
struct GalleryFilter {
  /// What tells variants apart.
  enum Subject: Hashable {
    /// What a column or an axis says.
    case parameter(String)
    /// How a variant's files are.
    case verdict
  }

  /// The most values that a drop-down offers; columns with more are found by searching.
  static let mostValues = 100

  /// What it chooses by.
  let subject: Subject
  /// Its different values, in the order in which they come up; empty stands for none.
  let values: [String]

  /// The drop-downs that are worth it: of columns with several values, but not with very many.
  static func all(of entries: [GalleryEntry]) -> [GalleryFilter] {
    // Whole names are all different; they are what searching is for.
    let keys = keys(of: entries).filter { $0 != BatchColumn.name.key }
    let subjects = keys.map(Subject.parameter) + [.verdict]
    return subjects.compactMap { GalleryFilter($0, entries) }
  }

  /// The keys of all parameters, sorted.
  static func keys(of entries: [GalleryEntry]) -> [String] {
    var keys: Set<String> = []
    for entry in entries { keys.formUnion(entry.parameters.keys) }
    return keys.sorted()
  }

  private init?(_ subject: Subject, _ entries: [GalleryEntry]) {
    var values: [String] = []
    var seen: Set<String> = []
    for text in entries.lazy.map({ Self.value(subject, of: $0) })
    where seen.insert(text).inserted {
      values.append(text)
      guard values.count <= Self.mostValues else { return nil }
    }
    guard values.count > 1 else { return nil }
    (self.subject, self.values) = (subject, values)
  }

  /// The value of a variant.
  func value(of entry: GalleryEntry) -> String { Self.value(subject, of: entry) }

  private static func value(_ subject: Subject, of entry: GalleryEntry) -> String {
    switch subject {
    case .parameter(let key): entry.parameters[key] ?? ""
    case .verdict: entry.verdict
    }
  }

  private var label: String {
    switch subject {
    case .parameter(let key): key
    case .verdict: "verdict"
    }
  }

  /// The drop-down, whose values go by their numbers.
  ///
  /// - Parameter number: tells the drop-downs of a page apart.
  func html(_ number: Int) -> String {
    let options = values.enumerated().map { index, text in
      "<option value=\"\(index)\">\(text.isEmpty ? "(none)" : HTMLText.escaped(text))</option>"
    }
    return """
      <div><label for="filter-\(number)">\(HTMLText.escaped(label))</label>
      <select id="filter-\(number)"><option value="">all</option>\(options.joined())</select></div>
      """
  }
}
