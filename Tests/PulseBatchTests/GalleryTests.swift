import Foundation
import PulseBatch
import PulseScenes
import PulseVerify
import TestSupport
import Testing

/// The page as the system's XML parser sees it, and as the file on the disk.
@Suite("Galleries")
struct GalleryTests {
  private func page(_ entries: [GalleryEntry], count: Int? = nil) throws -> MarkupReader {
    let text = GalleryPage(entries, count: count ?? entries.count).pieces.joined()
    return try #require(MarkupReader(text), "the page is not well-formed")
  }

  private func look(_ background: String = "white", _ color: String = "#777") throws -> GalleryLook
  {
    var drawing = Drawing(scene: "pulse", parameters: ["color": color])
    try drawing.set(.size, to: "64x32")
    try drawing.set(.background, to: background)
    return try #require(GalleryLook(drawing))
  }

  static let hostile = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "a & b ' \" <c>",
    "]]><!--", "javascript:alert(1)", "100%?#x", "Grün 色", "-->",
  ]

  @Test("show strange names and values as text, and link to the very file", arguments: hostile)
  func escaping(_ text: String) throws {
    let plain = GalleryEntry(
      name: "plain", files: [GalleryEntry.File("plain.mp4", bytes: 1)],
      parameters: ["key": "value"],
      look: try look())
    let other = GalleryEntry(
      name: text, files: [GalleryEntry.File("\(text).mp4", bytes: 1)], parameters: [text: text],
      look: try look())
    let (expected, seen) = try (page([plain, plain]), page([plain, other]))
    // Besides the drop-downs that two different variants have, nothing but text may differ.
    let extra = ["div", "label", "select", "option", "dl", "dt", "dd", "bdi"]
    func names(_ page: MarkupReader) -> [String] {
      page.elements.map(\.name).filter { !extra.contains($0) }
    }
    #expect(names(seen) == names(expected))
    #expect(seen.elements.allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
    #expect(seen.text.contains(text))
    let links = seen.values("href", of: "a") + seen.values("src", of: "source")
    #expect(links.allSatisfy { $0.hasPrefix("./") })
    #expect(links.filter { $0.removingPercentEncoding == "./\(text).mp4" }.count == 2)
  }

  @Test("turn what steers terminals or turns writing around into a sign")
  func control() throws {
    let text = "a\u{1B}[31m\u{202E}\u{0}b"
    let seen = try page([GalleryEntry(name: text, files: [GalleryEntry.File("a.mp4")])])
    #expect(seen.text.contains("a\u{FFFD}[31m\u{FFFD}\u{FFFD}b"))
  }

  @Test("have one card a variant with a link to each format, films before pictures")
  func cards() throws {
    let files = ["gif", "webm", "md5", "mp4"].map { GalleryEntry.File("v.\($0)", bytes: 35412) }
    let pictures = [GalleryEntry.File("w.md5"), GalleryEntry.File("w.gif")]
    let seen = try page([
      GalleryEntry(name: "v", files: files, look: try look()),
      GalleryEntry(name: "w", files: pictures, look: try look()),
      GalleryEntry(name: "x", files: [GalleryEntry.File("x.y4m")]),
    ])
    #expect(seen.values("class", of: "li").filter { $0 == "card" }.count == 3)
    #expect(
      seen.values("href", of: "a") == [
        "./v.gif", "./v.webm", "./v.md5", "./v.mp4", "./w.md5", "./w.gif", "./x.y4m",
      ])
    #expect(seen.values("src", of: "source") == ["./v.mp4", "./v.webm"])
    #expect(seen.values("src", of: "img") == ["./w.gif"])
    let video = try #require(seen.elements.first { $0.name == "video" }?.attributes)
    #expect(video["preload"] == "none")
    #expect(video["width"] == "64" && video["height"] == "32")
    #expect(["loop", "muted", "playsinline"].allSatisfy(video.keys.contains))
    #expect(seen.text.contains("35,412 bytes"))
    #expect(seen.text.contains("no picture that browsers show"))
  }

  @Test("label every control, number every choice, and load nothing from elsewhere")
  func structure() throws {
    let entries = ["red", "blue", "red"].enumerated().map { index, color in
      GalleryEntry(
        name: "v\(index)",
        files: [GalleryEntry.File("v\(index).mp4", bytes: 1, verdict: .seamless)],
        parameters: ["color": color, "inset": "4"])
    }
    let seen = try page(entries)
    // What doesn't vary gets no drop-down; values go by their order.
    #expect(seen.elements.count { $0.name == "select" } == 1)
    #expect(seen.values("data-choices") == ["0", "1", "0"])
    #expect(seen.values("value", of: "option") == ["", "0", "1"])
    let count = seen.elements.first { $0.attributes["id"] == "count" }
    #expect(count?.attributes["role"] == "status")
    let identifiers = seen.values("id")
    #expect(seen.values("for", of: "label") == ["search", "filter-0"])
    #expect(seen.values("for", of: "label").allSatisfy(identifiers.contains))
    #expect(Set(identifiers).count == identifiers.count)
    #expect(seen.values("aria-labelledby").allSatisfy(identifiers.contains))
    let addresses = seen.values("src") + seen.values("href")
    #expect(addresses.allSatisfy { $0.hasPrefix("./") })
    #expect(seen.elements.count { $0.name == "script" } == 1)
  }

  @Test("tell the contrast against the ground, or against white and black where there is none")
  func contrasts() throws {
    let file = [GalleryEntry.File("a.webm")]
    let opaque = try page([GalleryEntry(name: "a", files: file, look: try look())])
    #expect(opaque.text.contains("4.47 : 1 AA for large text and graphics"))
    let black = try page([GalleryEntry(name: "a", files: file, look: try look("#000", "#fff"))])
    #expect(black.text.contains("21.00 : 1 AAA"))
    let clear = try page([GalleryEntry(name: "a", files: file, look: try look("transparent"))])
    #expect(clear.text.contains("contrast on white4.47 : 1"))
    #expect(clear.text.contains("contrast on black4.68 : 1"))
    let unknown = try page([GalleryEntry(name: "a", files: file)])
    #expect(!unknown.text.contains(" : 1 AA"))
  }

  @Test("say what is missing, what failed, and how many found no room")
  func states() throws {
    let seen = try page(
      [
        GalleryEntry(name: "a", files: [GalleryEntry.File("a.mp4", state: .open)]),
        GalleryEntry(name: "b", files: [GalleryEntry.File("b.mp4", state: .failed("a <reason>"))]),
        GalleryEntry(name: "c", files: [GalleryEntry.File("c.mp4", bytes: 1, verdict: .defective)]),
      ], count: 12345)
    #expect(seen.elements.count { $0.name == "video" } == 1)
    #expect(seen.text.contains("failed a <reason>"))
    #expect(seen.text.contains("These are the first 3 variants of 12,345."))
    #expect(seen.values("data-choices") == ["0", "1", "2"])
  }
}

/// Pages in a folder, of small batches that are really made.
@Suite("Galleries of folders")
struct GalleryFolderTests {
  private func make(
    in folder: TemporaryFolder, shard: Shard? = nil
  ) throws -> (plan: BatchPlan, page: MarkupReader) {
    var request = try BatchRequest.short("color,inset\n#777,4\n#000,8\n", folder: folder.path)
    request.formats = ["mp4", "webm"]
    let plan = try BatchPlan(request)
    var options = BatchOptions()
    options.shard = shard
    options.verifies = true
    _ = try BatchRun.run(plan, options: options) { _ in }
    _ = try Gallery.write(plan)
    return (plan, try page(folder))
  }

  private func page(_ folder: TemporaryFolder) throws -> MarkupReader {
    let text = try String(contentsOfFile: "\(folder.path)/index.html", encoding: .utf8)
    return try #require(MarkupReader(text))
  }

  @Test("are the same after a run that skipped everything, and without the table")
  func same() throws {
    let folder = try TemporaryFolder()
    let first = try make(in: folder)
    #expect(first.page.values("href", of: "a").count == 4)
    #expect(first.page.text.contains("4.47 : 1"))
    #expect(first.page.text.contains("seamless"))
    let again = try make(in: folder)
    #expect(again.page.text == first.page.text)
    let report = try Gallery.write(folder: folder.path)
    #expect((report.shown, report.count) == (2, 2))
    let bare = try page(folder)
    func cards(_ page: MarkupReader) -> [String] {
      page.values("href", of: "a").sorted() + page.values("width", of: "video")
    }
    #expect(cards(bare) == cards(first.page))
    #expect(bare.text.contains("4.47 : 1") && bare.text.contains("21.00 : 1"))
  }

  @Test("of one part show the whole batch")
  func shards() throws {
    let folder = try TemporaryFolder()
    let part = try make(in: folder, shard: Shard(index: 0, count: 2))
    #expect(part.page.values("href", of: "a").count == 2)
    #expect(part.page.text.contains("not made yet"))
    let whole = try make(in: folder, shard: Shard(index: 1, count: 2))
    #expect(whole.page.values("href", of: "a").count == 4)
  }

  @Test("replace themselves only, not someone's own page")
  func foreign() throws {
    let folder = try TemporaryFolder()
    try Data("<!DOCTYPE html><p>mine</p>".utf8)
      .write(to: URL(fileURLWithPath: "\(folder.path)/index.html"))
    #expect(throws: BatchError.self) { try Gallery.check(folder.path) }
    #expect(throws: BatchError.self) { try make(in: folder) }
    #expect(
      try String(contentsOfFile: "\(folder.path)/index.html", encoding: .utf8).hasSuffix("mine</p>")
    )
  }
}
