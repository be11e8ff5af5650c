import Foundation
import PulseMedia
import Testing

/// Paths without loss: every sample must arrive.
@Suite struct RawTests {
  @Test(arguments: [
    "yuv420p", "yuv422p", "yuv444p", "yuv420p10le", "yuv422p10le", "yuv444p10le", "gray",
  ])
  func y4mHoldsEverySample(format: String) throws {
    let movie = TestMovie.raw("yuv4mpegpipe", format: format)
    let scratch = try Scratch()
    let path = scratch.file("a.y4m")
    try movie.write(to: path)
    let expected = try (0..<movie.count).map { samples(of: try movie.picture($0)) }
    #expect(difference(try rawSamples(path, format), Data(expected.joined())) == nil)
    let header = try #require(scratch.text("a.y4m")?.prefix { $0 != "\n" })
    #expect(header.hasPrefix("YUV4MPEG2 W64 H48 F60:1 Ip A1:1 C"))
    if format == "yuv420p" { #expect(header.contains(" C420mpeg2 ")) }
  }

  @Test func y4mKeepsNTSCRates() throws {
    var movie = TestMovie.raw("yuv4mpegpipe", format: "yuv420p")
    movie.rate = MediaRatio(30000, 1001)
    let scratch = try Scratch()
    try movie.write(to: scratch.file("a.y4m"))
    #expect(scratch.text("a.y4m")?.contains(" F30000:1001 ") == true)
  }

  @Test func checksumsAreThoseOfTheSamples() throws {
    let movie = TestMovie.raw("framemd5", format: "yuv420p")
    let scratch = try Scratch()
    try movie.write(to: scratch.file("a.md5"))
    let y4m = TestMovie.raw("yuv4mpegpipe", format: "yuv420p")
    try y4m.write(to: scratch.file("a.y4m"))
    func sums(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.suffix(32) }
    }
    let ours = sums(try #require(scratch.text("a.md5")))
    let theirs = try Tool.ffmpeg.run([
      "-v", "error", "-i", scratch.file("a.y4m"), "-f", "framemd5", "-",
    ])
    #expect(ours.count == 3)
    #expect(Set(ours).count == 3)
    #expect(ours == sums(String(decoding: theirs, as: UTF8.self)))
    #expect(scratch.text("a.md5")?.contains("Lavf") == false)
  }

  @Test func nothingIsWrittenToNull() throws {
    var movie = TestMovie.raw("null", format: "yuv444p")
    movie.encoder = "wrapped_avframe"
    let scratch = try Scratch()
    try movie.write(to: scratch.file("a.null"))
    #expect(scratch.names.isEmpty)
  }

  @Test func planesAreAlignedAndComplete() throws {
    for (name, planes) in [("yuv420p", 3), ("yuva444p10le", 4), ("gray16le", 1), ("gbrap16le", 4)] {
      let format = try #require(PictureFormat(named: name))
      #expect(format.planeCount == planes)
      #expect(format.bytesPerSample == (name.contains("1") && name != "yuv420p" ? 2 : 1))
      for (width, height) in [(1, 1), (33, 17), (512, 16), (1024, 4)] {
        let frame = try VideoFrame(format: format, width: width, height: height)
        frame.withPlanes { lent in
          #expect(lent.count == planes)
          for plane in lent {
            #expect(plane.stride % 64 == 0 && plane.stride % 1024 != 0)
            #expect(plane.stride >= plane.bytesPerRow && plane.bytesPerRow > 0 && plane.rows > 0)
            #expect(Int(bitPattern: plane.bytes.baseAddress) % 64 == 0)
            #expect(plane.bytes.allSatisfy { $0 == 0 })
          }
        }
        #expect(!frame.isShared)
      }
    }
    let chroma = try #require(PictureFormat(named: "yuv420p")).planeSize(1, width: 33, height: 17)
    #expect(chroma == (17, 9))
  }

  @Test func anEncodersReferenceIsSeen() throws {
    let movie = TestMovie.raw("yuv4mpegpipe", format: "yuv420p")
    let encoder = try VideoEncoder(movie.settings)
    let frame = try movie.picture(0)
    var packets = try encoder.encode(frame, index: 0)
    #expect(packets.count == 1)
    // wrapped_avframe's packet is the picture itself.
    #expect(frame.isShared)
    packets = []
    #expect(!frame.isShared)
  }
}
