import PulseEncode
import PulseScenes
import PulseTimeline
import PulseVerify
import Testing

@Suite("The source, drawn again")
struct SourceTests {
  /// Writes a small pulse and hands its name over; removed afterwards.
  private func withPulse(_ drawing: Drawing, _ body: (String) throws -> Void) throws {
    let media = try Media()
    let file = try media.export("pulse.mp4", drawing)
    try withExtendedLifetime(media) { try body(file) }
  }

  private var drawing: Drawing {
    var drawing = Drawing()
    drawing.size = .width(128)
    drawing.rate = FrameRate.fps60
    return drawing
  }

  @Test("Every frame of our own export is the one that its recipe draws")
  func ownExport() throws {
    try withPulse(drawing) { file in
      let report = try Verifier.verify(file: file)
      let source = try #require(report.source)
      #expect(report.verdict == .seamless)
      #expect(source.origin == .recipe)
      #expect(source.framesCompared == 120)
      #expect(source.firstWrongFrame == nil)
      #expect(source.flatError <= 3)
    }
  }

  @Test("Another colour is a mismatch, another size is not compared")
  func otherScenes() throws {
    try withPulse(drawing) { file in
      var options = VerifyOptions()
      options.drawing = drawing
      options.drawing?.parameters["color"] = "#0a5cff"
      let other = try Verifier.verify(file: file, options: options)
      #expect(other.findings.contains { $0.code == .recipeMismatch })
      #expect(other.verdict == .defective)
      options.drawing = drawing
      options.drawing?.size = .width(64)
      let stale = try Verifier.verify(file: file, options: options)
      #expect(stale.findings.contains { $0.code == .recipeStale })
      #expect(stale.source?.framesCompared == 0)
    }
  }

  @Test(
    "A few frames too many or too few are a fault that the recipe tells, where pictures can't",
    arguments: [
      (121, FindingCode.duplicateFrame, "the last frame is the beginning again"),
      (123, .extraFrames, "3 frames are the beginning again"),
      (119, .missingFrames, "one frame is missing"), (117, .missingFrames, "3 frames are missing"),
    ])
  func wrongLength(frames: Int, code: FindingCode, words: String) throws {
    let media = try Media()
    let file = try media.export("pulse.mp4", drawing)
    // The beginning again, or a part only; the recipe goes along.
    let changed = try media.ffmpeg(
      "-stream_loop 1 -i \(file) -frames:v \(frames) -c:v libx264 -crf 16", "changed.mp4")
    let report = try Verifier.verify(file: changed)
    let faults = report.findings.filter { $0.severity == .fault }
    #expect(faults.map(\.code) == [code], "\(report.findings)")
    #expect(faults.first?.message.contains(words) == true, "\(faults)")
    #expect(report.verdict == .defective && report.source?.excess == frames - 120)
    // Another film of nearly that length is not held against the recipe.
    var options = VerifyOptions()
    options.drawing = drawing
    options.drawing?.start = Fraction(1, 4)
    let other = try Verifier.verify(file: changed, options: options)
    #expect(other.findings.contains { $0.code == .recipeStale })
    #expect(other.source?.framesCompared == 0 && other.source?.excess == 0)
  }

  @Test("A picture so small that nothing in it is flat is still held against the scene")
  func smallPictures() throws {
    let media = try Media()
    var drawing = drawing
    drawing.size = .width(32)
    drawing.rate = .fps25
    var options = ExportOptions()
    options.writesRecipe = false
    let file = try media.export("a.gif", drawing, options)
    var look = VerifyOptions()
    look.drawing = drawing
    let report = try Verifier.verify(file: file, options: look)
    #expect(report.source?.isMatch == true && report.codes(.fault).isEmpty, "\(report.findings)")
    try look.drawing?.set(.background, to: "red")
    let other = try Verifier.verify(file: file, options: look)
    #expect(other.codes(.fault) == [.recipeMismatch], "\(other.findings)")
  }

  @Test("Where the scene itself jumps, the file is not at fault")
  func jumpByDesign() throws {
    var seam = SeamFacts()
    (seam.seamStep, seam.steps) = (40, [2, 3, 2, 40])
    let jump = Finding(.missingFrames, "about 8 frames are missing", frame: 3, value: .number(8))
    let cut = Finding(.betterCut, "frames 0 to 2", value: .range(0, 3))
    let findings = SourceWords.trusting([jump, cut], seam, sceneJumps: true)
    #expect(SourceWords.trusting([jump, cut], seam, sceneJumps: false).isEmpty)
    #expect(findings.map(\.code) == [.missingFrames])
    #expect(findings.allSatisfy { $0.severity == .note && $0.frame == 3 && $0.value == nil })
    #expect(findings.allSatisfy { $0.message.contains("because the scene does") })
    // A step like the others was a wrong guess.
    seam.seamStep = 3
    #expect(SourceWords.trusting([jump, cut], seam, sceneJumps: true).isEmpty)
    let report = FileReport(file: "a.mp4", verdict: .undecided, findings: findings)
    #expect(report.jumpsByDesign)
  }

  @Test("Another phase puts every frame in the wrong place")
  func otherPhase() throws {
    try withPulse(drawing) { file in
      var options = VerifyOptions()
      options.drawing = drawing
      options.drawing?.start = Fraction(1, 60)
      let report = try Verifier.verify(file: file, options: options)
      #expect(report.findings.contains { $0.code == .recipeMismatch })
    }
  }

  @Test("A GIF's matte that no recipe names is read off its edges")
  func matteOfEdges() throws {
    let media = try Media()
    var drawing = drawing
    drawing.size = .width(64)
    drawing.rate = .fps25
    try drawing.set(.background, to: "transparent")
    var options = ExportOptions()
    options.writesRecipe = false
    try options.set(.matte, to: "#0000ff")
    let file = try media.export("a.gif", drawing, options)
    var look = VerifyOptions()
    look.drawing = drawing
    let report = try Verifier.verify(file: file, options: look)
    #expect(report.source?.isMatch == true && report.codes(.fault).isEmpty, "\(report.findings)")
    look.drawing?.parameters["color"] = "#0a5cff"
    let other = try Verifier.verify(file: file, options: look)
    #expect(other.codes(.fault) == [.recipeMismatch], "\(other.findings)")
  }
}
