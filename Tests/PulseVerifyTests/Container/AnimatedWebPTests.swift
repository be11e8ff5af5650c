import PulseMedia
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
