import PulseEncode
import PulseScenes
import PulseTimeline
import PulseVerify
import Testing

/// Files to which nothing is wrong must not be accused of anything.
@Suite struct GoodFilesTests {
  static let rates = [
    "10", "12.5", "15", "24", "25", "30", "50", "60", "24000/1001", "30000/1001", "60000/1001",
  ]

  /// Formats, as plain exports of ffmpeg.
  ///
  /// GIF has no finer delays than 2 hundredths.
  static let formats: [(name: String, options: String)] = [
    ("a.mp4", Media.h264), ("b.mp4", "\(Media.h264) -bf 3 -preset medium"),
    ("a.mov", "-c:v prores_ks"),
    ("a.webm", "\(Media.vp8) -cpu-used 5"), ("a.mkv", Media.h264), ("a.gif", ""),
    ("a.apng", "-plays 0 -f apng"), ("a.webp", "-loop 0"), ("a.avi", "-c:v mpeg4"),
    ("a.ts", Media.h264), ("a.y4m", "-pix_fmt yuv420p"),
  ]

  @Test(arguments: rates) func plainExports(_ rate: String) throws {
    let media = try Media()
    for (name, options) in Self.formats {
      if name == "a.gif", rate.hasPrefix("60") { continue }
      let file = try media.ffmpeg("\(Media.frames(61, rate: rate)) \(options)", name)
      let report = try FileReport.fast(file)
      #expect(report.verdict == .undecided, "\(name) at \(rate): \(report)")
      #expect(report.codes(.fault).isEmpty, "\(name) at \(rate)")
    }
  }

  @Test(arguments: [1, 2, 3]) func fewFrames(_ count: Int) throws {
    let media = try Media()
    for (name, options) in Self.formats {
      let file = try media.ffmpeg("\(Media.frames(count, rate: "30000/1001")) \(options)", name)
      let report = try FileReport.fast(file)
      #expect(report.verdict == .undecided, "\(name), \(count) frames: \(report)")
      #expect(report.container?.frameCount == count, "\(name)")
    }
  }

  /// Sound is rarely as long as the pictures to the sample, and often begins a little before them.
  @Test(arguments: [
    "a.mp4 aac", "a.mkv aac", "b.mkv libvorbis", "c.mkv libopus", "d.mkv flac", "a.mov aac",
    "a.ts mp2", "b.mp4 libmp3lame",
  ])
  func withSound(_ what: String) throws {
    let media = try Media()
    let words = what.split(separator: " ")
    let input = "\(Media.pattern(rate: "60", seconds: "2")) -f lavfi -i sine=d=2"
    let file = try media.ffmpeg(
      "\(input) \(Media.h264) -strict -2 -c:a \(words[1])", "\(words[0])")
    let report = try FileReport.fast(file)
    #expect(report.codes(.fault).isEmpty, "\(report)")
    #expect(report.container?.audio != nil)
  }

  /// Our own exports; a period of 2 s at these rates has 1, 2, 3 and more frames.
  @Test(arguments: ["1/2", "1", "3/2", "7", "25", "30000/1001", "60", "8000/1001"])
  func ownExports(_ rate: String) throws {
    let media = try Media()
    var drawing = Drawing()
    try drawing.set(.size, to: "64x64")
    try drawing.set(.fps, to: rate)
    let files = ["a.mp4", "a.mov", "a.webm", "a.mkv", "a.y4m"].map(media.path)
    _ = try Exporter.export(try Exporter.plan(files: files, drawing: try drawing.resolve()))
    for file in files {
      let report = try FileReport.fast(file)
      #expect(report.findings.isEmpty, "\(file) at \(rate): \(report)")
      let carriesRecipe = !file.hasSuffix("y4m")
      let comment = report.container?.comment ?? ""
      #expect(comment.hasPrefix(Recipe.prefix) == carriesRecipe, "\(file)")
      #expect(report.container?.rate?.description == drawing.rate.description, "\(file) at \(rate)")
    }
  }

  @Test func transparentExport() throws {
    let media = try Media()
    var drawing = Drawing()
    try drawing.set(.size, to: "64x64")
    try drawing.set(.background, to: "transparent")
    let file = try media.export("a.webm", drawing)
    let report = try FileReport.fast(file)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.container?.alpha == .tagged)
  }
}
