/// The name that someone probably meant when they wrote another one.
///
/// Shared by everything that takes names from people: colours, scenes, parameters, options.
public enum Suggestion {
  /// The longest text that is compared, in bytes: longer ones were not mistyped names.
  public static let longestText = 64

  /// The one candidate that is probably meant: the nearest, else the only one that shares a word; `nil` where
  /// there is none, or several.
  public static func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    let likely = likely(text, among: candidates)
    return likely.count == 1 ? likely[0] : nil
  }

  /// The candidate that fewest changes make of `text`, ignoring the case of ASCII letters.
  ///
  /// `nil` where even the nearest differs by more than a third of the letters (at least 1 change
  /// is always allowed, 2 from 4 letters on), or where `text` is longer than ``longestText``.
  /// Among equally near candidates the first one wins.
  ///
  /// - Parameter changes: the most changes that are allowed, if fewer.
  static func mistyped(
    _ text: String, among candidates: some Sequence<String>, changes: Int = .max
  ) -> String? {
    let wanted = Array(text.asciiLowercased.utf8)
    guard !wanted.isEmpty, wanted.count <= longestText else { return nil }
    let limit = min(changes, wanted.count < 4 ? 1 : max(2, wanted.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.asciiLowercased.utf8)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The number of single changes (insert, remove, replace, swap two neighbours) that lead from
  /// one text to the other, no place being changed twice: the optimal string alignment distance.
  ///
  /// - Complexity: O(*n m*) for lengths *n* and *m* in bytes.
  public static func editDistance(_ left: String, _ right: String) -> Int {
    editDistance(Array(left.utf8), Array(right.utf8))
  }

  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    // Three rows of the usual table: a swap looks back two rows.
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
      var current = [row + 1]
      for (column, rightByte) in right.enumerated() {
        let replaced = last[column] + (leftByte == rightByte ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
