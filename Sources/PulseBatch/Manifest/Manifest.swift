import PulseMedia
import PulseScenes

/// What the manifests of an output folder know about its files.
struct Manifest: Sendable {
  /// The name of the manifest of whole batches.
  static let wholeName = "manifest.jsonl"

  /// A file, and the number of the manifest that knows it.
  private struct Known {
    var file: ManifestFile
    var source: Int
  }

  private var known: [String: Known] = [:]
  /// The names of the manifests that were read.
  private var sources: [String] = []
  /// Why files could not be made at the last attempt.
  private(set) var failures: [String: ManifestFailure] = [:]
  /// The last run of each manifest, by the manifests' names.
  private(set) var runs: [String: ManifestRun] = [:]
  /// The parts of a batch that were merged into the folder.
  private(set) var mergedParts: [ManifestRun] = []

  /// The name of the manifest of a part of a batch; `nil` means all of it.
  static func name(of shard: Shard?) -> String {
    shard.map { "manifest.\($0.index)-of-\($0.count).jsonl" } ?? wholeName
  }

  /// The part that a manifest's name means; `nil` inside for the whole, `nil` outside for other names.
  static func shard(named name: String) -> Shard?? {
    if name == wholeName { return .some(nil) }
    guard name.hasPrefix("manifest."), name.hasSuffix(".jsonl") else { return nil }
    let middle = name.dropFirst("manifest.".count).dropLast(".jsonl".count)
    guard let shard = Shard(parsing: String(middle).replacing("-of-", with: "/")),
      Manifest.name(of: shard) == name
    else { return nil }
    return .some(shard)
  }

  /// Reads all manifests in a folder.
  ///
  /// - Throws: ``BatchError`` of kind `folder` where something else has a manifest's name, `MediaError`
  ///   where one can't be read.
  init(folder: String) throws {
    for name in try Self.names(in: folder) { try read("\(folder)/\(name)", name: name) }
  }

  /// The names of the manifests in a folder; none where there is no folder.
  ///
  /// - Throws: `MediaError` where the folder can't be read.
  static func names(in folder: String) throws -> [String] {
    guard FolderAccess.exists(folder) else { return [] }
    return try FolderAccess.names(in: folder).filter { shard(named: $0) != nil }
  }

  /// Reads one manifest.
  private mutating func read(_ path: String, name: String) throws {
    try ForeignManifest.refuse(path)
    guard let reader = try LineReader(path: path) else { return }
    sources.append(name)
    var own: Set<String> = []
    defer { counts[name] = own.count }
    while let line = try reader.nextLine() {
      try Interruption.check()
      // What is remembered of rows was asked for before, and is as much again.
      if line.starts(with: RememberedRow.beginning) { continue }
      switch ManifestLine(line) {
      case .run(let run): add(run, from: name)
      case .made(let file, let facts):
        own.insert(file)
        add(file, facts)
      case .failed(let file, let recipe, let error):
        failures[file] = ManifestFailure(recipe: recipe, error: error)
      case .removed(let file):
        own.remove(file)
        (known[file], failures[file]) = (nil, nil)
      // A line that was torn by a kill, or that a later version wrote.
      case nil: break
      }
    }
  }

  /// A part in the manifest of the whole was merged into it; a run of the whole puts an end to parts.
  private mutating func add(_ run: ManifestRun, from name: String) {
    if name == Self.wholeName, run.shard != nil {
      mergedParts.append(run)
    } else {
      runs[name] = run
      if name == Self.wholeName { mergedParts = [] }
    }
  }

  /// Within a manifest the last line counts, between manifests the youngest file.
  private mutating func add(_ name: String, _ file: ManifestFile) {
    failures[name] = nil
    if let other = known[name], other.source != sources.count, other.file.modified > file.modified {
      return
    }
    known[name] = Known(file: file, source: sources.count)
  }

  /// What is known about a file.
  subscript(_ name: String) -> ManifestFile? { known[name]?.file }

  /// How many files each manifest knows, by the manifests' names.
  private(set) var counts: [String: Int] = [:]

  /// The name of the manifest that knows a file.
  func source(of name: String) -> String? { known[name].map { sources[$0.source - 1] } }

  /// Whether it tells of nothing.
  var isEmpty: Bool { runs.isEmpty && known.isEmpty && mergedParts.isEmpty }

  /// The names of all files, sorted.
  var names: [String] { known.keys.sorted() }
}

extension ManifestFile {
  /// Whether the file at `path` is the one that was written.
  ///
  /// Its bytes are read where its length is right and its time is another, as after a copy.
  ///
  /// - Parameter rehashes: whether its bytes are read in any case, rather than its time believed.
  func isIntact(at path: String, rehashes: Bool) -> Bool {
    guard let facts = FileFacts(path: path), facts.bytes == bytes else { return false }
    if !rehashes, facts.modified == modified { return true }
    return (try? FileDigest(path: path).sha256) == sha256.hexadecimal
  }
}
