import Foundation
import Testing

@Suite("still")
struct StillTests {
  @Test("writes 8 and 16 bit PNG, with alpha where the background is transparent")
  func depths() throws {
    let folder = try TemporaryFolder()
    for (depth, background, colorType) in [(8, "white", 2), (16, "white", 2), (16, "#fff0", 6)] {
      let result = try Program.run(
        [
          "still", "a.png", "--size", "64x32", "--depth", "\(depth)", "--background", background,
          "--phase", "0.5",
        ], in: folder.url)
      #expect(result.output == "a.png: 64x32, phase 1/2, \(depth) bits a channel\n")
      #expect(result.messages == "")
      #expect(result.status == 0)
      // PNG's header: width, height, bits a channel, colour type (2 RGB, 6 RGBA).
      let header = try Array(folder.data("a.png")[16..<26])
      #expect(header == [0, 0, 0, 64, 0, 0, 0, 32, UInt8(depth), UInt8(colorType)])
    }
    #expect(try folder.names == ["a.png"])
  }

  @Test("the same moment gives the same picture, another one another")
  func moments() throws {
    let folder = try TemporaryFolder()
    let moments = [
      ["--frame", "60"], ["--phase", "0.5"], ["--phase=1/2"], ["--fps", "30", "--frame", "30"],
    ]
    for (index, moment) in moments.enumerated() {
      let line = ["still", "\(index).png", "--size", "64", "-q"] + moment
      #expect(try Program.run(line, in: folder.url).output == "")
      #expect(try folder.data("\(index).png") == folder.data("0.png"))
    }
    try Program.run(["still", "other.png", "--size", "64"], in: folder.url)
    #expect(try folder.data("other.png") != folder.data("0.png"))
  }

  @Test("refuses what is no PNG and what is no frame")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let jpeg = try Program.run(["still", "x.jpg"], in: folder.url)
    #expect(
      jpeg.messages
        == "pulse-video: error: 'x.jpg': a still is a PNG picture; give it the ending .png\n")
    #expect(jpeg.status == 64)
    let late = try Program.run(["still", "x.png", "--frame", "120"], in: folder.url)
    #expect(
      late.messages
        == "pulse-video: error: there is no frame 120; this loop has frames 0 ... 119\n")
    #expect(late.status == 64)
    #expect(try folder.names == [])
  }

  @Test("with --no-overwrite leaves what is there")
  func noOverwrite() throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("x.png"))
    let line = ["still", "x.png", "--size", "64"]
    #expect(try Program.run(line + ["--no-overwrite"], in: folder.url).status == 73)
    #expect(try folder.data("x.png") == Data("old".utf8))
    #expect(try Program.run(line, in: folder.url).status == 0)
    #expect(try folder.data("x.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try folder.names == ["x.png"])
  }
}
