import PulseMedia

/// The manifest of a run, open and locked.
final class ManifestWriter: Sendable {
  private let journal: Journal
  /// Held as long as the run lasts.
  private let locks: FolderLocks

  /// Opens the manifest of a part of a batch.
  ///
  /// - Throws: ``BatchError`` of kind `folder` where another run works in the folder.
  init(folder: String, shard: Shard?) throws {
    locks = try FolderLocks(folder: folder, shard: shard)
    journal = try Journal(path: "\(folder)/\(Manifest.name(of: shard))")
  }

  /// Writes a line and waits until the disk has it; from any thread.
  func write(_ line: ManifestLine) throws { try journal.append(try line.text()) }

  /// Writes down what is to be remembered of rows, and waits until the disk has it.
  func write(_ rows: [RememberedRow]) throws {
    guard !rows.isEmpty else { return }
    try journal.append(try rows.map { try $0.line() }.joined(separator: "\n"))
  }
}
