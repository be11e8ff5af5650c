import PulseEncode
import PulseScenes
import PulseTimeline
import PulseVerify
import Testing

/// Exports of ours that the pictures alone once accused; their recipes would acquit them, so they have
/// none here.
@Suite("Our own exports, without their recipes")
struct OwnExportsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let scene: String
    let size: Int
    let rate: FrameRate
    let ending: String
    var testDescription: String { "\(scene), \(size) px, \(rate) fps, \(ending)" }

    init(_ scene: String, _ size: Int, _ rate: FrameRate, _ ending: String) {
      (self.scene, self.size, self.rate, self.ending) = (scene, size, rate, ending)
    }
  }

  static let accused = [
    // The step onto the key frame, at a rest: small, and along nothing that moves.
    Case("pulse", 64, .fps60, "mp4"), Case("pulse", 64, .fps50, "mp4"),
    // The motion comes to its rest before the seam and starts at once behind it.
    Case("ball-rotate-chase", 64, .fps24, "gif"), Case("ball-rotate-chase", 256, .fps24, "webm"),
    // It slows down beside the seam: no gap makes a step shorter than the one before.
    Case("ball-scale", 64, .fps24, "gif"),
    // It slows down to a rest by another curve than it starts with: nothing is shown again.
    Case("circle-stroke-spin", 128, .fps50, "gif"),
    // The turn lies beside the last frame, not on it.
    Case("cube-transition", 64, .fps60, "mp4"),
    // Many things turn near the seam, each at its own time.
    Case("line-scale-party", 64, .fps24, "gif"), Case("line-scale", 256, .fps24, "gif"),
    // The fastest moment is at the seam.
    Case("ball-pulse-rise", 128, .fps50, "mp4"),
  ]

  @Test("are not accused", arguments: accused) func acquitted(_ wanted: Case) throws {
    let media = try Media()
    var drawing = Drawing()
    drawing.scene = wanted.scene
    (drawing.size, drawing.rate) = (.width(wanted.size), wanted.rate)
    drawing.retime = true
    var options = ExportOptions()
    options.writesRecipe = false
    let file = media.path("a.\(wanted.ending)")
    let plan = try Exporter.plan(files: [file], drawing: drawing.resolve(), options: options)
    _ = try Exporter.export(plan) { _ in }
    let report = try Verifier.verify(file: file)
    #expect(report.codes(.fault).isEmpty, "\(report.findings)")
  }
}
