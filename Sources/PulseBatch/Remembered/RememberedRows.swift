import PulseMedia

/// What the manifests of an output folder remember of rows that were planned before.
struct RememberedRows: Sendable {
  private var rows: [ByteDigest: RememberedRow] = [:]

  /// Reads all manifests in a folder; what can't be read is not remembered.
  init(folder: String) {
    for name in (try? Manifest.names(in: folder)) ?? [] { try? read("\(folder)/\(name)") }
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

  /// What is remembered of the row with a digest; `nil` where it must be planned.
  subscript(_ digest: ByteDigest) -> RememberedRow? { rows[digest] }
}
