import PulseScenes

/// What may be lowered, after quality, so that a file fits under a number of bytes.
public enum Concession: String, Hashable, Sendable, CaseIterable {
  /// The frame rate.
  case fps
  /// The picture's sides.
  case size

  /// The texts that name one or all, for suggestions.
  package static let allTexts =
    allCases.map(\.rawValue) + [allCases.map(\.rawValue).joined(separator: ",")]

  /// Reads names parted by commas; `nil` where one is unknown.
  package static func set(parsing text: String) -> Set<Concession>? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let known = parts.compactMap { Concession(rawValue: String($0)) }
    return known.count == parts.count ? Set(known) : nil
  }
}
