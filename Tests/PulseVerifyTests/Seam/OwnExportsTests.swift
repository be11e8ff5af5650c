import PulseEncode
import PulseScenes
import PulseTimeline
import PulseVerify
import Testing

/// Exports of ours that the pictures alone once accused; their recipes would acquit them, so they have
/// none here.
@Suite("Our own exports, without their recipes")
struct OwnExportsTests {
  static let accused: [(scene: String, size: Int, rate: FrameRate, ending: String)] = [
    // The step onto the key frame, at a rest: small, and along nothing that moves.
    ("pulse", 64, .fps60, "mp4"), ("pulse", 64, .fps50, "mp4"),
    // The motion comes to its rest before the seam and starts at once behind it.
    ("ball-rotate-chase", 64, .fps24, "gif"), ("ball-rotate-chase", 256, .fps24, "webm"),
    // It slows down beside the seam: no gap makes a step shorter than the one before.
    ("ball-scale", 64, .fps24, "gif"),
    // It slows down to a rest by another curve than it starts with: nothing is shown again.
    ("circle-stroke-spin", 128, .fps50, "gif"),
    // The turn lies beside the last frame, not on it.
    ("cube-transition", 64, .fps60, "mp4"),
    // Many things turn near the seam, each at its own time.
    ("line-scale-party", 64, .fps24, "gif"), ("line-scale", 256, .fps24, "gif"),
    // The fastest moment is at the seam.
    ("ball-pulse-rise", 128, .fps50, "mp4"),
  ]

  @Test("are not accused", arguments: accused)
  func acquitted(_ scene: String, _ size: Int, _ rate: FrameRate, _ ending: String) throws {
    let media = try Media()
    var drawing = Drawing()
    drawing.scene = scene
    (drawing.size, drawing.rate) = (.width(size), rate)
    drawing.retime = true
    var options = ExportOptions()
    options.writesRecipe = false
    let report = try Verifier.verify(file: try media.export("a.\(ending)", drawing, options))
    #expect(report.codes(.fault).isEmpty, "\(report.findings)")
  }
}
