import PulseMedia
import PulseScenes

/// The right to work in an output folder: alone, or beside the other parts of a batch.
struct FolderLocks: Sendable {
  private let held: [FileLock]

  /// Takes the right.
  ///
  /// A whole batch keeps everyone else out. A part shares the folder with other parts, and keeps out
  /// another run of the same part.
  ///
  /// - Throws: ``BatchError`` of kind `folder` where another run works there.
  init(folder: String, shard: Shard?) throws {
    var held: [FileLock] = []
    let whole = "\(folder)/.\(Manifest.wholeName).lock"
    try Self.take(whole, shard == nil ? .exclusive : .shared, folder, into: &held)
    if let shard {
      try Self.take(
        "\(folder)/.\(Manifest.name(of: shard)).lock", .exclusive, folder, part: shard, into: &held)
    }
    self.held = held
  }

  private static func take(
    _ path: String, _ kind: FileLock.Kind, _ folder: String, part: Shard? = nil,
    into held: inout [FileLock]
  ) throws {
    switch try FileLock.take(path, kind, patience: 1000) {
    case .held(let lock): held.append(lock)
    // Without locks the user is trusted not to start two runs at once.
    case .unsupported: break
    case .taken:
      let work = part.map { "on shard \($0) " } ?? ""
      throw BatchError(
        .folder,
        "another batch is at work \(work)in \(Wording.quoted(folder)); wait for it, or give another "
          + "--out")
    }
  }
}
