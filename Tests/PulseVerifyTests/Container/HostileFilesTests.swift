import PulseVerify
import TestSupport
import Testing

/// Damaged and hostile bytes give an error or facts: no trap, no endless loop.
@Suite struct HostileFilesTests {
  /// One small file of each format, in memory.
  static func samples() throws -> [(name: String, bytes: [UInt8])] {
    let media = try Media()
    let input = Media.pattern(seconds: "0.5")
    let sound = "-f lavfi -i sine=d=0.5"
    let words = [
      ("a.mp4", "\(input) \(sound) \(Media.h264) \(Media.tags) -metadata comment=text"),
      ("b.mp4", "\(input) \(Media.h264) -movflags frag_keyframe+empty_moov"),
      ("a.mov", "\(input) -c:v prores_ks -metadata comment=text"),
      ("a.webm", "\(input) \(sound) -c:v libvpx-vp9 -cpu-used 8 -pix_fmt yuva420p"),
      ("a.mkv", "\(input) \(Media.h264) -metadata comment=text"), ("a.gif", input),
      ("a.apng", "\(input) -plays 0"), ("a.webp", "\(input) -loop 0"),
      ("a.avif", "\(input) -c:v libaom-av1 -cpu-used 8"),
      ("a.y4m", "\(input) -pix_fmt yuv420p"),
    ]
    return try words.map { name, words in
      try media.ffmpeg(words, name)
      return (name, try media.bytes(name))
    }
  }

  @Test func truncated() throws {
    for (name, bytes) in try Self.samples() {
      #expect(throws: Never.self) { try ContainerReader.facts(of: ByteSource(bytes: bytes)) }
      for part in 0..<50 {
        let cut = Array(bytes.prefix(bytes.count * part / 50))
        // Only a GIF may end after any picture.
        if name.hasSuffix("gif") || name.hasSuffix("y4m") || name == "b.mp4" {
          _ = try? ContainerReader.facts(of: ByteSource(bytes: cut))
        } else {
          #expect(throws: ContainerError.self, "\(name), \(part)/50") {
            try ContainerReader.facts(of: ByteSource(bytes: cut))
          }
        }
      }
    }
  }

  @Test func flipped() throws {
    let seed: UInt64 = 0x5EED_0001
    var random = SplitMix64(seed: seed)
    for (name, bytes) in try Self.samples() {
      var survived = 0
      for _ in 0..<400 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          // Most of what is read stands at the ends.
          let near = Int.random(in: 0..<min(bytes.count, 2048), using: &random)
          let place = Bool.random(using: &random) ? near : bytes.count - 1 - near
          switch Int.random(in: 0..<3, using: &random) {
          case 0: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
          case 1: damaged[place] = UInt8.random(in: 0...255, using: &random)
          default:
            for index in place..<min(place + 4, damaged.count) { damaged[index] = 0xFF }
          }
        }
        if (try? ContainerReader.facts(of: ByteSource(bytes: damaged))) != nil { survived += 1 }
      }
      // Damage is mostly harmless in some formats and mostly not in others; both happen in all.
      #expect((1..<400).contains(survived), "\(name), seed \(seed)")
    }
  }

  /// Billions of samples in a run of 8 bytes.
  @Test func billionsOfSamples() throws {
    let media = try Media()
    try media.ffmpeg("\(Media.pattern(seconds: "0.5")) \(Media.h264)", "a.mp4")
    for (count, ticks) in [(0xFFFF_FFFF, 1), (0xFFFF_FFFF, 0), (0xFFFF_FFFF, 0xFFFF_FFFF)] {
      var bytes = try media.bytes("a.mp4")
      let table = try #require(bytes.box("stts"))
      bytes.set(count, at: table + 12)
      bytes.set(ticks, at: table + 16)
      #expect(throws: ContainerError.self) {
        try ContainerReader.facts(of: ByteSource(bytes: bytes))
      }
    }
  }

  /// The same through the whole look, libav included.
  @Test func wholeLook() throws {
    let seed: UInt64 = 0x5EED_0002
    var random = SplitMix64(seed: seed)
    let media = try Media()
    for (name, bytes) in try Self.samples() {
      for part in [1, 25, 49] {
        var damaged = Array(bytes.prefix(bytes.count * part / 50))
        damaged[Int.random(in: 0..<damaged.count, using: &random)] ^= 0xFF
        let report = try FileReport.fast(try media.write(damaged, name))
        #expect(report.verdict != .seamless, "\(name), seed \(seed)")
      }
    }
  }
}
