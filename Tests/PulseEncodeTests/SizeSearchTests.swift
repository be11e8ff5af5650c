import Foundation
import PulseEncode
import PulseMedia
import PulseScenes
import PulseTimeline
import Testing

@Suite("Files under a number of bytes")
struct SizeSearchTests {
  private func export(
    _ file: String, in folder: TemporaryFolder, options: [StorageOption: String],
    drawing: ResolvedDrawing? = nil
  ) throws -> ExportReport.Output {
    var wishes = ExportOptions()
    for (option, text) in options { try wishes.set(option, to: text) }
    let shown = try drawing ?? Drawing.pulse(size: "256x256")
    let plan = try Exporter.plan(files: [folder.file(file)], drawing: shown, options: wishes)
    return try Exporter.export(plan).outputs[0]
  }

  @Test("the best quality that fits is found: the next one does not", arguments: ["mp4", "webm"])
  func best(_ ending: String) throws {
    let folder = try TemporaryFolder()
    let usual = try export("usual.\(ending)", in: folder, options: [.noRecipe: "true"])
    let limit = try #require(usual.bytes) * 2 / 3
    let found = try export(
      "small.\(ending)", in: folder, options: [.maxBytes: "\(limit)", .noRecipe: "true"])
    let fitting = try #require(found.fitting)
    #expect(try #require(found.bytes) <= limit)
    #expect(fitting.encodings <= 6)
    // VP9's scale is coarser than that of quality: two steps are one of its own.
    let above = try export(
      "above.\(ending)", in: folder,
      options: [.quality: "\(try #require(fitting.quality) + 2)", .noRecipe: "true"])
    #expect(try #require(above.bytes) > limit)
  }

  @Test("the same bytes as an export with the quality that was found, and twice the same")
  func repeatable() throws {
    let folder = try TemporaryFolder()
    let first = try export("a.mp4", in: folder, options: [.maxBytes: "9000"])
    let second = try export("b.mp4", in: folder, options: [.maxBytes: "9000"])
    #expect(first.sha256 == second.sha256)
    let quality = try #require(first.fitting?.quality)
    let direct = try export("c.mp4", in: folder, options: [.quality: "\(quality)"])
    #expect(direct.sha256 == first.sha256)
    let left = try folder.contents
    #expect(left == ["a.mp4", "b.mp4", "c.mp4"])
  }

  @Test("a quality that is named is the highest that is tried")
  func ceiling() throws {
    let folder = try TemporaryFolder()
    let named = try export("a.mp4", in: folder, options: [.maxBytes: "8MB", .quality: "40"])
    #expect(named.fitting?.quality == 40 && named.fitting?.encodings == 1)
    let free = try export("b.mp4", in: folder, options: [.maxBytes: "8MB"])
    #expect(free.fitting?.quality == 100)
  }

  @Test("what can't fit is refused with the smallest size that was reached")
  func impossible() throws {
    let folder = try TemporaryFolder()
    let lowest = try export("low.mp4", in: folder, options: [.quality: "0"])
    let error = try #require(throws: ExportError.self) {
      try export("x.mp4", in: folder, options: [.maxBytes: "1000"])
    }
    #expect(error.kind == .unreachable)
    #expect(error.description.contains("1000 bytes"))
    #expect(error.description.contains("\(try #require(lowest.bytes)) bytes"))
    #expect(error.description.contains("--allow fps,size"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("x.mp4")))
  }

  @Test("the frame rate and the size give way where that is allowed, and not before")
  func concessions() throws {
    let folder = try TemporaryFolder()
    let lowest = try #require(
      try export("low.mp4", in: folder, options: [.quality: "0"]).bytes)
    let limit = "\(lowest * 9 / 10)"
    let slower = try export("a.mp4", in: folder, options: [.maxBytes: limit, .allow: "fps"])
    #expect(slower.fitting?.originalRate == .fps30)
    #expect(slower.rate.framesPerSecond < 30 && slower.width == 256)
    let smaller = try export("b.mp4", in: folder, options: [.maxBytes: limit, .allow: "size"])
    #expect(smaller.fitting?.originalWidth == 256)
    #expect(smaller.width < 256 && smaller.rate == .fps30)
    let easy = try export(
      "c.mp4", in: folder, options: [.maxBytes: "1MB", .allow: "fps,size"])
    #expect(easy.width == 256 && easy.rate == .fps30)
  }

  @Test("outputs that are no single file are refused")
  func noFile() throws {
    let folder = try TemporaryFolder()
    for name in ["p-%03d.png", "x.null"] {
      let error = try #require(throws: ExportError.self) {
        try export(name, in: folder, options: [.maxBytes: "1MB"])
      }
      #expect(error.description.contains("no single file"))
    }
  }

  @Test(
    "numbers of bytes are read as people write them",
    arguments: [
      ("128KB", 128_000), ("256KiB", 262_144), ("8MB", 8_000_000), ("100000", 100_000),
      ("1.5k", 1500),
      ("2MiB", 2_097_152), ("1gb", 1_000_000_000), ("0.5gib", 536_870_912), ("300B", 300),
    ])
  func counts(_ text: String, _ bytes: Int) throws {
    var options = ExportOptions()
    try options.set(.maxBytes, to: text)
    #expect(options.maximumBytes == bytes)
    for wrong in ["", "KB", "-1", "0", "12XB", "1e3", "0.5"] {
      #expect(throws: ExportError.self) { try options.set(.maxBytes, to: wrong) }
    }
  }
}
