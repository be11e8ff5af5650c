import Foundation
import PulseEncode
import PulseScenes
import PulseTimeline
import Testing

/// Same recipe, same bytes; one drawing, many files.
@Suite struct SameBytesTests {
  private func hashes(_ files: [String], _ drawing: ResolvedDrawing) throws -> [String?] {
    try Exporter.export(try Exporter.plan(files: files, drawing: drawing)).outputs.map(\.sha256)
  }

  @Test func twice() throws {
    let folder = try TemporaryFolder()
    let drawing = try Drawing.pulse(size: "320x320", fps: "12.5")
    let names = ["mp4", "webm", "mkv", "gif", "apng", "webp", "y4m", "md5"]
    let first = try hashes(names.map { folder.file("first.\($0)") }, drawing)
    let second = try hashes(names.map { folder.file("second.\($0)") }, drawing)
    #expect(first == second)
    #expect(Set(first).count == names.count)
  }

  @Test func togetherAndAlone() throws {
    let folder = try TemporaryFolder()
    let drawing = try Drawing.pulse(size: "160x160", fps: "12.5")
    let names = ["a.mp4", "a.webm", "a.y4m"]
    let together = try hashes(names.map { folder.file("together-\($0)") }, drawing)
    let alone = try names.map { try hashes([folder.file("alone-\($0)")], drawing)[0] }
    #expect(together == alone)
  }

  @Test func sha256IsThatOfTheFile() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.mp4")
    let report = try Exporter.export(
      try Exporter.plan(files: [file], drawing: try Drawing.pulse(fps: "5")))
    let witness = String(decoding: try Tool.run("sha256sum", [file]), as: UTF8.self)
    #expect(witness.hasPrefix(try #require(report.outputs[0].sha256)))
    let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
    #expect(report.outputs[0].bytes == size)
  }

  @Test(arguments: ["mp4", "webm"]) func repeatsAreCopies(_ ending: String) throws {
    let folder = try TemporaryFolder()
    let drawing = try Drawing.pulse(fps: "29.97")
    var options = ExportOptions()
    options.repeats = .loops(3)
    let file = folder.file("a.\(ending)")
    let report = try Exporter.export(
      try Exporter.plan(files: [file], drawing: drawing, options: options))
    #expect(report.outputs[0].duration == Fraction(3 * 60 * 1001, 30000))
    let facts = try Tool.probe(file)
    #expect(facts["nb_read_frames"] == "180")
    #expect(facts["format.duration"] == "6.006000")
    #expect(facts["format.start_time"] == "0.000000")
    let pixels = try Tool.decode(file, format: "yuv420p")
    let play = pixels.count / 3
    #expect(pixels[..<play].elementsEqual(pixels[play..<(2 * play)]))
    #expect(pixels[..<play].elementsEqual(pixels[(2 * play)...]))
    #expect(pixels.count == 180 * 64 * 64 * 3 / 2)
  }

  @Test func secondsRoundUpToWholePlays() throws {
    var options = ExportOptions()
    let drawing = try Drawing.pulse()
    for (seconds, loops) in [(Fraction(1), 1), (Fraction(2), 1), (Fraction(5), 3), (6, 3)] {
      options.repeats = .seconds(seconds)
      let plan = try Exporter.plan(files: ["a.mp4"], drawing: drawing, options: options)
      #expect(plan.loops == loops)
    }
  }
}
