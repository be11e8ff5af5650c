import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The documents that `verify` writes for other programs.
@Suite("Documents of verify")
struct VerifyDocumentTests {
  /// A name that could steer a terminal, and break XML and JSON that don't escape it.
  private static let hostileName = "a\u{1B}[2J\n<&>\"'\u{202E}\u{FFFF}.mp4"

  @Test("JSON has the agreed shape")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.export(["good.webm", "--size", "64", "--fps", "25"])
    try folder.circle(46, "short.mp4")
    let files = ["good.webm", "short.mp4", "missing.mp4"]
    let result = try Program.run(["verify", "--json"] + files, in: folder.url)
    #expect(result.status == 66)
    let document = try result.jsonObject()
    #expect(document["schema"] as? Int == 1)
    let reports = try #require(document["files"] as? [[String: Any]])
    #expect(reports.map { $0["file"] as? String } == files)
    #expect(
      reports.map { $0["verdict"] as? String } == ["seamless", "defective", "unreadable"])
    let findings = try #require(reports[1]["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(Set(finding.keys) == ["code", "severity", "message", "frame", "value"])
    #expect(finding["code"] as? String == "missing-frames")
    #expect(finding["severity"] as? String == "fault")
    #expect(finding["value"] as? Double == 2)
    let container = try #require(reports[0]["container"] as? [String: Any])
    #expect(container["codec"] as? String == "vp9")
    #expect(container["width"] as? Int == 64)
    #expect(container["fps"] as? String == "25/1")
    #expect(container["frames"] as? Int == 50)
    #expect((reports[0]["seam"] as? [String: Any])?["frames"] as? Int == 50)
    let source = try #require(reports[0]["source"] as? [String: Any])
    #expect(source["origin"] as? String == "recipe")
    #expect(source["framesCompared"] as? Int == 50)
    #expect(reports[2]["reason"] as? String == "there is no file of that name")
  }

  @Test("JSON tells what the container says of sound, edits, colours and texts")
  func container() throws {
    let folder = try TemporaryFolder()
    try folder.circle(48, "b.mp4", "-bf 2 -colorspace bt709 -color_range tv")
    try folder.ffmpeg(
      "-i b.mp4 -f lavfi -i sine=d=2 -map 0:v -map 1:a -c:v copy -c:a aac "
        + "-metadata title=$'A \\e[2J<b>' -metadata artist=someone a.mp4")
    let result = try Program.run(["verify", "a.mp4", "--json"], in: folder.url)
    let reports = try #require(try result.jsonObject()["files"] as? [[String: Any]])
    let container = try #require(reports[0]["container"] as? [String: Any])
    let audio = try #require(container["audio"] as? [String: Any])
    #expect(audio["codec"] as? String == "aac")
    #expect(audio["duration"] as? String != nil)
    // libav writes one for the B-frames' delay.
    let edits = try #require(container["edits"] as? [[String: Any]])
    #expect(edits.compactMap { $0["speed"] as? String } == ["1/1"])
    #expect(edits[0]["mediaStart"] as? String == "1/12")
    let colour = try #require(container["colour"] as? [String: String])
    #expect(colour["matrix"] == "bt709" && colour["range"] == "tv")
    let texts = try #require(container["metadata"] as? [[String: String]])
    #expect(texts.contains(["key": "title", "value": "A \u{FFFD}[2J<b>"]))
    #expect(texts.contains(["key": "artist", "value": "someone"]))
  }

  @Test("JUnit has a test case a file and a failure a fault")
  func junit() throws {
    let folder = try TemporaryFolder()
    try folder.export(["good.mp4", "--size", "64", "--fps", "25"])
    try folder.circle(49, "twice.gif", "-loop -1")
    try folder.ffmpeg("-f lavfi -i color=red:s=64x64:r=25 -frames:v 25 still.mp4")
    let files = ["good.mp4", "twice.gif", "still.mp4", "missing.mp4"]
    for strictness in [[], ["--strict"]] {
      let line = ["verify", "--junit", "j.xml"] + strictness + files
      #expect(try Program.run(line, in: folder.url).status == 66)
      let suite = try JUnitSuite(try folder.data("j.xml"))
      #expect(suite.names == files)
      let stillFails = !strictness.isEmpty
      #expect(
        suite.counts == ["tests": "4", "failures": stillFails ? "2" : "1", "errors": "1"])
      #expect(suite.problems[0] == [])
      #expect(Set(suite.problems[1]).isSuperset(of: ["duplicate-frame", "plays-once"]))
      #expect(suite.problems[2] == (stillFails ? ["undecided"] : []))
      #expect(suite.problems[3] == ["unreadable"])
    }
  }

  @Test("no name can steer a terminal or break a document")
  func hostileNames() throws {
    let folder = try TemporaryFolder()
    try folder.export(["a.mp4", "--size", "64", "--fps", "5"])
    let name = Self.hostileName
    try folder.data("a.mp4").write(to: folder.url.appendingPathComponent(name))
    let text = try Program.run(["verify", name, "--junit", "j.xml"], in: folder.url)
    #expect(text.status == 0, "\(text.output)")
    #expect(text.output.hasPrefix("a?[2J?<&>\"'?\u{FFFF}.mp4: loops seamlessly: 10 frames, 2 s"))
    #expect(text.output.split(separator: "\n").count == 1)
    #expect(try JUnitSuite(try folder.data("j.xml")).names == ["a?[2J?<&>\"'??.mp4"])
    let json = try Program.run(["verify", name, "--json"], in: folder.url)
    #expect(!json.output.contains("\u{1B}"))
    let reports = try #require(try json.jsonObject()["files"] as? [[String: Any]])
    #expect(reports.map { $0["file"] as? String } == [name])
  }

  @Test("JUnit replaces no file that is to be read")
  func junitOverInput() throws {
    let folder = try TemporaryFolder()
    try folder.export(["a.mp4", "--size", "64", "--fps", "5"])
    let before = try folder.data("a.mp4")
    let result = try Program.run(["verify", "a.mp4", "--junit", "./a.mp4"], in: folder.url)
    #expect(result.status == 64)
    #expect(result.messages.contains("--junit would replace 'a.mp4', which is to be read"))
    #expect(try folder.data("a.mp4") == before)
  }

  @Test("a document that can't be made costs no work")
  func junitNowhere() throws {
    let folder = try TemporaryFolder()
    try folder.export(["a.mp4", "--size", "64", "--fps", "5"])
    let result = try Program.run(["verify", "a.mp4", "--junit", "no/j.xml"], in: folder.url)
    #expect(result.status == 73)
    #expect(result.output == "")
    #expect(try folder.names == ["a.mp4"])
  }
}

/// A JUnit document as another program reads it.
private final class JUnitSuite: NSObject, XMLParserDelegate {
  private(set) var counts: [String: String] = [:]
  private(set) var names: [String?] = []
  /// The types of the failures and errors of each test case.
  private(set) var problems: [[String]] = []

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testsuite": counts = attributes.filter { $0.key != "name" }
    case "testcase":
      names.append(attributes["name"])
      problems.append([])
    case "failure", "error":
      if let type = attributes["type"], !problems.isEmpty {
        problems[problems.count - 1].append(type)
      }
    default: break
    }
  }
}
