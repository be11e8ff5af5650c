import Foundation
import PulseEncode
import PulseScenes
import PulseTimeline
import Testing

/// What ffprobe says about exports: counts, times, durations, tags.
@Suite struct ContainerFactsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rate: String
    let frames: Int
    /// Seconds that an MP4 lasts, to the microsecond.
    let duration: String
    /// Seconds that a WebM lasts, to the millisecond.
    let milliseconds: String
    var testDescription: String { "\(rate) fps" }
  }

  static let cases = [
    Case(rate: "60", frames: 120, duration: "2.000000", milliseconds: "2.000000"),
    Case(rate: "30", frames: 60, duration: "2.000000", milliseconds: "2.000000"),
    Case(rate: "25", frames: 50, duration: "2.000000", milliseconds: "2.000000"),
    Case(rate: "12.5", frames: 25, duration: "2.000000", milliseconds: "2.000000"),
    Case(rate: "23.976", frames: 48, duration: "2.002000", milliseconds: "2.002000"),
    Case(rate: "29.97", frames: 60, duration: "2.002000", milliseconds: "2.002000"),
    Case(rate: "59.94", frames: 120, duration: "2.002000", milliseconds: "2.002000"),
    // 2 s at 7 frames a second: 14 frames of 1/7 s, which no decimal clock can hold.
    Case(rate: "7", frames: 14, duration: "2.000000", milliseconds: "2.000000"),
    // 16 frames of 1001/8000 s: 2.002 s.
    Case(rate: "8000/1001", frames: 16, duration: "2.002000", milliseconds: "2.002000"),
  ]

  @Test(arguments: cases) func timesAndCounts(_ wanted: Case) throws {
    let folder = try TemporaryFolder()
    let drawing = try Drawing.pulse(fps: wanted.rate)
    let files = ["a.mp4", "a.mov", "a.webm", "a.mkv"].map(folder.file)
    let report = try Exporter.export(try Exporter.plan(files: files, drawing: drawing))
    #expect(report.outputs.map(\.frames) == Array(repeating: wanted.frames, count: 4))
    let rate = try #require(FrameRate(parsing: wanted.rate))
    for file in files {
      let facts = try Tool.probe(file)
      let isMillisecond = file.hasSuffix("webm") || file.hasSuffix("mkv")
      #expect(facts["nb_read_frames"] == "\(wanted.frames)", "\(file)")
      let stated = try #require(Fraction(parsing: facts["r_frame_rate"] ?? ""), "\(file)")
      // libav reads Matroska's DefaultDuration as a ratio of numbers up to 30,000: 60000/1001
      // comes back as 19001/317.
      let difference = (stated / rate.framesPerSecond - .one).magnitude
      #expect(isMillisecond ? difference < Fraction(1, 1_000_000) : difference == .zero, "\(file)")
      #expect(facts["format.start_time"] == "0.000000", "\(file)")
      #expect(
        facts["format.duration"] == (isMillisecond ? wanted.milliseconds : wanted.duration),
        "\(file)")
    }
    #expect(try folder.contents == ["a.mkv", "a.mov", "a.mp4", "a.webm"])
  }

  @Test func tags() throws {
    let folder = try TemporaryFolder()
    let files = ["a.mp4", "a.webm"].map(folder.file)
    _ = try Exporter.export(try Exporter.plan(files: files, drawing: try Drawing.pulse()))
    for file in files {
      let facts = try Tool.probe(file)
      #expect(facts["color_range"] == "tv")
      #expect(facts["color_space"] == "bt709")
      #expect(facts["color_transfer"] == "iec61966-2-1")
      #expect(facts["color_primaries"] == "bt709")
      #expect(facts["chroma_location"] == "left")
    }
  }

  @Test func tagsByOption() throws {
    let folder = try TemporaryFolder()
    var options = ExportOptions()
    (options.matrix, options.range, options.transfer) = (.bt601, .full, .bt709)
    let file = folder.file("a.mp4")
    _ = try Exporter.export(
      try Exporter.plan(files: [file], drawing: try Drawing.pulse(), options: options))
    let facts = try Tool.probe(file)
    #expect(facts["color_range"] == "pc")
    #expect(facts["color_space"] == "smpte170m")
    #expect(facts["color_transfer"] == "bt709")
    #expect(facts["color_primaries"] == "bt709")
  }

  @Test func transparentWebM() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.webm")
    let drawing = try Drawing.pulse(background: "transparent")
    let report = try Exporter.export(try Exporter.plan(files: [file], drawing: drawing))
    #expect(report.outputs[0].pixelFormat == "yuva420p")
    let text = String(
      decoding: try Tool.run("ffprobe", ["-v", "error", "-show_streams", file]), as: UTF8.self)
    #expect(text.lowercased().contains("tag:alpha_mode=1"))
    // libvpx decodes the alpha that libav's own decoder leaves out.
    let pixels = try Tool.decode(file, decoder: "libvpx-vp9", format: "yuva420p")
    let (luma, chroma) = (64 * 64, 2 * 32 * 32)
    try #require(pixels.count == 60 * (2 * luma + chroma))
    #expect(pixels[luma + chroma] == 0, "the corner is transparent")
    #expect(pixels[luma + chroma + 32 * 64 + 32] == 255, "the middle is opaque")
  }
}
