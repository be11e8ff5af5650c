extension Suggestion {
  /// The most candidates that are offered for one text: more are no answer, but a list.
  public static let mostLikely = 5

  /// The fewest letters of a word by which candidates are found.
  private static let shortestWord = 3

  /// The candidates that may be meant, in their order; empty where nothing is alike, or more than
  /// ``mostLikely`` are.
  ///
  /// The candidate of which `text` is a mistyped form, or the beginning, is the only one. Else those count that contain `text`, or
  /// else those that share most words with it, the first word counting most; words may be mistyped, too:
  /// `telegramm` finds `telegram-video-sticker`. The case of ASCII letters is ignored.
  public static func likely(
    _ text: String, among candidates: some Sequence<String>
  ) -> [String] {
    if let one = mistyped(text, among: candidates, changes: 1) { return [one] }
    let wanted = text.asciiLowercased
    let isLong = (shortestWord...longestText).contains(wanted.utf8.count)
    // A beginning says more than two changes do: 'royal' is no mistyped 'coral'.
    let begun = isLong ? candidates.filter { $0.asciiLowercased.hasPrefix(wanted) } : []
    if begun.count == 1 { return begun }
    if let one = mistyped(text, among: candidates) { return [one] }
    guard isLong else { return [] }
    var related = candidates.filter { $0.asciiLowercased.contains(wanted) }
    if related.isEmpty {
      let words = words(of: wanted)
      let scored = candidates.map { (name: $0, score: score(words, Self.words(of: $0))) }
      let best = scored.map(\.score).max() ?? 0
      if best > 0 { related = scored.filter { $0.score == best }.map(\.name) }
    }
    return related.count > mostLikely ? [] : related
  }

  /// The number that someone has written with more around it, such as `60` in `60fps` and `29.97` in `29,97`; `nil`
  /// where nothing like that is right.
  ///
  /// - Parameter isRight: whether a text would do.
  public static func number(in text: String, isRight: (String) -> Bool) -> String? {
    guard text.utf8.count <= longestText else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let pointed = parts.count == 2 ? parts.joined(separator: ".") : text
    let digits = String(pointed.reversed().drop { !$0.isWholeNumber }.reversed())
    return [pointed, digits].first { $0 != text && !$0.isEmpty && isRight($0) }
  }

  private static func words(of text: String) -> [String] {
    text.asciiLowercased.split { "-_ ./:".contains($0) }.map(String.init)
  }

  /// How many of the words are among others: two for each, one more for the first.
  private static func score(_ words: [String], _ others: [String]) -> Int {
    words.enumerated().reduce(0) { sum, word in
      let isThere = others.contains { isAlike(word.element, $0) }
      return sum + (isThere ? (word.offset == 0 ? 3 : 2) : 0)
    }
  }

  /// Whether two words are the same but for one letter, or for two of long ones.
  private static func isAlike(_ word: String, _ other: String) -> Bool {
    let length = min(word.utf8.count, other.utf8.count)
    guard length >= shortestWord else { return false }
    let limit = length < 4 ? 0 : length < 8 ? 1 : 2
    return editDistance(word, other) <= limit
  }
}
