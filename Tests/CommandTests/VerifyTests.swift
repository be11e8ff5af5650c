import Foundation
import Testing

/// `verify` as a user runs it, on files of ours and on ffmpeg's.
@Suite struct VerifyTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func ffmpeg(_ arguments: String, in folder: URL) throws {
    let result = try Program.shell("ffmpeg -v error -y \(arguments)", in: folder)
    try #require(result.status == 0, "\(result.messages)")
  }

  @Test func ourExportsLoop() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["a.mp4", "a.webm", "a.mkv", "a.mov"]
    let made = try Program.run(["export"] + files + ["--size", "128", "--fps", "30"], in: folder)
    try #require(made.status == 0, "\(made.messages)")
    let clear = ["export", "t.webm", "--size", "128", "--fps", "25", "--background", "transparent"]
    try #require(try Program.run(clear, in: folder).status == 0)
    let result = try Program.run(["verify"] + files + ["t.webm"], in: folder)
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    for file in files {
      #expect(result.output.contains("\(file): loops seamlessly; 60 frames at 30 fps"))
    }
    #expect(result.output.contains("each of 60 frames is the one that its recipe draws"))
    #expect(!result.output.contains("fault"))
  }

  @Test func withoutRecipeThePicturesDecide() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let made = ["export", "a.mp4", "--size", "128", "--fps", "30", "--no-recipe"]
    try #require(try Program.run(made, in: folder).status == 0)
    let result = try Program.run(["verify", "a.mp4"], in: folder)
    #expect(result.status == 0, "\(result.output)")
    #expect(!result.output.contains("recipe draws"))
  }

  @Test func brokenLoopsAreNamed() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // A dot on a circle, once around in 48 frames; with a 49th it is at its start twice.
    func circle(_ frames: Int, _ file: String, _ options: String = "") throws {
      try ffmpeg(
        "-f lavfi -i \"color=black:s=128x128:r=24,format=yuv420p,"
          + "geq=lum='235*lt(hypot(X-64-40*cos(2*PI*N/48),Y-64-40*sin(2*PI*N/48)),14)"
          + "+16':cb=128:cr=128\" -frames:v \(frames) \(options) \(file)", in: folder)
    }
    try circle(48, "good.mp4")
    try circle(49, "twice.mp4")
    try circle(46, "short.mp4")
    try circle(48, "once.gif", "-loop -1")
    let codes = [
      "twice.mp4": "duplicate-frame", "short.mp4": "missing-frames", "once.gif": "plays-once",
    ]
    #expect(try Program.run(["verify", "good.mp4"], in: folder).status == 0)
    for (file, code) in codes {
      let result = try Program.run(["verify", file], in: folder)
      #expect(result.status == 1, "\(file): \(result.output)")
      #expect(result.output.contains("fault \(code):"), "\(file): \(result.output)")
    }
  }

  @Test func whatCannotBeRead() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("#EXTM3U\n/etc/passwd\n".utf8).write(to: folder.appendingPathComponent("evil.mp4"))
    let result = try Program.run(["verify", "evil.mp4"], in: folder)
    #expect(result.status == 65)
    #expect(result.output.contains("can't be read"))
    let missing = try Program.run(["verify", "missing.mp4"], in: folder)
    #expect(missing.status == 66)
    #expect(missing.messages.contains("there is no file 'missing.mp4'"))
  }

  @Test func machineReadable() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let made = ["export", "a<&>.webm", "--size", "64", "--fps", "25"]
    try #require(try Program.run(made, in: folder).status == 0)
    let result = try Program.run(
      ["verify", "a<&>.webm", "--json", "--junit", "j.xml"], in: folder)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let files = try #require(json?["files"] as? [[String: Any]])
    #expect(json?["schema"] as? Int == 1)
    #expect(files[0]["verdict"] as? String == "seamless")
    let xml = try String(contentsOf: folder.appendingPathComponent("j.xml"), encoding: .utf8)
    #expect(xml.contains("name=\"a&lt;&amp;&gt;.webm\""))
    #expect(xml.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
  }
}
