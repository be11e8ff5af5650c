import PulseEncode
import PulseMedia

/// Merges what the parts of a batch made into one folder with one manifest.
public struct ManifestMerge: Sendable {
  /// What came of a merge.
  public struct Report: Hashable, Sendable {
    /// Files that the merged manifest knows.
    public var files = 0
    /// Parts of which no manifest was found.
    public var missingShards: [Shard] = []
    /// Parts that have fewer files than they were to make: the part, its files, and those it was to make.
    public var unfinishedShards: [UnfinishedShard] = []
    /// Names of files that are not there, as far as they are known: from the table, or from failures.
    public var missingFiles: [String] = []
    /// What a user should know; one sentence each.
    public var notes: [String] = []

    /// Whether nothing is missing.
    public var isComplete: Bool {
      missingShards.isEmpty && unfinishedShards.isEmpty && missingFiles.isEmpty
    }
  }

  /// A part that has not made all of its files.
  public struct UnfinishedShard: Hashable, Sendable {
    /// The part.
    public let shard: Shard
    /// Files that it made.
    public let made: Int
    /// Files that it was to make.
    public let planned: Int
  }

  /// A file to be merged, and the folder that it lies in.
  private struct Found {
    let folder: String
    let file: ManifestFile
  }

  private var found: [String: Found] = [:]
  private var report = Report()

  /// Merges the manifests of folders.
  ///
  /// Files of other folders get a second name in `folder`, or are copied where that can't be. Those that
  /// are gone or changed since are reported as missing.
  ///
  /// - Parameters:
  ///   - folders: where parts were made.
  ///   - folder: where everything goes; may be one of `folders`.
  ///   - plan: the whole batch, where it is known, which tells the names of missing files.
  /// - Throws: ``BatchError`` where a run works in `folder` or there is nothing to merge; `MediaError`.
  public static func merge(
    _ folders: [String], into folder: String, plan: BatchPlan? = nil
  ) throws -> Report {
    try FolderAccess.create(folder)
    let locks = try FolderLocks(folder: folder, shard: nil)
    defer { withExtendedLifetime(locks) {} }
    var merge = ManifestMerge()
    var runs: [ManifestRun] = []
    for source in folders { runs += try merge.collect(source) }
    guard !runs.isEmpty else {
      throw BatchError(
        .badInput, "there is no manifest in \(folders.joined(separator: ", ")); nothing to merge")
    }
    merge.checkShards(runs)
    try merge.place(in: folder, plan: plan)
    try merge.write(to: folder, runs: runs)
    merge.report.missingFiles.sort()
    return merge.report
  }

  private mutating func collect(_ folder: String) throws -> [ManifestRun] {
    guard FolderAccess.exists(folder) else {
      throw MediaError(.missingFile, "there is no folder \(folder)", file: folder)
    }
    let manifest = try Manifest(folder: folder)
    for name in manifest.names {
      guard let file = manifest[name], FileNameRules.problem(with: name) == nil else { continue }
      guard file.isIntact(at: "\(folder)/\(name)", rehashes: false) else {
        if found[name] == nil { report.missingFiles.append(name) }
        continue
      }
      if let other = found[name], other.file.modified > file.modified { continue }
      found[name] = Found(folder: folder, file: file)
    }
    report.missingFiles += manifest.failures.keys.filter { manifest[$0] == nil }
    let counts = manifest.counts
    for (name, run) in manifest.runs.sorted(by: { $0.key < $1.key }) {
      let made = counts[name] ?? 0
      guard let shard = run.shard, made < run.files else { continue }
      report.unfinishedShards.append(
        UnfinishedShard(shard: shard, made: made, planned: run.files))
    }
    return manifest.runs.sorted { $0.key < $1.key }.map(\.value)
  }
}

// MARK: - Steps

extension ManifestMerge {
  /// Notes parts that are missing, and parts of different batches.
  private mutating func checkShards(_ runs: [ManifestRun]) {
    let parts = runs.compactMap(\.shard)
    for count in Set(parts.map(\.count)).sorted() {
      let present = Set(parts.filter { $0.count == count }.map(\.index))
      report.missingShards += (0..<count).filter { !present.contains($0) }
        .compactMap { Shard(index: $0, count: count) }
    }
    if Set(runs.map(\.plan)).count > 1 {
      report.notes.append(
        "the manifests are of different tables or options; what they name is merged")
    }
    if Set(runs.map(\.libraries)).count > 1 {
      report.notes.append(
        "the files were made with different versions of libav, so equal recipes may have given "
          + "different bytes")
    }
  }

  /// Brings all files into the folder, and notes those that aren't there.
  private mutating func place(in folder: String, plan: BatchPlan?) throws {
    for (name, item) in found.sorted(by: { $0.key < $1.key }) where item.folder != folder {
      try Interruption.check()
      let path = "\(folder)/\(name)"
      if let stroke = name.lastIndex(of: "/") {
        try FolderAccess.create("\(folder)/\(name[..<stroke])")
      }
      try FolderAccess.place("\(item.folder)/\(name)", as: path)
      var file = item.file
      file.modified = FileFacts(path: path)?.modified ?? file.modified
      found[name] = Found(folder: folder, file: file)
    }
    report.files = found.count
    if let plan {
      report.missingFiles = []
      for variant in 0..<plan.count {
        for format in plan.request.formats.indices {
          let name = plan.file(variant, format: format)
          let isRight = found[name]?.file.recipe == plan.variants[variant].recipes[format]
          if !isRight { report.missingFiles.append(name) }
        }
      }
    }
    report.missingFiles = Array(Set(report.missingFiles.filter { plan != nil || found[$0] == nil }))
  }

  /// Writes the manifest of the whole, which replaces an older one at once.
  private func write(to folder: String, runs: [ManifestRun]) throws {
    let output = try OutputFile(path: "\(folder)/\(Manifest.wholeName)")
    do {
      if var run = runs.last {
        (run.shard, run.files) = (nil, found.count)
        try output.write(Array((try ManifestLine.run(run).text() + "\n").utf8))
      }
      for (name, item) in found.sorted(by: { $0.key < $1.key }) {
        try output.write(Array((try ManifestLine.made(name, item.file).text() + "\n").utf8))
      }
      try output.commit()
    } catch {
      output.abandon()
      throw error
    }
  }
}
