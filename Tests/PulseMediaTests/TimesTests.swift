import Foundation
import PulseMedia
import TestSupport
import Testing

/// Times in files, as ffprobe and the bytes have them: nothing rounded twice, the last frame as long
/// as the others.
@Suite struct TimesTests {
  static let rates = [
    MediaRatio(60), MediaRatio(30), MediaRatio(24), MediaRatio(25), MediaRatio(25, 2),
    MediaRatio(30000, 1001), MediaRatio(24000, 1001), MediaRatio(60000, 1001),
  ]
  static let counts = [1, 2, 3, 61, 120]

  @Test(arguments: rates, counts)
  func mp4IsExact(rate: MediaRatio, count: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.mp4")
    try TestMovie.h264(rate: rate, count: count).write(to: path)
    let probe = try Probe.read(path)
    let stream = try #require(probe.streams.first)
    #expect(stream.nbReadFrames == "\(count)")
    #expect(stream.avgFrameRate == rate.description)
    #expect(stream.startPts == 0)
    #expect(probe.format.startTime == "0.000000")
    let timescale = try #require(stream.ticksPerSecond)
    #expect(timescale * rate.denominator % rate.numerator == 0)
    let step = timescale * rate.denominator / rate.numerator
    #expect(probe.packets.map(\.pts).sorted() == (0..<count).map { $0 * step })
    #expect(probe.packets.allSatisfy { $0.duration == step })
    let boxes = try Boxes(path)
    let time = try #require(boxes.inTrack("mdia", "minf", "stbl", "stts"))
    // One entry: all samples, the last one too, last one step.
    #expect([4, 8, 12].map { Int(number(time, at: $0)) } == [1, count, step])
    let media = try #require(boxes.inTrack("mdia", "mdhd"))
    #expect([12, 16].map { Int(number(media, at: $0)) } == [timescale, count * step])
    let movie = try #require(boxes.box(["moov", "mvhd"]))
    #expect([12, 16].map { Int(number(movie, at: $0)) } == [timescale, count * step])
    let track = try #require(boxes.inTrack("tkhd"))
    #expect(Int(number(track, at: 20)) == count * step)
    let edit = try #require(boxes.inTrack("edts", "elst"))
    #expect([4, 8].map { Int(number(edit, at: $0)) } == [1, count * step])
  }

  @Test(arguments: rates, counts)
  func webmIsRoundedOnce(rate: MediaRatio, count: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.webm")
    try TestMovie.vp9(rate: rate, count: count).write(to: path)
    let probe = try Probe.read(path)
    let stream = try #require(probe.streams.first)
    func milliseconds(_ frame: Int) -> Int {
      // The nearest; halves up.
      (2 * frame * 1000 * rate.denominator + rate.numerator) / (2 * rate.numerator)
    }
    #expect(stream.nbReadFrames == "\(count)")
    #expect(probe.packets.map(\.pts) == (0..<count).map(milliseconds))
    #expect(probe.format.startTime == "0.000000")
    let duration = try #require(probe.format.duration.flatMap(Double.init))
    #expect(Int((duration * 1000).rounded()) == milliseconds(count))
    // The track's DefaultDuration, in whole nanoseconds; ffprobe gives it as a fraction of small
    // numbers.
    let parts = stream.rFrameRate.split(separator: "/").compactMap { Double($0) }
    #expect(abs(parts[0] / parts[1] / rate.doubleValue - 1) < 1e-6)
  }

  @Test func everyRateHasAnExactTimescale() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<12 {
      let rate = MediaRatio(.random(in: 1...120_000, using: &random), 1001)
      guard rate.doubleValue > 0.5 else { continue }
      let scratch = try Scratch()
      let path = scratch.file("a.mp4")
      try TestMovie.h264(rate: rate, count: 3).write(to: path)
      let reader = try MediaReader(path: path)
      let video = try #require(reader.video)
      let length = MediaRatio(3 * rate.denominator, rate.numerator)
      #expect(video.duration?.seconds == length, "rate \(rate), seed 7")
    }
  }

  @Test(arguments: [("libx264", "mp4"), ("libvpx-vp9", "webm"), ("libx264", "matroska")])
  func repeatsByCopyAreExact(encoder: String, container: String) throws {
    let scratch = try Scratch()
    var movie = encoder == "libx264" ? TestMovie.h264() : .vp9()
    movie.container = container
    (movie.count, movie.plays, movie.rate) = (61, 3, MediaRatio(60000, 1001))
    let path = scratch.file("a")
    try movie.write(to: path)
    let once = scratch.file("once")
    var single = movie
    single.plays = 1
    try single.write(to: once)
    let probe = try Probe.read(path)
    let tick = try #require(probe.streams.first?.ticksPerSecond)
    let expected = (0..<183).map { frame in
      (2 * frame * tick * 1001 + 60000) / (2 * 60000)
    }
    #expect(probe.packets.map(\.pts).sorted() == expected)
    let frames = try rawSamples(path, "yuv420p")
    let loop = try rawSamples(once, "yuv420p")
    #expect(difference(frames, loop + loop + loop) == nil)
  }

  @Test func oneClosedGroupOfPicturesAndNoOtherKeyFrames() throws {
    for var movie in [TestMovie.h264(count: 60), .vp9(count: 60)] {
      movie.gopLength = 20
      let scratch = try Scratch()
      let packets = try movie.write(to: scratch.file("a"))
      #expect(packets.filter(\.isKey).map(\.pts).sorted() == [0, 20, 40])
      #expect(packets.map(\.pts).sorted() == Array(0..<60))
      #expect(packets.allSatisfy { $0.duration == 1 && $0.size > 0 })
    }
  }

  @Test func pictureChangesMakeNoKeyFrame() throws {
    for var movie in [TestMovie.h264(), .vp9()] {
      movie.gopLength = 100
      let encoder = try VideoEncoder(movie.settings)
      var packets: [MediaPacket] = []
      for index in 0..<30 {
        let frame = try movie.picture(0)
        frame.withPlanes { planes in
          // Half-way another scene: black to white stripes.
          for plane in planes where index >= 15 {
            for place in plane.bytes.indices {
              plane.bytes[place] = place / 4 % 2 == 0 ? 235 : 16
            }
          }
        }
        packets += try encoder.encode(frame, index: index)
      }
      packets += try encoder.finish()
      #expect(packets.filter(\.isKey).map(\.pts) == [0])
    }
  }

  @Test func theIndexComesFirst() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.mp4")
    try TestMovie.h264().write(to: path)
    let names = try Boxes(path).outermost
    let index = try #require(names.firstIndex(of: "moov"))
    let samples = try #require(names.firstIndex(of: "mdat"))
    #expect(index < samples)
  }
}
