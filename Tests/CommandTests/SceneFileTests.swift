import Foundation
import Testing

/// Scenes from files, from the command line to the recipe and back.
@Suite("Scene files")
struct SceneFileTests {
  static let dots = """
    {
      "name": "dots", "description": "Two dots",
      "parameters": [
        {"name": "color", "type": "color", "default": "red", "description": "The colour"}
      ],
      "size": [40, 20],
      "layers": [
        {"for": {"i": 2}, "layer": {
          "class": "CAShapeLayer", "name": "dot {i}", "frame": ["i * 20", 0, 20, 20],
          "path": {"oval": "bounds"}, "fillColor": "$color",
          "animations": [
            {"class": "CABasicAnimation", "keyPath": "opacity", "fromValue": 1, "toValue": 0.2,
             "beginTime": "i / 4", "duration": 0.25, "autoreverses": true,
             "repeatCount": "infinity"}
          ]}}
      ]
    }
    """

  private func folder(_ text: String = dots) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("dots.json"))
    return folder
  }

  @Test("an export carries the scene, and verify draws it again without the file")
  func recipe() throws {
    let folder = try folder()
    let line = [
      "export", "dots.mp4", "--scene", "dots.json", "--size", "160x80", "--fps", "20", "--color",
      "teal",
    ]
    let export = try Program.run(line, in: folder.url)
    #expect(export.status == 0, "\(export.messages)")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("dots.json"))
    let verify = try Program.run(["verify", "dots.mp4", "--json"], in: folder.url).jsonObject()
    let file = try #require((verify["files"] as? [[String: Any]])?.first)
    #expect(file["verdict"] as? String == "seamless", "\(file)")
    let bytes = String(decoding: try folder.data("dots.mp4"), as: UTF8.self)
    #expect(bytes.contains(#"\"name\":\"dots\""#))
    #expect(!bytes.contains("dots.json"))
  }

  @Test("still, sheet and frames take files, too")
  func others() throws {
    let folder = try folder()
    let scene = ["--scene", "./dots.json"]
    let still = try Program.run(["still", "a.png", "--size", "40"] + scene, in: folder.url)
    #expect(still.output == "a.png: 40x20, frame 0, 8 bits a channel\n")
    let sheet = try Program.run(
      ["sheet", "b.png", "--size", "40", "--frames", "5", "--columns", "2"] + scene,
      in: folder.url)
    #expect(
      sheet.output.hasPrefix("b.png: 82x64, 5 pictures of 40x20, row by row "), "\(sheet.messages)")
    let frames = try Program.run(["frames", "--format", "json"] + scene, in: folder.url)
    #expect(try frames.jsonObject()["period"] as? String == "1/2")
    let plot = try Program.run(["frames", "--plot", "c.svg"] + scene, in: folder.url)
    #expect(plot.status == 0, "\(plot.messages)")
    let drawing = String(decoding: try folder.data("c.svg"), as: UTF8.self)
    #expect(drawing.components(separatedBy: "<polyline ").count == 3)
    #expect(drawing.contains("dot 1 opacity"))
    let page = try Program.run(["scenes"] + scene, in: folder.url)
    #expect(page.output.hasPrefix("dots: Two dots\nPeriod: 0.5 s\n"))
  }

  @Test(
    "a sheet says which moments its pictures show",
    arguments: [
      (["--frames", "12"], "12 pictures of 20x20, row by row one every 10 frames"),
      (["--frames", "7"], "7 pictures of 20x20, row by row one every 0.286 s"),
      (["--frames", "4", "--fps", "2"], "4 pictures of 20x20, row by row frames 0 to 3"),
      (["--frames", "8", "--fps", "2"], "8 pictures of 20x20, row by row one every 0.25 s"),
      (["--frames", "1"], "1 picture of 20x20, frame 0"),
    ])
  func moments(options: [String], words: String) throws {
    let folder = try folder()
    let sheet = try Program.run(["sheet", "m.png", "--size", "20"] + options, in: folder.url)
    #expect(sheet.output.hasSuffix(", \(words)\n"), "\(sheet.output)\(sheet.messages)")
  }

  @Test("the sheet of all scenes has a picture for each")
  func sheet() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["scenes", "--sheet", "all.png", "--columns", "8"], in: folder.url)
    #expect(result.output == "all.png: 988x616, 39 scenes\n", "\(result.messages)")
  }

  @Test("a mistake is named with file, line and column")
  func mistakes() throws {
    let wrong = Self.dots.replacingOccurrences(of: "\"fillColor\"", with: "\"fillColour\"")
    let folder = try folder(wrong)
    let result = try Program.run(["export", "x.null", "--scene", "dots.json"], in: folder.url)
    #expect(
      result.messages.hasPrefix(
        "pulse-video: error: dots.json:10:35: layers[0].layer: a CAShapeLayer has no 'fillColour'; "
          + "did you mean 'fillColor'?"), "\(result.messages)")
    #expect(result.status == 65)
    let missing = try Program.run(["still", "x.png", "--scene", "no.json"], in: folder.url)
    #expect(missing.status == 66)
    #expect(missing.messages.contains("cannot read no.json"))
    let right = try self.folder()
    let other = try Program.run(
      ["frames", "--scene", "dots.json", "--set", "size=3"], in: right.url)
    #expect(other.messages.contains("the scene 'dots' has no parameter 'size'"))
    #expect(other.status == 64)
  }
}
