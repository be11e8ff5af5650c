import PulseMedia
import PulseVerify
import TestSupport
import Testing

/// Pictures of animated WebP, which libav 5 can't decode, against what was put in.
@Suite struct AnimatedWebPTests {
  @Test func pictures() throws {
    let media = try Media()
    let input = Media.frames(12, rate: "25")
    try media.ffmpeg("\(input) -loop 0 -lossless 1 -pix_fmt bgra", "a.webp")
    try media.ffmpeg("\(input) -f rawvideo -pix_fmt rgba", "a.rgba")
    let wanted = try media.bytes("a.rgba")
    let reader = try AnimatedWebPReader(bytes: try media.bytes("a.webp"), path: "a.webp")
    #expect([reader.width, reader.height, reader.frameCount, reader.loopCount] == [64, 64, 12, 0])
    var index = 0
    let size = 64 * 64 * 4
    while let picture = try reader.nextPicture() {
      let pixels = picture.frame.withPlanes { planes in
        (0..<64).flatMap { row in
          Array(planes[0].bytes[row * planes[0].stride..<row * planes[0].stride + 256])
        }
      }
      #expect(pixels.elementsEqual(wanted[index * size..<(index + 1) * size]), "picture \(index)")
      #expect(picture.time?.ticks == index * 40)
      // libwebp guesses the last one's.
      #expect(picture.duration == 40)
      index += 1
    }
    #expect(index == 12)
  }

  /// Forth and back with both turning frames doubled: libwebp stores the inner ones as one of 80 ms.
  @Test("A picture of two frames' length counts as two frames at the seam")
  func mergedPictures() throws {
    let media = try Media()
    let time = "(24.5-abs(N-24.5))"
    let waves = "nullsrc=s=64x64:r=25,format=gray,geq=lum=128+60*sin(2*PI*(X/32+\(time)/100))"
    let file = try media.ffmpeg(
      "-f lavfi -i \(waves) -frames:v 50 -c:v libwebp_anim -lossless 1 -loop 0", "a.webp")
    let report = try Verifier.verify(file: file)
    #expect(report.container?.frameCount == 49)
    #expect(report.seam?.frameCount == 49 && report.seam?.steps.count == 50)
    #expect(report.codes(.fault) == [.reversed], "\(report.findings)")
    // Frames are told as the file has them.
    #expect(report.findings.first { $0.code == .reversed }?.frame == 48)
    #expect(report.findings.first { $0.code == .betterCut }?.value == .range(0, 48))
  }

  /// A disc that fades out and in: libwebp leaves small changes out, so that its pictures lag behind, at
  /// this quality so far that the last one shows what belongs three frames before it.
  @Test("A coder's lag behind slow changes is no gap where the motion turns")
  func lag() throws {
    let media = try Media()
    let disc = "clip(30.5-hypot(X-79.5\\,Y-47.5)\\,0\\,1)"
    let level = "(0.35+0.65*abs(N-30)/30)*\(disc)"
    func part(_ ground: String, _ ink: Int) -> String {
      "0.5+\(ground)+(\(ink)-(\(ground)))*\(level)"
    }
    let film =
      "nullsrc=s=160x96:r=25,format=gbrp,geq=r=\(part("30+0.15*(X+0.5)", 250)):"
      + "g=\(part("36+0.2*(Y+0.5)", 250)):b=\(part("60", 240))"
    let file = try media.ffmpeg(
      "-f lavfi -i \(film) -frames:v 60 -vf scale=out_color_matrix=bt709:flags=accurate_rnd "
        + "-c:v libwebp_anim -quality 75 -pix_fmt yuv420p -loop 0", "a.webp")
    let report = try Verifier.verify(file: file)
    #expect(report.codes(.fault).isEmpty, "\(report.findings)")
  }

  @Test func damaged() throws {
    let media = try Media()
    try media.ffmpeg("\(Media.frames(12, rate: "25")) -loop 0", "a.webp")
    let bytes = try media.bytes("a.webp")
    let seed: UInt64 = 0x5EED_0003
    var random = SplitMix64(seed: seed)
    for part in 0..<50 {
      var damaged = part < 25 ? Array(bytes.prefix(bytes.count * part / 25)) : bytes
      for _ in 0..<8 where part >= 25 {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] ^= 0x55
      }
      guard let reader = try? AnimatedWebPReader(bytes: damaged, path: "a.webp") else { continue }
      var count = 0
      while (try? reader.nextPicture()) != nil { count += 1 }
      #expect(count <= 12, "seed \(seed)")
    }
  }
}
