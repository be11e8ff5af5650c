/// Finds names that are taken twice, in some twenty bytes a name.
///
/// Only hashes are kept; where two are equal the names themselves are compared.
struct NameRegister {
  private var firsts: [Int: UInt32] = [:]
  /// Numbers of names whose hash another name has; hardly ever any.
  private var others: [Int: [UInt32]] = [:]
  /// How many names were compared as texts.
  private(set) var comparisons = 0

  init(capacity: Int) { firsts.reserveCapacity(capacity) }

  /// Enters the last name of a list.
  ///
  /// - Parameters:
  ///   - hash: the hash of the folded name.
  ///   - names: all names, this one included.
  /// - Returns: the number of an earlier name that some file system takes for the same.
  mutating func enterLast(_ hash: Int, of names: TextList) -> Int? {
    let number = names.count - 1
    guard let first = firsts[hash] else {
      firsts[hash] = UInt32(number)
      return nil
    }
    let mine = FileNameRules.folded(names[number])
    for other in [first] + (others[hash] ?? []) {
      comparisons += 1
      if FileNameRules.folded(names[Int(other)]) == mine { return Int(other) }
    }
    others[hash, default: []].append(UInt32(number))
    return nil
  }

  /// The number of an entered name that some file system takes for `name`; `nil` where none is.
  func number(of name: String, in names: TextList) -> Int? {
    let folded = FileNameRules.folded(name)
    guard let first = firsts[folded.hashValue] else { return nil }
    let candidates = [first] + (others[folded.hashValue] ?? [])
    return candidates.first { FileNameRules.folded(names[Int($0)]) == folded }.map(Int.init)
  }
}
