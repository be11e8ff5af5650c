import PulseScenes

/// Follows references from name to name, each of them once, in bounded depth.
struct ReferenceChains {
  /// The most references that lead from a name to its value.
  static let longest = 100

  private struct Known {
    let text: String?
    /// How many references lead to the value.
    let length: Int
  }

  private var known: [String: Known] = [:]
  /// The names that are being followed, the first one first.
  private(set) var path: [String] = []
  /// How many references led from the name that was left last to its value.
  private var length = 0

  /// What was found for a name before, which may be that it has no value; `nil` outside where it was not
  /// looked for.
  ///
  /// - Throws: ``PaletteError`` where too many references lead to the value from the path's beginning.
  mutating func known(_ name: String) throws -> String?? {
    guard let found = known[name] else { return nil }
    length = found.length
    guard path.count + found.length <= Self.longest else { throw tooLong }
    return .some(found.text)
  }

  /// Goes on to a name that is not known yet.
  ///
  /// - Throws: ``PaletteError`` where the path is a circle or too long.
  mutating func enter(_ name: String) throws {
    guard !path.contains(name) else {
      throw PaletteError(
        "the references \((path + [name]).map(Wording.plain).joined(separator: " -> ")) go round in a "
          + "circle")
    }
    guard path.count <= Self.longest else { throw tooLong }
    path.append(name)
    length = -1
  }

  /// Comes back from a name with its value.
  mutating func leave(_ name: String, _ text: String?) {
    path.removeLast()
    length += 1
    known[name] = Known(text: text, length: length)
  }

  private var tooLong: PaletteError {
    PaletteError(
      "more than \(Self.longest) references lead from \(Wording.quoted(path.first ?? "")) to a value"
    )
  }
}
