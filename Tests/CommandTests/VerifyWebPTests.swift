import Foundation
import Testing

/// `verify` on animated WebP files, which the ffmpeg command makes here and libwebp decodes.
@Suite("Verify animated WebP")
struct VerifyWebPTests {
  @Test(
    "judges the pictures",
    arguments: [
      (48, "-lossless 1", nil), (48, "-quality 75", nil),
      (49, "-lossless 1", "duplicate-frame"), (49, "-quality 75", "duplicate-frame"),
      (46, "-lossless 1", "missing-frames"), (46, "-quality 75", "missing-frames"),
    ] as [(Int, String, String?)])
  func seam(frames: Int, options: String, code: String?) throws {
    let folder = try TemporaryFolder()
    try folder.circle(frames, "a.webp", "-c:v libwebp_anim -loop 0 \(options)")
    let result = try Program.run(["verify", "a.webp"], in: folder.url)
    #expect(result.status == (code == nil ? 0 : 1), "\(result.output)")
    if let code {
      #expect(result.output.contains("\n  fault \(code): "), "\(result.output)")
    } else {
      #expect(result.output.hasPrefix("a.webp: loops seamlessly: 48 frames, "), "\(result.output)")
    }
  }

  @Test("looks at still pictures and short files as well")
  func still() throws {
    let folder = try TemporaryFolder()
    try folder.ffmpeg("-f lavfi -i color=red:s=64x64 -frames:v 1 -c:v libwebp a.webp")
    let result = try Program.run(["verify", "a.webp"], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("\n  note no-motion: "), "\(result.output)")
  }

  @Test("compares with a scene, transparent or not")
  func scene() throws {
    let folder = try TemporaryFolder()
    // So few frames that the encoder finds none to merge.
    let size = ["--size", "128", "--fps", "10"]
    let grounds = [["--background", "transparent"], ["--background", "#204060"]]
    for ground in grounds {
      try folder.export(["a%02d.png"] + size + ground)
      for options in ["-lossless 1", "-quality 75"] {
        try folder.ffmpeg("-r 10 -i a%02d.png -c:v libwebp_anim -loop 0 \(options) a.webp")
        let scene = ["verify", "a.webp", "--scene", "pulse"] + ground
        let right = try Program.run(scene, in: folder.url)
        #expect(right.status == 0, "\(right.output)")
        #expect(right.output.contains("compared with the scene: every frame is the right one"))
        let wrong = try Program.run(scene + ["--color", "#0a84ff"], in: folder.url)
        #expect(wrong.status == 1, "\(wrong.output)")
        #expect(wrong.output.contains("\n  fault recipe-mismatch: "), "\(wrong.output)")
      }
    }
  }

  @Test("says so where the pictures are damaged")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.circle(12, "a.webp", "-c:v libwebp_anim -loop 0 -lossless 1")
    let url = folder.url.appendingPathComponent("a.webp")
    var bytes = [UInt8](try Data(contentsOf: url))
    // Behind the first frame's header: its pixels.
    let name = Array("VP8L".utf8)
    let place = try #require(
      (0..<bytes.count - 4).last { bytes[$0..<$0 + 4].elementsEqual(name) })
    for index in place + 8..<min(place + 24, bytes.count) { bytes[index] = 0xFF }
    try Data(bytes).write(to: url)
    let result = try Program.run(["verify", "a.webp"], in: folder.url)
    #expect(result.status == 65, "\(result.output)")
    #expect(result.output.hasPrefix("a.webp: can't be read: "), "\(result.output)")
  }
}
