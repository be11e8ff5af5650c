import Foundation
import Testing

/// `verify --report` as a user runs it.
@Suite("Verify's page for people")
struct VerifyReportTests {
  @Test("writes one page about all files, and ends as without it")
  func page() throws {
    let folder = try TemporaryFolder()
    try folder.circle(48, "good.mp4")
    try folder.circle(31, "cut.mp4")
    try Data("no video".utf8).write(to: folder.url.appendingPathComponent("<b>.mp4"))
    let files = ["good.mp4", "cut.mp4", "<b>.mp4", "missing.mp4"]
    let plain = try Program.run(["verify"] + files, in: folder.url)
    let result = try Program.run(["verify", "--report", "r.html"] + files, in: folder.url)
    #expect(result.status == plain.status)
    #expect(result.output == plain.output)
    let page = try text(of: "r.html", in: folder)
    for words in [
      "Yes, it loops seamlessly", "No, it does not loop seamlessly", "This file can't be read",
      "1 of 4 files loops seamlessly.", "&lt;b&gt;.mp4", "href=\"#file-4\"",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    #expect(!page.contains("://"))
    // 6 pictures and 3 differences each.
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 1 + 2 * 9)
  }

  @Test("shows the frames at the seam, as ffmpeg decodes them")
  func pictures() throws {
    let folder = try TemporaryFolder()
    try folder.circle(48, "a.mp4", "-crf 10 -colorspace bt709 -color_range tv")
    let result = try Program.run(["verify", "a.mp4", "--report", "r.html"], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    let parts = try text(of: "r.html", in: folder).components(separatedBy: "base64,").dropFirst()
    let numbers = [45, 46, 47, 0, 1, 2]
    for (number, part) in zip(numbers, parts) {
      let data = try #require(Data(base64Encoded: String(part.prefix { $0 != "\"" })))
      try data.write(to: folder.url.appendingPathComponent("p.png"))
      try folder.ffmpeg("-i p.png -f rawvideo -pix_fmt rgb24 p.rgb")
      try folder.ffmpeg(
        "-i a.mp4 -vf \"select=eq(n\\,\(number)),scale=in_color_matrix=bt709\" -frames:v 1 "
          + "-f rawvideo -pix_fmt rgb24 w.rgb")
      let (shown, wanted) = (try bytes(of: "p.rgb", in: folder), try bytes(of: "w.rgb", in: folder))
      #expect(shown.count == 128 * 128 * 3 && wanted.count == shown.count)
      let errors = zip(shown, wanted).map { abs(Int($0) - Int($1)) }
      #expect(errors.reduce(0, +) < shown.count / 2, "frame \(number)")
    }
  }

  @Test("says that pictures are transparent, and shows nothing but the shell where asked")
  func variants() throws {
    let folder = try TemporaryFolder()
    try folder.export(["t.webm", "--size", "64", "--fps", "25", "--background", "transparent"])
    _ = try Program.run(["verify", "t.webm", "--report", "r.html"], in: folder.url)
    #expect(try text(of: "r.html", in: folder).contains("<img class=\"clear small\""))
    _ = try Program.run(["verify", "t.webm", "--fast", "--report", "r.html"], in: folder.url)
    let shell = try text(of: "r.html", in: folder)
    #expect(!shell.contains("<img") && !shell.contains("<svg"))
    #expect(shell.contains("It can&#39;t be told") || shell.contains("It can't be told"))
  }

  @Test("replaces nothing that is to be read or written otherwise")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.circle(4, "a.mp4")
    let before = try bytes(of: "a.mp4", in: folder)
    let input = try Program.run(["verify", "a.mp4", "--report", "a.mp4"], in: folder.url)
    #expect(input.status == 64)
    #expect(try bytes(of: "a.mp4", in: folder) == before)
    // A forgotten value must not cost a film.
    for option in ["--report", "--junit"] {
      let slip = try Program.run(["verify", option, "b.gif", "a.mp4"], in: folder.url)
      #expect(slip.status == 64)
      #expect(slip.messages.contains("and 'b.gif' does not end in ."), "\(slip.messages)")
    }
    let nowhere = try Program.run(["verify", "a.mp4", "--report", "no/r.html"], in: folder.url)
    #expect(nowhere.status == 73)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.mp4"])
  }

  private func text(of file: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try bytes(of: file, in: folder), as: UTF8.self)
  }

  private func bytes(of file: String, in folder: TemporaryFolder) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(file)))
  }
}
