import Foundation
import PulseBatch
import PulseMedia
import Testing

/// What comes together from several folders, and what a merge leaves alone.
@Suite("Merging")
struct MergeTests {
  private static let table = "color,name\nred,a\n#0a84ff,b\ntomato,c\n"

  @discardableResult
  private func run(
    _ table: String, in folder: TemporaryFolder, shard: Int? = nil, of count: Int = 3
  ) throws -> BatchReport {
    var options = BatchOptions()
    options.shard = shard.flatMap { Shard(index: $0, count: count) }
    return try BatchRun.run(
      BatchPlan(BatchRequest.short(table, folder: folder.path)), options: options
    ) { _ in }
  }

  private func write(_ text: String, _ name: String, in folder: TemporaryFolder) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  private func read(_ name: String, in folder: TemporaryFolder) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  /// A copy that has lost the files' times, as those that travel by network have.
  private func copy(_ folder: TemporaryFolder) throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in try folder.names { try read(name, in: folder).write(to: url(name, copy)) }
    return copy
  }

  private func url(_ name: String, _ folder: TemporaryFolder) -> URL {
    URL(fileURLWithPath: "\(folder.path)/\(name)")
  }

  @Test(
    "replaces no file that the manifest doesn't know, unless it is the same",
    arguments: [true, false])
  func foreignFile(overwrites: Bool) throws {
    let (source, target) = (try TemporaryFolder(), try TemporaryFolder())
    try run(Self.table, in: source)
    try write("mine", "b.mp4", in: target)
    #expect {
      try ManifestMerge.merge([source.path], into: target.path, overwrites: overwrites)
    } throws: { error in
      (error as? BatchError)?.kind == .folder
        && "\(error)"
          == "\(target.path)/b.mp4 is there, differs from \(source.path)/b.mp4, and no manifest knows "
          + "it; move it away, or give another --out"
    }
    #expect(try target.names == ["b.mp4"])
    #expect(try read("b.mp4", in: target) == Data("mine".utf8))
    try read("b.mp4", in: source).write(to: url("b.mp4", target))
    let report = try ManifestMerge.merge(
      [source.path], into: target.path, overwrites: overwrites)
    #expect(report.files == 3)
    #expect(report.isComplete)
  }

  @Test("replaces what the manifest knows only where that is allowed")
  func knownFile() throws {
    let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
    try run(Self.table, in: old)
    let before = try read("c.mp4", in: old)
    try run(Self.table.replacingOccurrences(of: "tomato", with: "teal"), in: new)
    #expect {
      try ManifestMerge.merge([new.path], into: old.path, overwrites: false)
    } throws: {
      "\($0)".contains("c.mp4 exists, differs from \(new.path)/c.mp4 and is not to be overwritten")
    }
    #expect(try read("c.mp4", in: old) == before)
    let report = try ManifestMerge.merge([new.path], into: old.path)
    #expect(try read("c.mp4", in: old) == read("c.mp4", in: new))
    #expect(report.notes.contains { $0.hasSuffix("would say which are right: c.mp4") })
  }

  @Test("reads files of which only the time is another", arguments: [true, false])
  func lostTimes(rehashes: Bool) throws {
    let folder = try TemporaryFolder()
    try run(Self.table, in: folder)
    let copy = try copy(folder)
    let report = try ManifestMerge.merge([copy.path], into: copy.path, rehashes: rehashes)
    #expect(report.files == 3)
    #expect(report.isComplete)
    #expect(try run(Self.table, in: copy).counts == [0, 3, 0, 0])
    // Other bytes of the same length are told.
    var bytes = try read("a.mp4", in: copy)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: url("a.mp4", copy))
    #expect(try ManifestMerge.merge([copy.path], into: copy.path).missingFiles == ["a.mp4"])
  }

  @Test("goes on after copies that have lost the files' times")
  func resumesCopies() throws {
    let folder = try TemporaryFolder()
    try run(Self.table, in: folder)
    #expect(try run(Self.table, in: copy(folder)).counts == [0, 3, 0, 0])
  }

  @Test("keeps what the manifest knows of files that are not there yet")
  func manifestAlone() throws {
    let (folder, target, other) = (
      try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
    )
    try run(Self.table, in: folder)
    try run("color,name\nlime,d\n", in: other)
    try read("manifest.jsonl", in: folder).write(to: url("manifest.jsonl", target))
    let report = try ManifestMerge.merge([other.path], into: target.path)
    #expect(report.files == 1)
    #expect(report.missingFiles == ["a.mp4", "b.mp4", "c.mp4"])
    for name in ["a.mp4", "b.mp4", "c.mp4"] {
      try read(name, in: folder).write(to: url(name, target))
    }
    #expect(try ManifestMerge.merge([target.path], into: target.path).files == 4)
  }

  @Test("goes on with what was merged before")
  func stepByStep() throws {
    let (merged, last, onward) = (
      try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
    )
    let parts = try (0..<3).map { _ in try TemporaryFolder() }
    defer { withExtendedLifetime([merged, last, onward] + parts) {} }
    for index in 0..<3 { try run(Self.table, in: parts[index], shard: index) }
    let first = try ManifestMerge.merge([parts[0].path], into: merged.path)
    #expect(first.missingShards.map(\.index) == [1, 2])
    let second = try ManifestMerge.merge([parts[1].path, parts[2].path], into: merged.path)
    #expect(second.isComplete)
    #expect(second.notes == [])
    #expect(second.files == 3)
    #expect(try run(Self.table, in: merged).counts == [0, 3, 0, 0])
    // A folder that was merged carries its parts on.
    _ = try ManifestMerge.merge([parts[0].path], into: last.path)
    #expect(
      try ManifestMerge.merge([last.path], into: onward.path).missingShards.map(\.index) == [1, 2])
  }

  @Test("remembers parts that are unfinished, until they are finished")
  func unfinished() throws {
    let (part, merged) = (try TemporaryFolder(), try TemporaryFolder())
    try FileManager.default.createDirectory(
      atPath: "\(part.path)/b.mp4", withIntermediateDirectories: false)
    try run(Self.table, in: part, shard: 0, of: 1)
    let other = try TemporaryFolder()
    try run("color,name\nlime,d\n", in: other)
    for source in [part, other] {
      let report = try ManifestMerge.merge([source.path], into: merged.path)
      #expect(report.missingFiles == ["b.mp4"])
      #expect(report.unfinishedShards.map(\.made) == [2])
    }
    try FileManager.default.removeItem(atPath: "\(part.path)/b.mp4")
    try run(Self.table, in: part, shard: 0, of: 1)
    #expect(try ManifestMerge.merge([part.path], into: merged.path).isComplete)
  }

  @Test("takes the recipe that the table names, however old its file is")
  func tableDecides() throws {
    let (right, wrong, merged) = (
      try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
    )
    try run(Self.table, in: right)
    try run(Self.table.replacingOccurrences(of: "tomato", with: "teal"), in: wrong)
    let plan = try BatchPlan(.short(Self.table, folder: merged.path))
    for folders in [[right, wrong], [wrong, right]] {
      let target = try TemporaryFolder()
      let report = try ManifestMerge.merge(folders.map(\.path), into: target.path, plan: plan)
      #expect(report.isComplete)
      #expect(try read("c.mp4", in: target) == read("c.mp4", in: right))
      #expect(!report.notes.contains { $0.contains("c.mp4") })
      let blind = try ManifestMerge.merge(folders.map(\.path), into: merged.path)
      #expect(try read("c.mp4", in: merged) == read("c.mp4", in: wrong))
      #expect(blind.notes.contains { $0.hasSuffix("a table would say which are right: c.mp4") })
    }
  }

  @Test(
    "and running leave files alone that have a manifest's name",
    arguments: ["{\"audio\":\"x.wav\",\"duration\":3}\n", "a list\nof things\n", "mine"])
  func foreignManifest(_ text: String) throws {
    let (folder, source) = (try TemporaryFolder(), try TemporaryFolder())
    try run(Self.table, in: source)
    try write(text, "manifest.jsonl", in: folder)
    let message =
      "\(folder.path)/manifest.jsonl is there and no batch has written it; move it away, or give "
      + "another --out"
    for work in [
      { _ = try run(Self.table, in: folder) },
      { _ = try ManifestMerge.merge([source.path], into: folder.path) },
    ] {
      #expect(
        performing: work, throws: { "\($0)" == message && ($0 as? BatchError)?.kind == .folder })
    }
    #expect(try read("manifest.jsonl", in: folder) == Data(text.utf8))
    #expect(try folder.names == ["manifest.jsonl"])
  }

  @Test("and running refuse a manifest that is a pipe, rather than wait for its writer")
  func pipe() throws {
    let folder = try TemporaryFolder()
    mkfifo("\(folder.path)/manifest.jsonl", 0o600)
    #expect {
      try run(Self.table, in: folder)
    } throws: {
      "\($0)" == "\(folder.path)/manifest.jsonl must be a regular file, as a batch's manifest is"
    }
  }

  @Test("is not kept from pruning the rest by a folder in a file's place")
  func pruningFolders() throws {
    let folder = try TemporaryFolder()
    try run(Self.table, in: folder)
    try FileManager.default.removeItem(atPath: "\(folder.path)/a.mp4")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/a.mp4", withIntermediateDirectories: false)
    try write("changed", "b.mp4", in: folder)
    var options = BatchOptions()
    options.prunes = true
    let plan = try BatchPlan(.short("color,name\nlime,d\n", folder: folder.path))
    let report = try BatchRun.run(plan, options: options) { _ in }
    #expect(report.removed == ["c.mp4"])
    #expect(
      report.kept == [
        "a.mp4 stays: it is a folder now", "b.mp4 stays: it was changed since it was made",
      ])
  }
}
