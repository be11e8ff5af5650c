import Foundation
import PulseBatch
import PulseEncode
import PulseMedia
import PulseScenes
import Testing

/// What the next run need not plan again.
@Suite("Remembered rows")
struct RememberingTests {
  private static let table = "color,size,name\nred,16,a\n#0a84ff,16,b\ntomato,24,c\n"

  private func request(
    _ table: String = table, in folder: TemporaryFolder,
    change: (inout BatchRequest) throws -> Void = { _ in }
  ) throws -> BatchRequest {
    var request = try BatchRequest.short(table, folder: folder.path)
    try change(&request)
    return request
  }

  /// How many rows of a plan were remembered.
  private func remembered(_ request: BatchRequest) throws -> Int {
    try BatchPlan(request).effort.remembered
  }

  /// What a plan decides: names, recipes, frames, notes, and how much work each third is.
  private func decisions(_ plan: BatchPlan) throws -> [String] {
    let files = try BatchListing(plan).map { "\($0.file) \($0.recipe) \($0.frames)" }
    let thirds = try (0..<3).map { index in
      var options = BatchOptions()
      options.shard = Shard(index: index, count: 3)
      return try BatchListing(plan, options: options).map(\.file).joined(separator: " ")
    }
    return files + thirds + plan.notes.map { "\($0.count) \($0.sentence)" }
  }

  @Test("are planned as they would be anew, notes included", arguments: ["12", "7"])
  func samePlan(rate: String) throws {
    let folder = try TemporaryFolder()
    let request = try request(in: folder) {
      $0.formats = ["y4m", "gif"]
      try $0.drawing.set(.fps, to: rate)
    }
    let fresh = try BatchPlan(request)
    #expect(fresh.effort.remembered == 0)
    _ = try BatchRun.run(fresh) { _ in }
    let again = try BatchPlan(request)
    #expect(again.effort.remembered == 3)
    #expect(try decisions(again) == decisions(fresh))
  }

  @Test("are forgotten where anything that decides about them changes")
  func changes() throws {
    let folder = try TemporaryFolder()
    _ = try BatchRun.run(BatchPlan(request(in: folder))) { _ in }
    #expect(try remembered(request(in: folder)) == 3)
    let other = Self.table.replacingOccurrences(of: "tomato", with: "teal")
    #expect(try remembered(request(other, in: folder)) == 2)
    // What decides about nothing without a preset.
    #expect(try remembered(request(in: folder) { $0.given = ["json"] }) == 3)
    let changes: [(String, (inout BatchRequest) throws -> Void)] = [
      ("rate", { try $0.drawing.set(.fps, to: "11") }),
      ("padding", { try $0.drawing.set(.padding, to: "3") }),
      ("quality", { try $0.options.set(.quality, to: "50") }),
      ("encoder", { $0.options.codecOptions = [CodecOption("preset", "medium")] }),
      ("recipe", { $0.options.writesRecipe = false }),
      ("formats", { $0.formats = ["webm"] }),
      ("more formats", { $0.formats = ["mp4", "webm"] }),
      ("names", { $0.template = try NameTemplate("x-{name}") }),
      ("row numbers", { $0.template = try NameTemplate("{row}") }),
      ("scene", { try $0.drawing.set(.scene, to: "ball-pulse") }),
      ("axis", { $0.axes = [VaryAxis(key: "background", values: [.init("black")])] }),
      (
        "a colour's name",
        { $0.axes = [VaryAxis(key: "background", values: [.init("black", name: "ink")])] }
      ),
    ]
    for (what, change) in changes {
      #expect(try remembered(request(in: folder, change: change)) == 0, "\(what)")
    }
  }

  @Test("count where rows are named by their numbers")
  func rowNumbers() throws {
    let folder = try TemporaryFolder()
    let numbered = try request(in: folder) { $0.template = try NameTemplate("{row}-{color}") }
    _ = try BatchRun.run(BatchPlan(numbered)) { _ in }
    #expect(try remembered(numbered) == 3)
    let moved = Self.table.replacingOccurrences(of: "red,16,a\n", with: "")
    let shorter = try request(moved, in: folder) { $0.template = numbered.template }
    #expect(try remembered(shorter) == 0)
    let names = try BatchListing(BatchPlan(shorter)).map(\.file)
    #expect(names == ["1-0a84ff.mp4", "2-tomato.mp4"])
  }

  @Test("of which there are notes are planned again, as notes are not kept")
  func notes() throws {
    let folder = try TemporaryFolder()
    let table = "color,name\nred,a\ncolor(display-p3 1 0 0),b\n"
    let request = try request(table, in: folder)
    let fresh = try BatchPlan(request)
    #expect(!fresh.notes.isEmpty)
    _ = try BatchRun.run(fresh) { _ in }
    let again = try BatchPlan(request)
    #expect(again.effort.remembered == 1)
    #expect(again.notes == fresh.notes)
  }

  @Test("never lead out of the folder, whatever somebody has written into the manifest")
  func hostile() throws {
    let folder = try TemporaryFolder()
    let request = try request(in: folder)
    let fresh = try BatchPlan(request)
    _ = try BatchRun.run(fresh) { _ in }
    let manifest = "\(folder.path)/manifest.jsonl"
    let written = try String(contentsOfFile: manifest, encoding: .utf8)
    let edits = [
      ("\"name\":\"b\"", "\"name\":\"../b\""), ("\"name\":\"b\"", "\"name\":\"/tmp/b\""),
      ("\"name\":\"b\"", "\"name\":\"\""), ("\"frames\":20", "\"frames\":-20"),
      ("\"cost\":", "\"cost\":-"), ("\"cost\":", "\"cost\":1e300"),
      ("\"recipes\":[", "\"recipes\":[3,"),
      ("\"name\":\"b\"", "\"name\":\"B\""), ("\"frames\":20", "\"frames\":\(Int.max)"),
      ("\"shape\":\"", "\"shape\":\"-"), ("\"retimed\":false", "\"retimed\":0"),
    ]
    for (old, new) in edits {
      let edited = written.replacingOccurrences(of: old, with: new)
      #expect(edited != written, "\(old)")
      try edited.write(toFile: manifest, atomically: true, encoding: .utf8)
      #expect(try decisions(BatchPlan(request)) == decisions(fresh), "\(new)")
    }
  }

  @Test("are written down once, however often there is nothing to do")
  func nothingToDo() throws {
    let folder = try TemporaryFolder()
    let request = try request(in: folder)
    for _ in 0..<2 { _ = try BatchRun.run(BatchPlan(request)) { _ in } }
    let written = try FileDigest(path: "\(folder.path)/manifest.jsonl").sha256
    _ = try BatchRun.run(BatchPlan(request)) { _ in }
    #expect(try FileDigest(path: "\(folder.path)/manifest.jsonl").sha256 == written)
  }

  @Test("are remembered by shards for their own share")
  func shards() throws {
    let folder = try TemporaryFolder()
    let request = try request(in: folder)
    var options = BatchOptions()
    options.shard = Shard(index: 1, count: 2)
    let plan = try BatchPlan(request)
    let report = try BatchRun.run(plan, options: options) { _ in }
    let again = try BatchPlan(request)
    #expect(again.effort.remembered == report.made)
    #expect(report.made == 1)
    #expect(try decisions(again) == decisions(plan))
  }

  @Test("describe values by everything in them, in no order of chance")
  func description() {
    struct Value {
      var texts = ["a": 1, "b": 2, "c": 3, "d": 4]
      var set: Set = [1, 2, 3, 4, 5]
      var choice: Int? = 3
    }
    var value = Value()
    let text = CanonicalDescription.text(of: value)
    #expect(
      text
        == "(texts={=(key=1:avalue=1:1)=(key=1:bvalue=1:2)=(key=1:cvalue=1:3)=(key=1:dvalue=1:4)}"
        + "set={=1:1=1:2=1:3=1:4=1:5}choice=(some=1:3))")
    value.choice = nil
    #expect(CanonicalDescription.text(of: value) != text)
    #expect(
      CanonicalDescription.text(of: ["a", "b"]) != CanonicalDescription.text(of: ["a=1:b"]))
  }
}
