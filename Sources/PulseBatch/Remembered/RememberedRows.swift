import PulseMedia

/// What the manifests of an output folder remember of rows that were planned before.
struct RememberedRows: Sendable {
  private var rows: [ByteDigest: RememberedRow] = [:]

  /// Reads all manifests in a folder; what can't be read is not remembered.
  init(folder: String) {
    for name in (try? FolderAccess.names(in: folder)) ?? [] where Manifest.shard(named: name) != nil
    {
      try? read("\(folder)/\(name)")
    }
  }

  private mutating func read(_ path: String) throws {
    try ForeignManifest.refuse(path)
    guard let reader = try LineReader(path: path) else { return }
    while let line = try reader.nextLine() {
      try Interruption.check()
      if let row = RememberedRow(line: line) { rows[row.row] = row }
    }
  }

  /// Whether nothing is remembered.
  var isEmpty: Bool { rows.isEmpty }

  /// What is remembered of a row; `nil` where it must be planned.
  ///
  /// - Parameters:
  ///   - digest: the digest of the row's words.
  ///   - formats: in how many formats the batch makes each row.
  subscript(_ digest: ByteDigest, formats formats: Int) -> RememberedRow? {
    rows[digest].flatMap { $0.recipes.count == formats ? $0 : nil }
  }
}
