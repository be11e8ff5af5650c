import PulseScenes

/// Which file names are safe to use on every system that people take their files to.
enum FileNameRules {
  /// The longest part of a path, in bytes.
  static let longestName = 255

  /// The longest path, in bytes, that is a path on every system.
  static let longestPath = 1024

  /// Names that mean devices on Windows, whatever ending follows.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
      + "123456789\u{B9}\u{B2}\u{B3}".flatMap { ["com\($0)", "lpt\($0)"] })

  private static let forbidden: Set<Unicode.Scalar> = ["<", ">", ":", "\"", "|", "?", "*", "\\"]

  /// What is wrong with a path below the output folder; `nil` where nothing is.
  static func problem(with path: String) -> String? {
    var shown: String { "the file name \(Wording.quoted(path))" }
    if let own = ownFile(path) {
      return "\(shown) needs a folder where the batch's own file \(Wording.quoted(own)) stands"
    }
    if path.hasPrefix("/") { return "\(shown) leads out of the output folder" }
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." { return "\(shown) leads out of the output folder" }
      if part.isEmpty || part == "." { return "\(shown) has an empty part" }
      if let problem = problem(withPart: part) { return "\(shown) \(problem)" }
    }
    return nil
  }

  /// What is wrong with the length of a file's whole path; `nil` where nothing is.
  static func problem(withPath path: String) -> String? {
    guard path.utf8.count > longestPath else { return nil }
    return
      "the path \(Wording.quoted(path)) is \(path.utf8.count) bytes long; at most \(longestPath) are "
      + "possible everywhere"
  }

  /// The name of a file that a batch writes into its folder, if the path leads through it.
  private static func ownFile(_ path: String) -> String? {
    guard let stroke = path.firstIndex(of: "/") else { return nil }
    let folder = path[..<stroke].lowercased()
    let isLock = folder.hasPrefix(".") && folder.hasSuffix(".lock")
    let file = isLock ? String(folder.dropFirst().dropLast(".lock".count)) : folder
    let isOwn = Manifest.shard(named: file) != nil || !isLock && file == Gallery.fileName
    return isOwn ? folder : nil
  }

  private static func problem(withPart part: Substring) -> String? {
    if part.utf8.count > longestName {
      return "is \(part.utf8.count) bytes long; at most \(longestName) are possible"
    }
    if let wrong = part.unicodeScalars.first(where: forbidden.contains) {
      return "has '\(wrong)' in it, which Windows refuses"
    }
    if part.unicodeScalars.contains(where: \.isControl) {
      return "has a control character in it"
    }
    if part.hasSuffix(".") || part.hasSuffix(" ") {
      return "ends in a dot or a space, which Windows drops"
    }
    // Windows takes what stands before the first dot, without spaces at its end.
    let stem = (part.split(separator: ".", omittingEmptySubsequences: false).first ?? part)
      .lowercased().trimmed
    if devices.contains(stem) { return "means a device on Windows ('\(stem)')" }
    return nil
  }

  /// A text that is the same for two names that some file system takes for one: without regard to
  /// case, and to how accents are composed, which Swift's comparison of texts disregards.
  static func folded(_ path: String) -> String {
    // The detour takes in letters such as the sharp s, whose capital is two letters.
    path.utf8.allSatisfy { $0 < 0x80 } ? path.lowercased() : path.uppercased().lowercased()
  }
}
