import Foundation
import PulseBatch
import PulseEncode
import PulseMedia
import PulseScenes
import PulseVerify
import Synchronization
import Testing

/// Batches of small films, made in a folder of their own.
@Suite("Runs")
struct RunTests {
  private static let table = "color,name\nred,a\n#0a84ff,b\ntomato,c\n"

  private func run(
    _ table: String, in folder: TemporaryFolder, formats: [String] = ["mp4"],
    change: (inout BatchOptions) -> Void = { _ in }
  ) throws -> BatchReport {
    var request = try BatchRequest.short(table, folder: folder.path)
    request.formats = formats
    var options = BatchOptions()
    change(&options)
    return try BatchRun.run(BatchPlan(request), options: options) { _ in }
  }

  private func digests(_ folder: TemporaryFolder) throws -> [String: String] {
    var digests: [String: String] = [:]
    for name in try folder.names where !name.hasSuffix(".jsonl") {
      digests[name] = try FileDigest(path: "\(folder.path)/\(name)").sha256
    }
    return digests
  }

  @Test("write what single exports with one thread write, whatever the number of jobs")
  func sameBytes() throws {
    let folders = try (TemporaryFolder(), TemporaryFolder(), TemporaryFolder())
    let formats = ["mp4", "webm"]
    #expect(try run(Self.table, in: folders.0, formats: formats).made == 6)
    #expect(try run(Self.table, in: folders.1, formats: formats) { $0.jobs = 3 }.made == 6)
    var request = try BatchRequest.short(Self.table)
    for (name, color) in [("a", "red"), ("b", "#0a84ff"), ("c", "tomato")] {
      request.drawing.parameters["color"] = color
      _ = try Exporter.export(
        Exporter.plan(
          files: formats.map { "\(folders.2.path)/\(name).\($0)" },
          drawing: request.drawing.resolve(), options: request.options))
    }
    #expect(try digests(folders.0) == digests(folders.2))
    #expect(try digests(folders.1) == digests(folders.2))
    #expect(try folders.0.names.count == 7)
  }

  @Test("make only what is missing, changed or of another recipe")
  func resuming() throws {
    let folder = try TemporaryFolder()
    _ = try run(Self.table, in: folder)
    let first = try digests(folder)
    #expect(try run(Self.table, in: folder).counts == [0, 3, 0, 0])

    try FileManager.default.removeItem(atPath: "\(folder.path)/a.mp4")
    try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/b.mp4"))
    #expect(try run(Self.table, in: folder).counts == [2, 1, 0, 0])
    #expect(try digests(folder) == first)

    let other = Self.table.replacingOccurrences(of: "tomato", with: "teal")
    #expect(try run(other, in: folder).counts == [1, 2, 0, 0])
    #expect(try digests(folder)["c.mp4"] != first["c.mp4"])
  }

  @Test("believe lengths and times, unless told to read the files")
  func rehashing() throws {
    let folder = try TemporaryFolder()
    _ = try run(Self.table, in: folder)
    let path = "\(folder.path)/a.mp4"
    let facts = try #require(FileFacts(path: path))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    var times = [
      timespec(tv_sec: facts.modified / 1_000_000_000, tv_nsec: facts.modified % 1_000_000_000),
      timespec(tv_sec: facts.modified / 1_000_000_000, tv_nsec: facts.modified % 1_000_000_000),
    ]
    utimensat(AT_FDCWD, path, &times, 0)
    #expect(try run(Self.table, in: folder).made == 0)
    #expect(try run(Self.table, in: folder) { ($0.rehashes, $0.jobs) = (true, 2) }.made == 1)
  }

  @Test("go on after a manifest whose last line is torn")
  func tornLine() throws {
    let folder = try TemporaryFolder()
    _ = try run(Self.table, in: folder)
    let manifest = "\(folder.path)/manifest.jsonl"
    let whole = try Data(contentsOf: URL(fileURLWithPath: manifest))
    for cut in [2, 40, 150] {
      try whole.dropLast(cut).write(to: URL(fileURLWithPath: manifest))
      #expect(try run(Self.table, in: folder).made == 1, "\(cut) bytes less")
      #expect(try run(Self.table, in: folder).made == 0, "\(cut) bytes less")
    }
    try Data("{\"schema\":1,\"file\":3}\n\u{0}\u{1}garbage\n[[[[[[\n".utf8).write(
      to: URL(fileURLWithPath: manifest))
    #expect(try run(Self.table, in: folder).made == 3)
  }

  @Test("remove only files that the manifest knows and the table no longer names")
  func pruning() throws {
    let folder = try TemporaryFolder()
    _ = try run(Self.table, in: folder)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/mine.mp4"))
    let outside = try TemporaryFolder()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(outside.path)/x.mp4"))
    // An edited manifest reaches nothing outside.
    let manifest = "\(folder.path)/manifest.jsonl"
    var lines = try String(contentsOfFile: manifest, encoding: .utf8)
    let line = try #require(lines.split(separator: "\n").last { $0.contains("\"c.mp4\"") })
    lines +=
      line.replacingOccurrences(
        of: "\"c.mp4\"", with: "\"../\(outside.path.split(separator: "/").last ?? "")/x.mp4\"")
      + "\n"
    try lines.write(toFile: manifest, atomically: true, encoding: .utf8)

    // What somebody has changed is theirs.
    try Data("edited".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/b.mp4"))

    let report = try run("color,name\nred,a\n", in: folder) { $0.prunes = true }
    #expect(report.removed == ["c.mp4"])
    #expect(try folder.names == ["a.mp4", "b.mp4", "manifest.jsonl", "mine.mp4"])
    #expect(try outside.names == ["x.mp4"])
    #expect(try run(Self.table, in: folder).counts == [2, 1, 0, 0])
  }

  @Test("go on where a row fails, and say why")
  func failing() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/b.mp4", withIntermediateDirectories: false)
    let report = try run(Self.table, in: folder) { $0.jobs = 2 }
    #expect(report.made == 2)
    #expect(report.failed == 1)
    #expect(report.failures.map(\.file) == ["b.mp4"])
    #expect(report.failures.first?.message.contains("is a folder") == true)
    let states = try BatchListing(BatchPlan(.short(Self.table, folder: folder.path))).map(\.state)
    #expect(states.first == .finished)
    guard case .failed(let reason) = states[1] else { Issue.record("\(states)"); return }
    #expect(reason.contains("is a folder"))
  }

  @Test("write down what a look at each file says")
  func verifying() throws {
    let folder = try TemporaryFolder()
    #expect(try run(Self.table, in: folder).made == 3)
    let plan = try BatchPlan(.short(Self.table, folder: folder.path))
    #expect(try BatchListing(plan).map(\.verdict) == [nil, nil, nil])
    let report = try run(Self.table, in: folder) { $0.verifies = true }
    #expect(report.counts == [0, 3, 0, 0])
    #expect(try BatchListing(plan).map(\.verdict) == [.seamless, .seamless, .seamless])
  }

  @Test("count a defective file as failed")
  func defective() throws {
    let folder = try TemporaryFolder()
    var request = try BatchRequest.short("plays\n0\n1\n", folder: folder.path)
    request.formats = ["gif"]
    // Where the recipe says that it was ordered, a picture that stops is no fault.
    request.options.writesRecipe = false
    var options = BatchOptions()
    options.verifies = true
    let report = try BatchRun.run(BatchPlan(request), options: options) { _ in }
    #expect(report.made == 2)
    #expect(report.failed == 1)
    #expect(report.failures.first?.file == "pulse-1.gif")
    #expect(report.failures.first?.message.hasPrefix("defective: ") == true)
  }

  @Test("keep each other out of a folder, except for different shards")
  func locks() throws {
    let folder = try TemporaryFolder()
    guard
      case .held(let lock) = try FileLock.take("\(folder.path)/.manifest.jsonl.lock", .exclusive)
    else { Issue.record("no lock"); return }
    #expect {
      try withExtendedLifetime(lock) { _ = try run(Self.table, in: folder) }
    } throws: { ($0 as? BatchError)?.kind == .folder }
    #expect(throws: BatchError.self) {
      try withExtendedLifetime(lock) {
        _ = try run(Self.table, in: folder) { $0.shard = Shard(index: 0, count: 2) }
      }
    }
    #expect(try folder.names == [".manifest.jsonl.lock"])
  }

  @Test("leave no lock and no temporary file behind")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    // As a killed run leaves one: its writer is gone.
    let stale = ".b.mp4.partial-99999999-0123456789abcdef"
    try Data("half".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(stale)"))
    _ = try run(Self.table, in: folder)
    #expect(try folder.names == ["a.mp4", "b.mp4", "c.mp4", "manifest.jsonl"])
  }

  @Test("in shards make the same, whether in one folder or in several")
  func shards() throws {
    let table =
      "color,size,name\n" + (0..<11).map { "#0\($0 % 10)8,\(16 + 8 * $0),v\($0)\n" }.joined()
    let whole = try TemporaryFolder()
    _ = try run(table, in: whole)
    let expected = try digests(whole)
    let (one, merged) = (try TemporaryFolder(), try TemporaryFolder())
    let parts = try (0..<3).map { _ in try TemporaryFolder() }
    for index in 0..<3 {
      for folder in [one, parts[index]] {
        _ = try run(table, in: folder) { $0.shard = Shard(index: index, count: 3) }
      }
    }
    #expect(try digests(one) == expected)
    for _ in 0..<2 { #expect(try ManifestMerge.merge([one.path], into: one.path).isComplete) }
    // What a whole run has made, a shard takes for its own.
    for index in 0..<3 {
      #expect(try run(table, in: whole) { $0.shard = Shard(index: index, count: 3) }.made == 0)
    }
    #expect(try ManifestMerge.merge([whole.path], into: whole.path).isComplete)
    let plan = try BatchPlan(.short(table, folder: merged.path))
    let partial = try ManifestMerge.merge(
      [parts[0].path, parts[2].path], into: merged.path, plan: plan)
    #expect(partial.missingShards == [Shard(index: 1, count: 3)].compactMap(\.self))
    #expect(Set(partial.missingFiles) == Set(try parts[1].names.filter { $0.hasSuffix(".mp4") }))
    // Twice does no harm.
    for _ in 0..<2 {
      #expect(try ManifestMerge.merge(parts.map(\.path), into: merged.path, plan: plan).isComplete)
      #expect(try digests(merged) == expected)
    }
    for folder in [one, merged] {
      #expect(try run(table, in: folder).counts == [0, 11, 0, 0])
    }
  }

  @Test("report every file and frame")
  func events() throws {
    let folder = try TemporaryFolder()
    let seen = Mutex<(made: Set<String>, last: BatchProgress)>(([], BatchProgress()))
    _ = try BatchRun.run(BatchPlan(.short(Self.table, folder: folder.path))) { event in
      seen.withLock { seen in
        switch event {
        case .made(let name): seen.made.insert(name)
        case .progress(let progress): seen.last = progress
        case .failed, .removed: Issue.record("\(event)")
        }
      }
    }
    seen.withLock { seen in
      #expect(seen.made == ["a.mp4", "b.mp4", "c.mp4"])
      #expect(seen.last.finishedFiles == 3)
      #expect(seen.last.fileCount == 3)
      #expect(seen.last.finishedFrames == 60)
      #expect(seen.last.frameCount == 60)
    }
  }
}

extension BatchReport {
  /// Files made, skipped, failed and removed.
  var counts: [Int] { [made, skipped, failed, removed.count] }
}
