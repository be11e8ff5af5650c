import Foundation
import Testing

/// Films of every kind, by the program as a user runs it.
@Suite("Kinds of film")
struct MovieFormatTests {
  static let formats = [
    "h264.mp4", "hevc.mp4", "av1.mp4", "vp9.mp4", "prores.mov", "qtrle.mov", "png.mov", "vp9.webm",
    "av1.webm", "vp8.webm", "hevc.mkv",
  ]

  /// The codec that a name above begins with.
  private func codec(_ file: String) -> String { String(file.prefix { $0 != "." }) }

  @Test("verify finds every frame of every kind", arguments: formats)
  func verified(file: String) throws {
    let folder = try TemporaryFolder()
    let hasAlpha = ["prores.mov", "qtrle.mov", "png.mov", "vp9.webm", "vp8.webm"].contains(file)
    for background in hasAlpha ? ["white", "transparent"] : ["white"] {
      try folder.export([
        file, "--codec", codec(file), "--size", "128", "--fps", "30", "--background", background,
      ])
      let document = try Program.run(["verify", "--json", file], in: folder.url).jsonObject()
      let report = try #require((document["files"] as? [[String: Any]])?.first)
      #expect(report["verdict"] as? String == "seamless")
      #expect((report["findings"] as? [Any])?.isEmpty == true, "\(report["findings"] ?? "")")
      let source = try #require(report["source"] as? [String: Any])
      #expect(source["framesCompared"] as? Int == 60)
      #expect(source["firstWrongFrame"] is NSNull)
      if ["qtrle.mov", "png.mov"].contains(file) {
        #expect(source["largestError"] as? Double == 0, "\(background)")
      }
    }
  }

  @Test("small and uneven pictures: another encoder, or one clear sentence")
  func sizes() throws {
    let folder = try TemporaryFolder()
    // SVT-AV1 takes nothing below 64 pixels and no 4:4:4; libaom takes both.
    for options in ["--size 16", "--size 32x96", "--size 65x33 --pixel-format yuv444p"] {
      try folder.export(
        ["a.mp4", "--codec", "av1", "--fps", "5"] + options.split(separator: " ").map(String.init))
      let report = try Program.run(["verify", "a.mp4"], in: folder.url)
      #expect(report.status == 0, "\(options): \(report.output)")
    }
    let small = try Program.run(
      ["export", "a.mov", "--codec", "hevc", "--size", "15x15", "--pixel-format", "yuv444p"],
      in: folder.url)
    #expect(small.status == 64)
    #expect(
      small.messages.contains("'a.mov': hevc takes pictures from 16x16 pixels on, not 15x15"))
    let uneven = try Program.run(
      ["export", "a.mov", "--codec", "prores", "--size", "65x64"], in: folder.url)
    #expect(uneven.status == 64)
    #expect(uneven.messages.contains("--size 66x64"))
    try folder.export(["a.mov", "--codec", "qtrle", "--size", "65x33", "--fps", "5"])
  }

  @Test("ProRes has no quality to choose")
  func proresQuality() throws {
    let result = try Program.run(["export", "a.mov", "--codec", "prores", "--quality", "50"])
    #expect(result.status == 64)
    #expect(result.messages.contains("ProRes has its own for each profile"))
  }
}
