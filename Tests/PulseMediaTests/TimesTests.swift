import PulseMedia
import Testing

@Suite struct SmokeTests {
  @Test func h264() throws {
    var s = EncoderSettings(
      encoder: "libx264", format: try #require(PictureFormat(named: "yuv420p")), width: 64,
      height: 48, frameRate: MediaRatio(60))
    s.tags = ColorTags(
      primaries: .bt709, transfer: .srgb, matrix: .bt709, range: .tv, chromaLocation: .left)
    let encoder = try VideoEncoder(s)
    let out = try OutputFile(path: "/tmp/mm/a:b%d.mp4")
    let w = try ContainerWriter(
      path: out.temporaryPath, displayName: out.path, container: "mp4", encoder: encoder,
      metadata: [("comment", "hello")])
    for i in 0..<61 {
      let f = try VideoFrame(format: s.format, width: 64, height: 48)
      f.withPlanes { p in
        for k in p {
          for j in k.bytes.indices { k.bytes[j] = UInt8(truncatingIfNeeded: i * 3 + j) }
        }
      }
      for p in try encoder.encode(f, index: i) { try w.write(p) }
    }
    for p in try encoder.finish() { try w.write(p) }
    try w.finish()
    try out.commit()
  }
  @Test func vp9() throws {
    var s = EncoderSettings(
      encoder: "libvpx-vp9", format: try #require(PictureFormat(named: "yuva420p")), width: 64,
      height: 48, frameRate: MediaRatio(60))
    s.tags = ColorTags(
      primaries: .bt709, transfer: .srgb, matrix: .bt709, range: .tv, chromaLocation: .left)
    s.options = [("crf", "20"), ("b", "0")]
    let encoder = try VideoEncoder(s)
    let out = try OutputFile(path: "/tmp/mm/a.webm")
    let w = try ContainerWriter(
      path: out.temporaryPath, displayName: out.path, container: "webm", encoder: encoder,
      metadata: [("comment", "hello")])
    for i in 0..<61 {
      let f = try VideoFrame(format: s.format, width: 64, height: 48)
      f.withPlanes { p in
        for k in p {
          for j in k.bytes.indices { k.bytes[j] = UInt8(truncatingIfNeeded: i * 3 + j) }
        }
      }
      for p in try encoder.encode(f, index: i) { try w.write(p) }
    }
    for p in try encoder.finish() { try w.write(p) }
    try w.finish()
    try out.commit()
  }
  @Test func wrong() throws {
    var s = EncoderSettings(
      encoder: "libx264", format: try #require(PictureFormat(named: "yuv420p")), width: 64,
      height: 48, frameRate: MediaRatio(60))
    s.options = [("presett", "slow")]
    print(#expect(throws: MediaError.self) { try VideoEncoder(s) }!)
    s.options = [("preset", "slowwww")]
    print(#expect(throws: MediaError.self) { try VideoEncoder(s) }!)
    s.options = [("x264-params", "foo=3")]
    print(#expect(throws: MediaError.self) { try VideoEncoder(s) }!)
    s.options = []
    s.width = 65
    print(#expect(throws: MediaError.self) { try VideoEncoder(s) }!)
    s.encoder = "libx266"
    print(#expect(throws: MediaError.self) { try VideoEncoder(s) }!)
    s.encoder = "libx264rgb"
    print(#expect(throws: MediaError.self) { try VideoEncoder(s) }!)
  }
}
