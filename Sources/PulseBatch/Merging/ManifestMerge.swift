import PulseEncode
import PulseMedia

/// Merges what the parts of a batch made into one folder with one manifest.
public struct ManifestMerge: Sendable {
  /// Where everything goes.
  let folder: String
  /// The digests of the recipes that the table calls for, by the files' names; `nil` without a table.
  private let recipes: [String: ByteDigest]?
  private let rehashes: Bool
  /// Whether files that are there and known may be replaced.
  let overwrites: Bool

  /// The files that are taken, by their names.
  var found: [String: MergedFile] = [:]
  /// Files under whose names other recipes were found, too.
  private var clashes: Set<String> = []
  var parts = MergedParts()
  var failures: [String: ManifestFailure] = [:]
  var report = Report()

  private init(into folder: String, plan: BatchPlan?, rehashes: Bool, overwrites: Bool) {
    (self.folder, self.rehashes, self.overwrites) = (folder, rehashes, overwrites)
    recipes = plan?.recipes
  }

  /// Merges the manifests of folders, and that of `folder` with them.
  ///
  /// Files of other folders get a second name in `folder`, or are copied where that can't be. Those that
  /// are gone or changed since are reported as missing. Where a name has several recipes, the table's
  /// counts, and without a table the newest. A file of `folder` that its manifest doesn't know is
  /// replaced by none but its equal, so never.
  ///
  /// - Parameters:
  ///   - folders: where parts were made.
  ///   - folder: where everything goes; may be one of `folders`.
  ///   - plan: the whole batch, where it is known, which tells the names of missing files.
  ///   - rehashes: whether all files are read, rather than lengths and times believed; those of which
  ///     only the time is another are read in any case.
  ///   - overwrites: whether other files that the manifest of `folder` knows may be replaced.
  /// - Throws: ``BatchError`` where a run works in `folder`, a file is in the way or there is nothing to
  ///   merge; `MediaError`.
  public static func merge(
    _ folders: [String], into folder: String, plan: BatchPlan? = nil, rehashes: Bool = false,
    overwrites: Bool = true
  ) throws -> Report {
    try FolderAccess.create(folder)
    let locks = try FolderLocks(folder: folder, shard: nil)
    defer { withExtendedLifetime(locks) {} }
    var merge = ManifestMerge(into: folder, plan: plan, rehashes: rehashes, overwrites: overwrites)
    let old = try Manifest(folder: folder)
    try merge.collect(old, in: folder)
    var isEmpty = true
    for source in folders {
      guard FolderAccess.exists(source) else {
        throw MediaError(.missingFile, "there is no folder \(source)", file: source)
      }
      let isTarget = FolderAccess.areSame(source, folder)
      let manifest = isTarget ? old : try Manifest(folder: source)
      if !manifest.isEmpty { isEmpty = false }
      if !isTarget { try merge.collect(manifest, in: source) }
    }
    guard !isEmpty else {
      throw BatchError(
        .badInput, "there is no manifest in \(folders.joined(separator: ", ")); nothing to merge")
    }
    merge.parts.check(&merge.report)
    try merge.place(old)
    merge.noteClashes()
    merge.listMissing()
    try merge.write(old)
    return merge.report
  }

  private mutating func collect(_ manifest: Manifest, in source: String) throws {
    for name in manifest.names {
      try Interruption.check()
      guard var file = manifest[name], FileNameRules.problem(with: name) == nil else { continue }
      let (path, made) = ("\(source)/\(name)", file.modified)
      guard file.isIntact(at: path, rehashes: rehashes), let facts = FileFacts(path: path) else {
        report.missingFiles.append(name)
        continue
      }
      file.modified = facts.modified
      take(MergedFile(folder: source, file: file, made: made), as: name)
    }
    failures.merge(manifest.failures) { $1 }
    parts.add(manifest)
  }

  /// Takes a file, unless a better one has its name.
  private mutating func take(_ item: MergedFile, as name: String) {
    guard let other = found[name] else {
      found[name] = item
      return
    }
    if other.file.sha256 == item.file.sha256, other.file.recipe == item.file.recipe {
      found[name]?.file.verdict = other.file.verdict ?? item.file.verdict
      return
    }
    if other.file.recipe != item.file.recipe {
      clashes.insert(name)
      if let wanted = recipes?[name], wanted == other.file.recipe || wanted == item.file.recipe {
        if wanted == item.file.recipe { found[name] = item }
        return
      }
    }
    if item.made > other.made { found[name] = item }
  }
}

// MARK: - What is told

extension ManifestMerge {
  /// Names files of several recipes between which no table decides.
  private mutating func noteClashes() {
    let names = clashes.filter { recipes?[$0] == nil }.sorted()
    guard !names.isEmpty else { return }
    let shown = names.prefix(10).joined(separator: ", ")
    let rest = names.count > 10 ? " and \(names.count - 10) more" : ""
    report.notes.append(
      "the folders have other recipes under the same names, of which the newest were taken; a table "
        + "would say which are right: \(shown)\(rest)")
  }

  private mutating func listMissing() {
    report.files = found.count
    let missing =
      recipes.map { $0.filter { found[$0.key]?.file.recipe != $0.value }.map(\.key) }
      ?? (report.missingFiles + failures.keys).filter { found[$0] == nil }
    report.missingFiles = Set(missing).sorted()
  }
}

extension BatchPlan {
  /// The digests of all files' recipes, by their names.
  fileprivate var recipes: [String: ByteDigest] {
    var recipes: [String: ByteDigest] = [:]
    for variant in 0..<count {
      for format in request.formats.indices {
        recipes[file(variant, format: format)] = variants[variant].plan.recipes[format]
      }
    }
    return recipes
  }
}
