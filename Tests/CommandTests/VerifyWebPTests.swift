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
      // On an opaque ground the lossy encoder leaves the slowly changing colour as it is, by up to 26
      // codes: those colours are wrong.
      let isClear = ground.contains("transparent")
      for options in ["-lossless 1"] + (isClear ? ["-quality 75"] : []) {
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

  @Test("finds the recipe in XMP, and that of a PNG in its texts")
  func recipe() throws {
    let folder = try TemporaryFolder()
    let size = ["--size", "128", "--fps", "10", "--color", "#0a84ff"]
    try folder.export(["a%02d.png"] + size)
    try folder.export(["a.mp4"] + size)
    let probe = try Program.shell(
      "ffprobe -v error -show_entries format_tags=comment -of default=nk=1:nw=1 a.mp4",
      in: folder.url)
    let recipe = probe.output.trimmingCharacters(in: .newlines)
    try #require(recipe.hasPrefix("pulse-video/1 {"))
    try folder.ffmpeg("-r 10 -i a%02d.png -c:v libwebp_anim -loop 0 -lossless 1 a.webp")
    try folder.ffmpeg("-r 10 -i a%02d.png -f apng -plays 0 a.png")
    try Data(Self.withXMP(try bytes("a.webp", in: folder), recipe))
      .write(to: folder.url.appendingPathComponent("a.webp"))
    try Data(Self.withText(try bytes("a.png", in: folder), recipe))
      .write(to: folder.url.appendingPathComponent("a.png"))
    for file in ["a.webp", "a.png"] {
      let result = try Program.run(["verify", file], in: folder.url)
      #expect(result.status == 0, "\(result.output)")
      #expect(
        result.output.contains("compared with its recipe: every frame is the right one, without"),
        "\(result.output)")
    }
  }

  /// A WebP file with a packet of XMP behind its pictures, as the container's specification has it.
  private static func withXMP(_ file: [UInt8], _ text: String) -> [UInt8] {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
    var packet = Array(
      ("<x:xmpmeta xmlns:x='adobe:ns:meta/'><dc:description>\(escaped)</dc:description></x:xmpmeta>")
        .utf8)
    func littleEndian(_ number: Int) -> [UInt8] {
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let size = littleEndian(packet.count)
    if packet.count % 2 == 1 { packet.append(0) }
    var result = file + Array("XMP ".utf8) + size + packet
    result.replaceSubrange(4..<8, with: littleEndian(result.count - 8))
    // The flag of the extended header that says so.
    result[20] |= 4
    return result
  }

  /// A PNG file with a text before its end; the checksum is left 0, as nobody looks at that of a text.
  private static func withText(_ file: [UInt8], _ text: String) -> [UInt8] {
    let body = Array("Comment\0\(text)".utf8)
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: body.count >> $0) }
    let end = file.count - 12
    return file[..<end] + length + Array("tEXt".utf8) + body + [0, 0, 0, 0] + file[end...]
  }

  private func bytes(_ file: String, in folder: TemporaryFolder) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(file)))
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
