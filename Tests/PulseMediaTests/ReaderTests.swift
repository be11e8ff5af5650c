import Foundation
import PulseMedia
import TestSupport
import Testing

/// Files read back, and strangers' files kept in their place.
@Suite struct ReaderTests {
  @Test func ourOwnFilesAreReadExactly() throws {
    let scratch = try Scratch()
    var movie = TestMovie.h264(rate: MediaRatio(30000, 1001), count: 7)
    movie.options = [(key: "qp", value: "0")]
    movie.metadata = [(key: "comment", value: "pulse-video/1 {\"a\": 1}")]
    let path = scratch.file("red:a%d.mp4")
    try movie.write(to: path)
    let reader = try MediaReader(path: path)
    #expect(reader.metadata.first { $0.key == "comment" }?.value == "pulse-video/1 {\"a\": 1}")
    let video = try #require(reader.video)
    #expect((video.codec, video.codecTag, video.width, video.height) == ("h264", "avc1", 64, 48))
    #expect(video.frameRate == movie.rate && video.averageFrameRate == movie.rate)
    #expect(video.frameCount == 7)
    #expect(video.duration?.seconds == MediaRatio(7 * 1001, 30000))
    #expect(video.start?.ticks == 0)
    for index in 0..<7 {
      let picture = try #require(try reader.nextPicture())
      #expect(picture.time?.seconds == MediaRatio(index * 1001, 30000))
      #expect(picture.isKey == (index == 0))
      #expect(picture.tags == movie.tags)
      // qp 0 is lossless.
      let expected = samples(of: try movie.picture(index))
      #expect(difference(samples(of: picture.frame), expected) == nil)
    }
    #expect(try reader.nextPicture() == nil)
    #expect(try reader.nextPicture() == nil)
  }

  @Test func packetsAreThoseOfFFprobe() throws {
    let scratch = try Scratch()
    for movie in [TestMovie.h264(count: 20), .vp9(count: 20)] {
      let path = scratch.file("a")
      try movie.write(to: path)
      let reader = try MediaReader(path: path)
      var packets: [PacketFacts] = []
      while let packet = try reader.nextPacket() { packets.append(packet) }
      let theirs = try Probe.read(path).packets
      #expect(packets.map(\.pts) == theirs.map(\.pts))
      #expect(packets.map(\.dts) == theirs.map(\.dts))
      #expect(packets.map(\.isKey) == theirs.map { $0.flags.hasPrefix("K") })
    }
  }

  @Test(arguments: [
    "ffconcat version 1.0\nfile 'secret.mp4'\n",
    "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nsecret.mp4\n#EXT-X-ENDLIST\n",
    "<?xml version=\"1.0\"?><MPD></MPD>", "", "text", "\u{0}\u{0}\u{0}\u{8}junk",
  ])
  func playlistsAndOthersAreNotRead(text: String) throws {
    let scratch = try Scratch()
    try TestMovie.h264(count: 2).write(to: scratch.file("secret.mp4"))
    for name in ["evil.mp4", "evil.m3u8", "evil.webm"] {
      try scratch.write(text, name)
      let error = #expect(throws: MediaError.self) { try MediaReader(path: scratch.file(name)) }
      #expect(error?.kind == .badInput)
      #expect(error?.description.contains("none of the files that can be read here") == true)
    }
  }

  @Test func whatIsNoFileIsRefused() throws {
    let scratch = try Scratch()
    mkfifo(scratch.file("pipe"), 0o600)
    let wanted: [(String, MediaError.Kind)] = [
      (scratch.file("none.mp4"), .missingFile), (scratch.file("pipe"), .badInput),
      (scratch.path, .badInput), ("/dev/zero", .badInput), ("concat:a|b", .missingFile),
    ]
    for (path, kind) in wanted {
      let error = #expect(throws: MediaError.self) { try MediaReader(path: path) }
      #expect(error?.kind == kind, "\(path)")
    }
  }

  @Test func damagedFilesEndInAnErrorOrEarly() throws {
    let scratch = try Scratch()
    for movie in [TestMovie.h264(count: 20), .vp9(count: 20)] {
      try movie.write(to: scratch.file("whole"))
      let whole = try Data(contentsOf: URL(fileURLWithPath: scratch.file("whole")))
      var random = SplitMix64(seed: 11)
      for turn in 0..<60 {
        var bytes = whole
        if turn % 2 == 0 { bytes = bytes.prefix(.random(in: 0..<whole.count, using: &random)) }
        for _ in 0..<turn where !bytes.isEmpty {
          bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
        }
        try bytes.write(to: URL(fileURLWithPath: scratch.file("damaged")))
        var count = 0
        do {
          let reader = try MediaReader(path: scratch.file("damaged"))
          while count < 1000, try reader.nextPicture() != nil { count += 1 }
        } catch is MediaError {
          continue
        }
        #expect(count < 1000, "turn \(turn), seed 11")
      }
    }
  }

  @Test func otherContainersAreKnownByTheirFirstBytes() throws {
    let scratch = try Scratch()
    try TestMovie.raw("yuv4mpegpipe", format: "yuv444p", count: 4).write(to: scratch.file("a.y4m"))
    for ending in ["gif", "apng", "avi", "ts", "mkv", "mov", "y4m"] {
      let path = scratch.file("b.\(ending)")
      try Tool.ffmpeg.run(["-v", "error", "-i", scratch.file("a.y4m"), path])
      let renamed = scratch.file("b-\(ending)")
      try FileManager.default.moveItem(atPath: path, toPath: renamed)
      let reader = try MediaReader(path: renamed)
      var count = 0
      while try reader.nextPicture() != nil { count += 1 }
      #expect(count == 4, "\(ending)")
    }
  }
}
