import PulseMedia
import PulseScenes

/// Keeps away from files that have a manifest's name and are somebody else's.
enum ForeignManifest {
  /// How the first line of every manifest of ours begins, by which one that a kill has torn is known.
  private static let beginning = Array("{\"files\":".utf8)

  /// Refuses a folder in which somebody else's file has a manifest's name, before anything is written there.
  ///
  /// - Throws: ``BatchError`` of kind `folder`, `MediaError` where one can't be read.
  static func refuseAny(in folder: String) throws {
    for name in try Manifest.names(in: folder) { try refuse("\(folder)/\(name)") }
  }

  /// Refuses what no batch has written, before anything is appended to it or read from it.
  ///
  /// - Throws: ``BatchError`` of kind `folder`, `MediaError` where it can't be read.
  static func refuse(_ path: String) throws {
    guard let facts = FileFacts(path: path) else {
      guard FolderAccess.isAnything(path) else { return }
      throw BatchError(
        .folder, "\(Wording.printable(path)) must be a regular file, as a batch's manifest is")
    }
    guard facts.bytes > 0, try !isOurs(path) else { return }
    throw BatchError(
      .folder,
      "\(Wording.printable(path)) is there and no batch has written it; move it away, or give another --out"
    )
  }

  private static func isOurs(_ path: String) throws -> Bool {
    guard let reader = try LineReader(path: path) else { return true }
    var lines = 0
    while let line = try reader.nextLine() {
      try Interruption.check()
      lines += 1
      if line.starts(with: beginning) { return true }
      if let value = try? JSONReader.value(line), value["schema"]?.integer != nil { return true }
    }
    guard lines == 0 else { return false }
    // A first line that has no end yet.
    let start = try InputBytes.read(path: path, limit: LineReader.longestLine)
    return start.starts(with: beginning) || beginning.starts(with: start)
  }
}
