internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The options that a libav object knows, to propose one where a name is wrong.
enum OptionNames {
  /// The names of the encoding options of `object` and of what it holds (an encoder's own).
  static func all(of object: UnsafeMutableRawPointer) -> [String] {
    var names = own(of: object)
    var child: UnsafeMutableRawPointer?
    while let next = av_opt_child_next(object, child) {
      names += own(of: next)
      child = next
    }
    return names
  }

  private static func own(of object: UnsafeMutableRawPointer) -> [String] {
    var names: [String] = []
    var option: UnsafePointer<AVOption>?
    while let next = av_opt_next(object, option) {
      let isName = next.pointee.type != AV_OPT_TYPE_CONST
      if isName, next.pointee.flags & AV_OPT_FLAG_ENCODING_PARAM != 0 {
        names.append(String(cString: next.pointee.name))
      }
      option = next
    }
    return names
  }

  /// The names that stand for numbers of an option, in libav's order.
  static func choices(
    of option: UnsafePointer<AVOption>, in object: UnsafeMutableRawPointer
  ) -> [String] {
    guard let unit = option.pointee.unit else { return [] }
    var names: [String] = []
    for holder in [object] + children(of: object) {
      var next: UnsafePointer<AVOption>?
      while let found = av_opt_next(holder, next) {
        next = found
        let isChoice = found.pointee.type == AV_OPT_TYPE_CONST
        guard isChoice, let its = found.pointee.unit, strcmp(its, unit) == 0 else { continue }
        let name = String(cString: found.pointee.name)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private static func children(of object: UnsafeMutableRawPointer) -> [UnsafeMutableRawPointer] {
    var children: [UnsafeMutableRawPointer] = []
    while let next = av_opt_child_next(object, children.last) { children.append(next) }
    return children
  }

  /// At most three of `names` that lie near `wrong`: two changed letters, or the same beginning.
  static func near(_ wrong: String, among names: [String]) -> [String] {
    let scored = Set(names).map { (name: $0, distance: editDistance(wrong, $0)) }
    let limit = max(1, min(2, wrong.count / 3))
    return scored.filter { $0.distance <= limit || $0.name.hasPrefix(wrong) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// How many letters must be changed, added or removed (Levenshtein).
  static func editDistance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var row = Array(0...second.count)
    for i in first.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in second.indices {
        let substituted = diagonal + (first[i] == second[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
