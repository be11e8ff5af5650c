import PulseMedia
import PulseScenes

extension ManifestMerge {
  /// Brings all files into the folder.
  ///
  /// - Parameter old: what the folder's manifests know.
  mutating func place(_ old: Manifest) throws {
    let present = try checkReplacements(old)
    for (name, item) in found.sorted(by: { $0.key < $1.key }) where item.folder != folder {
      try Interruption.check()
      let path = "\(folder)/\(name)"
      if let stroke = name.lastIndex(of: "/") {
        try FolderAccess.create("\(folder)/\(name[..<stroke])")
      }
      if !present.contains(name) { try FolderAccess.place("\(item.folder)/\(name)", as: path) }
      found[name]?.file.modified = FileFacts(path: path)?.modified ?? item.file.modified
    }
  }

  /// The files of which an equal is there already; nothing is touched before all are looked at.
  ///
  /// - Throws: ``BatchError`` of kind `folder` where somebody's file is in the way.
  private func checkReplacements(_ old: Manifest) throws -> Set<String> {
    var present: Set<String> = []
    var inTheWay: [String] = []
    for (name, item) in found.sorted(by: { $0.key < $1.key }) where item.folder != folder {
      try Interruption.check()
      let path = "\(folder)/\(name)"
      guard FolderAccess.isAnything(path) else { continue }
      if FolderAccess.areSame(path, "\(item.folder)/\(name)")
        || item.file.isIntact(at: path, rehashes: true)
      {
        present.insert(name)
      } else if !overwrites || old[name] == nil || FileFacts(path: path) == nil {
        inTheWay.append(name)
      }
    }
    guard let first = inTheWay.first else { return present }
    throw refusal(first, count: inTheWay.count, isKnown: old[first] != nil)
  }

  private func refusal(_ name: String, count: Int, isKnown: Bool) -> BatchError {
    let path = Wording.printable("\(folder)/\(name)")
    let source = Wording.printable("\(found[name]?.folder ?? "")/\(name)")
    let why =
      FileFacts(path: "\(folder)/\(name)") == nil
      ? "is no regular file and can't be replaced by \(source)"
      : isKnown
        ? "exists, differs from \(source) and is not to be overwritten"
        : "is there, differs from \(source), and no manifest knows it"
    let others = count > 1 ? " (as do \(count - 1) more)" : ""
    return BatchError(.folder, "\(path) \(why)\(others); move it away, or give another --out")
  }

  /// Writes the manifest of the whole, which replaces an older one at once.
  ///
  /// What the old one knows of files that are not there stays known, as they may come back.
  func write(_ old: Manifest) throws {
    // A file that a signal kept from being read looks like one that is gone.
    try Interruption.check()
    let output = try OutputFile(path: "\(folder)/\(Manifest.wholeName)")
    do {
      func write(_ line: ManifestLine) throws {
        try output.write(Array((try line.text() + "\n").utf8))
      }
      if var run = parts.heading {
        (run.shard, run.files, run.made) = (nil, found.count, nil)
        try write(.run(run))
      }
      for run in parts.all { try write(.run(run)) }
      for name in Set(found.keys).union(old.names).sorted() {
        if let file = found[name]?.file ?? old[name] { try write(.made(name, file)) }
      }
      for (name, failure) in failures.sorted(by: { $0.key < $1.key }) where found[name] == nil {
        try write(.failed(name, recipe: failure.recipe, error: failure.error))
      }
      try output.commit()
    } catch {
      output.abandon()
      throw error
    }
  }
}
