public import PulseMedia
public import PulseVerify

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of a manifest.
enum ManifestLine: Hashable, Sendable {
  /// A run begins.
  case run(ManifestRun)
  /// A file is complete.
  case made(String, ManifestFile)
  /// A file could not be made, or not as it should be.
  case failed(String, recipe: ByteDigest, error: String)
  /// A file is gone, as the table no longer names it.
  case removed(String)
}

/// What a run is about to make.
struct ManifestRun: Hashable, Sendable {
  /// The program with its version.
  var tool: String
  /// The libraries with their versions.
  var libraries: [String]
  /// The part of the batch; `nil` for all of it.
  var shard: Shard?
  /// The files of this part.
  var files: Int
  /// How many of them were made, of a part that was merged; `nil` where a run begins.
  var made: Int?
  /// A digest of all names and recipes of the whole batch, by which shards of one batch are known.
  var plan: ByteDigest
}

/// What is known about a file.
public struct ManifestFile: Hashable, Sendable {
  /// The digest of its recipe.
  public var recipe: ByteDigest
  /// The digest of its bytes.
  public var sha256: ByteDigest
  /// Its length.
  public var bytes: Int
  /// When it was last written, in nanoseconds since 1970.
  public var modified: Int
  /// What a look at it said; `nil` where nobody looked.
  public var verdict: Verdict?
  /// What the columns and axes say about it.
  public var parameters: [String: String]
}

// MARK: - Writing

extension ManifestLine {
  /// The version of the format.
  static let schema = 1

  /// The members of every kind of line, with those that a line has not left out.
  private struct Members: Encodable {
    var schema = ManifestLine.schema
    var tool: String?
    var libraries: [String]?
    var shard: String?
    var files: Int?
    var made: Int?
    var plan: String?
    var file: String?
    var recipe: String?
    var sha256: String?
    var bytes: Int?
    var modified: String?
    var verdict: String?
    var parameters: [String: String]?
    var error: String?
    var removed: Bool?
  }

  /// The line as JSON, without its end.
  func text() throws -> String {
    var members = Members()
    switch self {
    case .run(let run):
      (members.tool, members.libraries) = (run.tool, run.libraries)
      (members.shard, members.files) = (run.shard?.description, run.files)
      (members.made, members.plan) = (run.made, run.plan.hexadecimal)
    case .made(let name, let file):
      (members.file, members.recipe) = (name, file.recipe.hexadecimal)
      (members.sha256, members.bytes) = (file.sha256.hexadecimal, file.bytes)
      members.modified = Timestamp.text(file.modified)
      (members.verdict, members.parameters) = (file.verdict?.rawValue, file.parameters)
    case .failed(let name, let recipe, let error):
      (members.file, members.recipe, members.error) = (name, recipe.hexadecimal, error)
    case .removed(let name): (members.file, members.removed) = (name, true)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(members), as: UTF8.self)
  }
}

// MARK: - Reading

extension ManifestLine {
  /// Reads a line; `nil` for a torn one and for what another version may write.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONReader.value(bytes), value["schema"]?.integer == Self.schema else {
      return nil
    }
    guard let name = value["file"]?.string else {
      guard let run = ManifestRun(value) else { return nil }
      self = .run(run)
      return
    }
    if case .bool(true)? = value["removed"] {
      self = .removed(name)
    } else if let file = ManifestFile(value) {
      self = .made(name, file)
    } else if let recipe = value["recipe"]?.digest, let error = value["error"]?.string {
      self = .failed(name, recipe: recipe, error: error)
    } else {
      return nil
    }
  }
}

extension ManifestRun {
  fileprivate init?(_ value: JSONValue) {
    guard let tool = value["tool"]?.string, let files = value["files"]?.integer,
      let plan = value["plan"]?.digest
    else { return nil }
    var libraries: [String] = []
    if case .array(let values)? = value["libraries"] { libraries = values.compactMap(\.string) }
    self.init(
      tool: tool, libraries: libraries,
      shard: value["shard"]?.string.flatMap { Shard(parsing: $0) }, files: files,
      made: value["made"]?.integer, plan: plan)
  }
}

extension ManifestFile {
  fileprivate init?(_ value: JSONValue) {
    guard let recipe = value["recipe"]?.digest, let sha256 = value["sha256"]?.digest,
      let bytes = value["bytes"]?.integer,
      let modified = value["modified"]?.string.flatMap(Timestamp.nanoseconds)
    else { return nil }
    var parameters: [String: String] = [:]
    for (key, value) in value["parameters"]?.members ?? [] { parameters[key] = value.string }
    self.init(
      recipe: recipe, sha256: sha256, bytes: bytes, modified: modified,
      verdict: value["verdict"]?.string.flatMap(Verdict.init), parameters: parameters)
  }
}

extension JSONValue {
  fileprivate var digest: ByteDigest? { string.flatMap { ByteDigest(hexadecimal: $0) } }
}
