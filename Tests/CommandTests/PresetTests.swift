import Foundation
import Testing

@Suite("Presets and limits, as a user meets them")
struct PresetCommandTests {
  @Test("presets, formats, help and the README agree")
  func agreement() throws {
    let document = try Program.run(["presets", "--json"]).json()
    let presets = try #require(document as? [[String: Any]])
    let list = try Program.run(["presets"]).output
    let formats = try Program.run(["formats", "--json"]).jsonObject()
    let known = try #require(formats["formats"] as? [[String: Any]])
      .flatMap { $0["endings"] as? [String] ?? [] }
    for preset in presets {
      let name = try #require(preset["name"] as? String)
      #expect(list.contains("\n  \(name)") || list.hasPrefix("  \(name)"), "\(name)")
      let page = try Program.run(["presets", name])
      #expect(page.status == 0 && page.output.hasPrefix("\(name): "))
      let sources = try #require(preset["sources"] as? [[String: Any]])
      for source in sources {
        #expect(page.output.contains(try #require(source["url"] as? String)))
        #expect(page.output.contains(try #require(source["date"] as? String)))
      }
      let files = try #require(preset["files"] as? [String])
      let isWritten = preset["obstacle"] is NSNull && files.contains(where: known.contains)
      #expect(preset["available"] as? Bool == isWritten, "\(name)")
    }
    for page in [["export", "--help"], ["batch", "--help"], ["verify", "--help"]] {
      #expect(try Program.run(page).output.contains("--preset NAME"))
    }
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../README.md")
        .standardized, encoding: .utf8)
    let named = readme.matches(of: /--preset ([a-z-]+)/).map { String($0.1) }
    #expect(named.count >= 2)
    for name in named {
      #expect(presets.contains { $0["name"] as? String == name }, "\(name)")
    }
  }

  @Test("a sticker keeps every rule; verify agrees, and names what breaks one")
  func sticker() throws {
    let folder = try TemporaryFolder()
    let made = try Program.run(
      ["export", "s.webm", "--preset", "telegram-video-emoji", "--effort", "fast"], in: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    let judged = try Program.run(
      ["verify", "s.webm", "--preset", "telegram-video-emoji"], in: folder.url)
    #expect(judged.status == 0, "\(judged.output)")
    #expect(
      judged.output.contains("meets all rules of telegram-video-emoji that can be checked (7)"),
      "\(judged.output)")
    let other = try Program.run(
      ["verify", "s.webm", "--preset", "telegram-video-sticker"], in: folder.url)
    #expect(other.status == 1)
    #expect(
      other.output.contains("longer side: 100 pixels, allowed is 512 pixels"), "\(other.output)")
    #expect(!other.output.contains("NOT loop"))
    #expect(try folder.names == ["s.webm"])
  }

  @Test("a file of another kind is named with its own kind and those that are taken")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let made = try Program.run(
      ["export", "x.mp4", "--size", "128", "--fps", "20", "--effort", "fast"], in: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    let says = "slack-emoji: kind of file: MP4, allowed is GIF or PNG"
    let words = try Program.run(["verify", "x.mp4", "--preset", "slack-emoji"], in: folder.url)
    #expect(words.status == 1 && words.output.contains(says), "\(words.output)")
    let document = try Program.run(
      ["verify", "x.mp4", "--preset", "slack-emoji", "--json"], in: folder.url
    ).jsonObject()
    let files = try #require(document["files"] as? [[String: Any]])
    #expect(files[0]["verdict"] as? String == "defective")
    let findings = try #require(files[0]["findings"] as? [[String: Any]])
    let messages = findings.filter { $0["severity"] as? String == "fault" }
      .compactMap { $0["message"] as? String }
    #expect(messages.contains { $0.hasPrefix(says) }, "\(messages)")
  }

  @Test("a rule that a finished file breaks leaves no file and exits with 1")
  func broken() throws {
    let folder = try TemporaryFolder()
    let made = try Program.run(
      [
        "export", "y.mp4", "--preset", "youtube", "--size", "320x180", "--codec-option", "g=60",
        "--codec-option", "keyint_min=60", "--effort", "fast",
      ], in: folder.url)
    #expect(made.status == 1)
    #expect(made.messages.contains("time between key frames: 1 s, allowed is at most 0.5 s"))
    #expect(try folder.names == [])
  }

  @Test("a loop that is repeated for its place's sake is no waste, and told why")
  func repeats() throws {
    let folder = try TemporaryFolder()
    let small = ["--size", "640x640", "--fps", "30", "--effort", "fast"]
    let made = try Program.run(
      ["export", "t.mp4", "--preset", "tiktok-ad"] + small, in: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    #expect(
      made.messages.contains("the loop is played 3 times, as tiktok-ad asks for at least 5 s"),
      "\(made.messages)")
    let judged = try Program.run(["verify", "t.mp4", "--preset", "tiktok-ad"], in: folder.url)
    #expect(
      judged.output.contains("holds the same loop 3 times, as tiktok-ad asks for at least 5 s."),
      "\(judged.output)")
    let long = try Program.run(["export", "l.mp4", "--loops", "5"] + small, in: folder.url)
    #expect(long.status == 0, "\(long.messages)")
    let wasteful = try Program.run(["verify", "l.mp4", "--preset", "tiktok-ad"], in: folder.url)
    #expect(
      wasteful.output.contains(
        "holds the same loop 5 times, of which 3 would do, as tiktok-ad asks for at least 5 s."),
      "\(wasteful.output)")
    let plain = try Program.run(["verify", "l.mp4"], in: folder.url)
    #expect(plain.output.contains("one of them would do"), "\(plain.output)")
  }

  @Test("mistakes cost one sentence")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    for (words, says, status) in [
      (
        ["export", "x.webm", "--preset", "telegram-video-stickr"],
        "did you mean 'telegram-video-sticker'?", 64
      ),
      (
        ["presets", "telegramm"],
        "did you mean 'telegram-video-sticker' or 'telegram-video-emoji'?", 64
      ),
      (["export", "x.gif", "--preset", "slak"], "did you mean 'slack-emoji'?", 64),
      (["presets", "youtub"], "did you mean 'youtube'?", 64),
      (["presets", "WhatsApp-sticker"], "did you mean 'whatsapp-animated'?", 64),
      (["presets", "app-preview"], "did you mean 'apple-app-preview'?", 64),
      (
        ["presets", "telegram"],
        "did you mean 'telegram-video-sticker' or 'telegram-video-emoji'?", 64
      ),
      (["export", "x.mp4", "--preset", "telegram-video-sticker"], "takes a .webm", 64),
      (
        ["export", "x.webm", "--preset", "telegram-video-sticker", "--fps", "60"],
        "frame rate: 60 frames a second, allowed is at most 30 frames a second", 64
      ),
      (["export", "x.mp4", "--max-bytes", "100", "--size", "64", "--fps", "10"], "smallest", 1),
      (["export", "x.mp4", "--max-bytes", "1MB", "--crf", "20"], "--crf", 64),
      (
        ["export", "x.mp4", "--allow", "size,fps"],
        "--allow fps,size says what --max-bytes may lower, and no most bytes are set", 64
      ),
      (
        ["export", "x.gif", "--preset", "giphy-sticker", "--allow", "fps"],
        "add --max-bytes N, or leave it out", 64
      ),
      (["export", "--web", "page", "--allow", "fps"], "add --max-bytes N", 64),
      (
        ["batch", "--vary", "color=red,blue", "--allow", "fps", "--out", "o"],
        "add --max-bytes N", 64
      ),
      (["export", "x.mp4", "--web", "page"], "leave out 'x.mp4'", 64),
      (["export", "--web", "hero.html"], "use --web hero", 64),
      (
        ["export", "x.gif", "--quality", "50", "--size", "64"],
        "a GIF takes all colours that it can; --size and --fps make it smaller", 64
      ),
      (
        ["export", "--preset", "slack-emoji"],
        "'export' needs a file, as in: pulse-video export slack-emoji.gif --preset slack-emoji", 64
      ),
      (["verify", "x.mp4", "--preset", "ios-launch"], "no rules for a file", 64),
    ] as [([String], String, Int32)] {
      let result = try Program.run(words, in: folder.url)
      #expect(result.status == status, "\(words): \(result.messages)")
      #expect(result.messages.contains(says), "\(words): \(result.messages)")
      #expect(try folder.names == [], "\(words)")
    }
  }

  @Test("a loop that is shortened is told as faster, not as rounded")
  func shortened() throws {
    let result = try Program.run([
      "export", "x.webm", "--preset", "telegram-video-emoji", "--set", "duration=4", "--retime",
      "--dry-run",
    ])
    #expect(result.status == 0, "\(result.messages)")
    #expect(
      result.messages.contains(
        "the loop plays 2.67 times as fast as the scene, to last 3 s"), "\(result.messages)")
    #expect(!result.messages.contains("--fit exact"))
  }

  @Test("a limit is told on standard error and in the document")
  func limit() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["export", "x.mp4", "--size", "128", "--fps", "20", "--max-bytes", "5KB", "--json"],
      in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    let outputs = try #require(try result.jsonObject()["outputs"] as? [[String: Any]])
    let fitting = try #require(outputs[0]["fitting"] as? [String: Any])
    #expect(fitting["limit"] as? Int == 5000)
    #expect(try #require(outputs[0]["bytes"] as? Int) <= 5000)
    #expect(
      result.messages.contains(/x\.mp4: \d\.\d KB of at most 5 KB, with quality/),
      "\(result.messages)")
  }

  @Test("a page comes whole: two videos, a poster, and markup with the right types")
  func web() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      [
        "export", "--web", "site/hero", "--size", "64", "--fps", "20", "--background",
        "transparent",
      ], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.messages.contains("white background"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("site/hero").path)
    #expect(names.sorted() == ["index.html", "loop.mp4", "loop.webm", "poster.png"])
    let page = String(decoding: try folder.data("site/hero/index.html"), as: UTF8.self)
    for part in [
      "muted autoplay playsinline loop", "poster=\"poster.png\"", "width=\"64\" height=\"64\"",
      "prefers-reduced-motion", "video/webm; codecs=\"vp09.00.10.08\"",
      "video/mp4; codecs=\"avc1.64",
    ] { #expect(page.contains(part), "\(part)") }
    let webm = try #require(page.range(of: "loop.webm\" type"))
    let mp4 = try #require(page.range(of: "loop.mp4\" type"))
    #expect(webm.lowerBound < mp4.lowerBound)
    let refused = try Program.run(
      ["export", "--web", "other", "--size", "65x65"], in: folder.url)
    #expect(refused.status == 64)
    #expect(try folder.names == ["site"])
  }

  @Test("what a limit may lower needs one, but for a batch's rows that leave their limit open")
  func idleConcessions() throws {
    let folder = try TemporaryFolder()
    try Data("color,max-bytes\nred,\nblue,100KB\n".utf8)
      .write(to: folder.url.appendingPathComponent("t.csv"))
    let some = try Program.run(
      ["batch", "t.csv", "--out", "o", "--allow", "fps", "--name", "{color}", "--dry-run"],
      in: folder.url)
    #expect(some.status == 0, "\(some.messages)")
    // The bit rate leaves no room for the preset's limit, nor for what it allows.
    let rated = try Program.run([
      "export", "x.avif", "--preset", "discord-emoji", "--bitrate", "500k", "--dry-run",
    ])
    #expect(rated.status == 0, "\(rated.messages)")
  }

  @Test("a page's folder that is a file is told so, and the file stays")
  func webOntoFile() throws {
    let folder = try TemporaryFolder()
    try Data("kept".utf8).write(to: folder.url.appendingPathComponent("page"))
    let refused = try Program.run(
      ["export", "--web", "page", "--size", "64", "--fps", "10"], in: folder.url)
    #expect(refused.status == 73)
    #expect(
      refused.messages.contains(
        "page is a file, not a folder; name another folder, or move the file away"),
      "\(refused.messages)")
    #expect(try folder.data("page") == Data("kept".utf8))
  }

  @Test("batch takes a preset for all rows, or one a row")
  func batch() throws {
    let folder = try TemporaryFolder()
    try Data("color,preset\nred,telegram-video-emoji\n".utf8)
      .write(to: folder.url.appendingPathComponent("t.csv"))
    let made = try Program.run(
      ["batch", "t.csv", "--out", "o", "--formats", "webm", "--verify", "--effort", "fast"],
      in: folder.url)
    #expect(made.status == 0, "\(made.messages)\(made.output)")
    let unnamed = try Program.run(["batch", "t.csv", "--out", "n"], in: folder.url)
    #expect(unnamed.status == 65)
    #expect(unnamed.messages.contains("takes a .webm; use --formats webm"), "\(unnamed.messages)")
    let again = try Program.run(
      [
        "batch", "--vary", "color=red,blue", "--preset", "telegram-video-emoji", "--out", "p",
        "--effort", "fast",
      ], in: folder.url)
    #expect(again.status == 0, "\(again.messages)")
    let judged = try Program.run(
      ["verify", "--preset", "telegram-video-emoji", "p/pulse-red.webm", "p/pulse-blue.webm"],
      in: folder.url)
    #expect(judged.status == 0, "\(judged.output)")
    let wrong = try Program.run(
      [
        "batch", "--vary", "fps=30,60", "--preset", "telegram-video-emoji", "--out", "q",
      ], in: folder.url)
    #expect(wrong.status != 0)
    #expect(wrong.messages.contains("60 frames a second"))
  }
}
