import PulseRaster
import Testing

@Suite("Pixel layouts")
struct PixelLayoutTests {
  @Test("names are libav's, and lead back to the layout", arguments: PixelLayout.all)
  func names(layout: PixelLayout) {
    #expect(PixelLayout(named: layout.name) == layout)
    #expect(layout.name.hasSuffix("le") == (layout.bitDepth > 8))
  }

  @Test("some names in full")
  func knownNames() {
    #expect(PixelLayout.yuv420p.name == "yuv420p")
    #expect(PixelLayout.yuv422p10.name == "yuv422p10le")
    #expect(PixelLayout.yuva444p10.name == "yuva444p10le")
    #expect(PixelLayout.gray16.name == "gray16le")
    #expect(PixelLayout.gbrap16.name == "gbrap16le")
    #expect(PixelLayout(named: "yuv420p10") == .yuv420p10)
    #expect(PixelLayout(named: "yuv420p10be") == nil)
    #expect(PixelLayout(named: "nv12") == nil)
    #expect(Set(PixelLayout.all).count == PixelLayout.all.count)
  }

  @Test("planes of odd pictures are rounded up")
  func planes() {
    let layout = PixelLayout.yuva420p
    #expect(layout.planeCount == 4)
    #expect((0..<4).map { layout.columns(ofPlane: $0, width: 5) } == [5, 3, 3, 5])
    #expect((0..<4).map { layout.rows(ofPlane: $0, height: 3) } == [3, 2, 2, 3])
    #expect(PixelLayout.yuv422p.rows(ofPlane: 1, height: 3) == 3)
    #expect(PixelLayout.gray16.bytesPerSample == 2)
  }
}
