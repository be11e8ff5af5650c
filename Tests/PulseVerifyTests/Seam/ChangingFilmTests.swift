import PulseVerify
import Testing

/// Films whose pictures change their size or lie upside down in memory are looked at like others.
@Suite struct ChangingFilmTests {
  @Test func pictureSizeChangesInTheMiddle() throws {
    let media = try Media()
    var bytes: [UInt8] = []
    for (index, size) in ["64x64", "48x32", "96x80"].enumerated() {
      let name = "\(index).ts"
      try media.ffmpeg(
        "-f lavfi -i testsrc=s=\(size):r=25:d=0.4 \(Media.h264) -output_ts_offset \(index)", name)
      bytes += try media.bytes(name)
    }
    let report = try Verifier.verify(file: try media.write(bytes, "all.ts"))
    #expect(report.obstacle == nil)
    #expect(report.seam?.frameCount == 30)
  }

  /// Windows programs write raw AVI with the last row first.
  @Test func rowsFromBottomToTop() throws {
    let media = try Media()
    try media.ffmpeg(
      "-f lavfi -i testsrc=s=64x48:r=25:d=0.4 -c:v rawvideo -pix_fmt bgr24", "a.avi")
    var bytes = try media.bytes("a.avi")
    let height = try #require(bytes.place(of: Array("strf".utf8))) + 16
    #expect(bytes[height..<height + 4].elementsEqual([0xD0, 0xFF, 0xFF, 0xFF]))
    bytes.replaceSubrange(height..<height + 4, with: [48, 0, 0, 0])
    let turned = try Verifier.verify(file: try media.write(bytes, "turned.avi"))
    let straight = try Verifier.verify(file: media.path("a.avi"))
    let (a, b) = (try #require(straight.seam), try #require(turned.seam))
    #expect(a.steps.count == 10 && b.steps.count == 10)
    #expect(zip(a.steps, b.steps).allSatisfy { abs($0 - $1) < 1e-3 * ($0 + 1) })
  }
}
