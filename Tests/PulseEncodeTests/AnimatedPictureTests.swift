import Foundation
import PulseEncode
import PulseScenes
import PulseTimeline
import Testing

/// What is written in GIF, APNG, WebP and AVIF, as other programs read it.
@Suite struct AnimatedPictureTests {
  static let rates = ["12.5", "24", "25", "30000/1001", "30", "50", "60"]
  static let counts = [1, 2, 3, 61, 120]

  /// The times of a file's frames and how often it wants to be played, 0 meaning for ever.
  private struct Times {
    var ticks: [Int] = []
    var plays: Int?
  }

  private func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try #require(FileManager.default.contents(atPath: file)))
  }

  /// The packets' durations in seconds, times `perSecond`.
  private func packetTicks(_ file: String, perSecond: Double, _ options: [String]) throws -> [Int] {
    let text = String(
      decoding: try Tool.run(
        "ffprobe",
        ["-v", "error"] + options + [
          "-show_entries", "packet=duration_time", "-of", "csv=p=0", file,
        ]),
      as: UTF8.self)
    return text.split(separator: "\n").compactMap { Double($0.prefix { $0 != "," }) }
      .map { Int(($0 * perSecond).rounded()) }
  }

  private func times(_ file: String) throws -> Times {
    let bytes = try bytes(file)
    func after(_ name: String, _ offset: Int, _ count: Int) -> [UInt8]? {
      bytes.firstRange(of: Array(name.utf8)).map {
        Array(bytes[($0.upperBound + offset)..<($0.upperBound + offset + count)])
      }
    }
    switch file.split(separator: ".").last {
    case "gif":
      // 0 repeats for ever, other numbers count what follows the first play.
      let repeats = after("NETSCAPE2.0", 2, 2).map { Int($0[0]) | Int($0[1]) << 8 }
      return Times(
        ticks: try packetTicks(file, perSecond: 100, ["-min_delay", "0", "-ignore_loop", "1"]),
        plays: repeats.map { $0 == 0 ? 0 : $0 + 1 } ?? 1)
    case "apng":
      let plays = after("acTL", 4, 4).map { $0.reduce(0) { $0 << 8 | Int($1) } }
      return Times(
        ticks: try packetTicks(file, perSecond: 1000, ["-ignore_loop", "1"]), plays: plays)
    default:
      let text = String(decoding: try Tool.run("webpinfo", [file]), as: UTF8.self)
      #expect(text.contains("No error detected"))
      func numbers(_ name: String) -> [Int] {
        text.split(separator: "\n").filter { $0.contains(name) }
          .compactMap {
            $0.split(separator: ":").last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
          }
      }
      return Times(ticks: numbers("Duration:"), plays: numbers("Loop count").first)
    }
  }

  @Test(arguments: ["gif", "apng", "webp"], counts) func times(_ ending: String, _ count: Int)
    throws
  {
    let folder = try TemporaryFolder()
    let perSecond = ending == "gif" ? 100 : 1000
    for rate in Self.rates where ending != "gif" || rate != "60" {
      let exact = Fraction(count) / (try #require(FrameRate(parsing: rate))).framesPerSecond
      var drawing = Drawing()
      try drawing.set(.size, to: "16x16")
      try drawing.set(.fps, to: rate)
      drawing.parameters["duration"] = "\(exact / 2)"
      let file = folder.file("a.\(ending)")
      _ = try Exporter.export(try Exporter.plan(files: [file], drawing: try drawing.resolve()))
      let times = try times(file)
      #expect(times.plays == 0, "\(count) at \(rate)")
      // ffprobe gives a still picture no time.
      if ending == "apng", count == 1 { continue }
      #expect(times.ticks.count == count, "\(count) at \(rate)")
      let due = exact * Fraction(perSecond)
      let total = Fraction(times.ticks.reduce(0, +))
      #expect(
        (total - due).magnitude <= Fraction(1, 2), "\(count) at \(rate): \(total), due \(due)")
      // No frame is a whole tick longer than another one.
      #expect((times.ticks.max() ?? 0) - (times.ticks.min() ?? 0) <= 1)
      #expect(times.ticks.min() ?? 0 > perSecond / 100)
    }
  }

  @Test(arguments: ["gif", "apng", "webp"], [0, 1, 2, 65_535])
  func plays(_ ending: String, _ plays: Int) throws {
    let folder = try TemporaryFolder()
    var options = ExportOptions()
    options.plays = plays
    let file = folder.file("a.\(ending)")
    let drawing = try Drawing.pulse(size: "16x16", fps: "5")
    _ = try Exporter.export(try Exporter.plan(files: [file], drawing: drawing, options: options))
    #expect(try times(file).plays == plays)
  }

  @Test(arguments: ["gif", "apng"]) func everyPixelIsExact(_ ending: String) throws {
    let folder = try TemporaryFolder()
    let drawing = try Drawing.pulse(size: "120x90", fps: "10")
    var options = ExportOptions()
    options.repeats = .loops(2)
    let file = folder.file("a.\(ending)")
    _ = try Exporter.export(try Exporter.plan(files: [file], drawing: drawing, options: options))
    _ = try Exporter.export(
      try Exporter.plan(files: [folder.file("f-%02d.png")], drawing: drawing))
    let exact = try (0..<20).flatMap {
      try Tool.decode(folder.file("f-\($0 < 10 ? "0" : "")\($0).png"), format: "rgb24")
    }
    #expect(try Tool.decode(file, format: "rgb24") == exact + exact)
  }

  /// Every visible pixel of one opaque colour has that colour: no edge is mixed with anything.
  @Test func cutEdgesHaveTheFillsColour() throws {
    let folder = try TemporaryFolder()
    var drawing = Drawing()
    try drawing.set(.size, to: "120x120")
    try drawing.set(.fps, to: "10")
    try drawing.set(.background, to: "transparent")
    for name in ["color", "highlight"] { drawing.parameters[name] = "#ffcc00" }
    let file = folder.file("a.gif")
    _ = try Exporter.export(try Exporter.plan(files: [file], drawing: try drawing.resolve()))
    let pixels = try Tool.decode(file, format: "rgba")
    let size = 4 * 120 * 120
    #expect(pixels.count == 20 * size)
    var visible = [Int](repeating: 0, count: 20)
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 0 {
      visible[start / size] += 1
      #expect(Array(pixels[start..<start + 4]) == [0xFF, 0xCC, 0, 255])
    }
    // The circle of frame 0 is as wide as the picture and cut where it is half covered: its area stays.
    let area = Double.pi * pow(120.0 / 2, 2)
    #expect(abs(Double(visible[0]) - area) < 0.01 * area)
    // It shrinks and grows: what it leaves is cleared.
    #expect(visible[10] < visible[0])
    #expect(visible[1...9].elementsEqual(visible[11...19].reversed()))
  }

  @Test func avif() throws {
    let folder = try TemporaryFolder()
    let (opaque, clear) = (folder.file("a.avif"), folder.file("b.avif"))
    _ = try Exporter.export(
      try Exporter.plan(files: [opaque], drawing: try Drawing.pulse(fps: "29.97")))
    _ = try Exporter.export(
      try Exporter.plan(
        files: [clear], drawing: try Drawing.pulse(fps: "29.97", background: "transparent")))
    for file in [opaque, clear] {
      let facts = try Tool.probe(file)
      #expect(facts["nb_read_frames"] == "60")
      #expect(facts["r_frame_rate"] == "30000/1001")
    }
    let streams = String(
      decoding: try Tool.run(
        "ffprobe", ["-v", "error", "-show_entries", "stream=pix_fmt", "-of", "csv=p=0", clear]),
      as: UTF8.self)
    #expect(
      streams.split(separator: "\n").map { $0.prefix { $0 != "," } }.prefix(2) == [
        "yuv420p", "gray",
      ])
  }

  private func refusal(
    _ file: String, fps: String = "25", background: String = "white",
    change: (inout ExportOptions) throws -> Void = { _ in }
  ) throws -> String? {
    var options = ExportOptions()
    do {
      try change(&options)
      _ = try Exporter.plan(
        files: [file], drawing: try Drawing.pulse(fps: fps, background: background),
        options: options)
      return nil
    } catch let error as ExportError {
      return error.description
    }
  }

  @Test func refusals() throws {
    #expect(try refusal("a.gif", fps: "50") == nil)
    #expect(try refusal("a.gif", fps: "60")?.hasSuffix("use --fps 50") == true)
    #expect(try refusal("a.webp", fps: "90") == nil)
    #expect(try refusal("a.webp", fps: "120")?.hasSuffix("use --fps 60") == true)
    #expect(try refusal("a.gif", background: "transparent") == nil)
    #expect(try refusal("a.gif", background: "#ffffff80")?.contains("not there at all") == true)
    #expect(try refusal("a.apng", background: "#ffffff80") == nil)
    #expect(try refusal("a.mp4") { $0.plays = 2 }?.contains("--loops") == true)
    #expect(try refusal("a.gif") { try $0.set(.matte, to: "white") }?.contains("--matte") == true)
    #expect(try refusal("a.gif") { try $0.set(.matte, to: "#fff8") }?.contains("opaque") == true)
    #expect(
      try refusal("a.gif", background: "transparent") { try $0.set(.matte, to: "white") } == nil)
    #expect(try refusal("a.gif") { $0.quality = .level(50) }?.contains("quality to choose") == true)
    #expect(
      try refusal("a.webp") {
        $0.codec = "webp-lossy"
        $0.quality = .constantRate(20)
      }?.hasSuffix("use --quality") == true)
  }

  @Test func codecs() throws {
    func plan(_ file: String, _ change: (inout ExportOptions) -> Void) throws -> OutputPlan {
      var options = ExportOptions()
      change(&options)
      return try Exporter.plan(files: [file], drawing: try Drawing.pulse(), options: options)
        .outputs[0]
    }
    #expect(try plan("a.webp") { _ in }.codec.name == "webp")
    #expect(try plan("a.webp") { $0.quality = .level(60) }.codec.name == "webp-lossy")
    #expect(try plan("a.png") { $0.codec = "apng" }.format.name == "apng")
    #expect(try refusal("a-%d.png") { $0.codec = "apng" } != nil)
    #expect(FileFormat.usualRate(ofFiles: ["a.gif", "b.GIF"]) == .fps50)
    #expect(FileFormat.usualRate(ofFiles: ["a.gif", "b.mp4"]) == .fps60)
  }
}
