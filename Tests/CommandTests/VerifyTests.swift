import Foundation
import Testing

/// `verify` as a user runs it, on files of ours and on ffmpeg's.
@Suite("Verify")
struct VerifyTests {
  @Test("finds that our exports loop, frame by frame")
  func ownExports() throws {
    let folder = try TemporaryFolder()
    let files = ["a.mp4", "a.webm", "a.mkv", "a.mov"]
    try folder.export(files + ["--size", "128", "--fps", "30"])
    try folder.export(["t.webm", "--size", "128", "--fps", "25", "--background", "transparent"])
    let result = try Program.run(["verify"] + files + ["t.webm"], in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    #expect(result.messages == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5, "\(result.output)")
    for (file, line) in zip(files + ["t.webm"], lines) {
      let count = file == "t.webm" ? 50 : 60
      let beginning =
        "\(file): loops seamlessly: \(count) frames, 2 s, compared with its recipe: every frame is "
        + "the right one (mean difference "
      #expect(line.hasPrefix(beginning), "\(line)")
    }
  }

  @Test("goes by the pictures where there is no recipe", arguments: ["a.mp4", "a.y4m"])
  func withoutRecipe(_ file: String) throws {
    let folder = try TemporaryFolder()
    try folder.export([file, "--size", "128", "--fps", "30", "--no-recipe"])
    let result = try Program.run(["verify", file], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasPrefix("\(file): loops seamlessly: 60 frames, 2 s\n"))
  }

  @Test("leaves files alone that loop without our doing")
  func strangersLoop() throws {
    let folder = try TemporaryFolder()
    try folder.circle(48, "good.mp4")
    try folder.circle(48, "good.gif")
    let result = try Program.run(["verify", "good.mp4", "good.gif"], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(!result.output.contains("fault"))
  }

  @Test(
    "names what is wrong",
    arguments: [
      ("twice.mp4", 49, "", "does NOT loop seamlessly", ["duplicate-frame"]),
      ("short.mp4", 46, "", "does NOT loop seamlessly", ["missing-frames"]),
      ("cut.mp4", 31, "", "does NOT loop seamlessly", ["cut", "missing-frames"]),
      ("once.gif", 48, "-loop -1", "loops, but plays only once", ["plays-once"]),
      (
        "fast.gif", 48, "-vf settb=1/100,setpts=N -r 100", "loops, but plays at the wrong speed",
        ["slow-delay"]
      ),
    ])
  func broken(
    _ file: String, frames: Int, options: String, headline: String, codes: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.circle(frames, file, options)
    let result = try Program.run(["verify", file], in: folder.url)
    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.hasPrefix("\(file): \(headline): \(frames) frames, "))
    #expect(codes.contains { result.output.contains("\n  fault \($0): ") }, "\(result.output)")
  }

  @Test("says the worst first")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.circle(49, "twice.mp4", "-movflags -faststart")
    for options in [[], ["--fast"]] {
      let result = try Program.run(["verify", "twice.mp4"] + options, in: folder.url)
      let severities = result.output.split(separator: "\n").dropFirst()
        .compactMap { $0.split(separator: " ").first }
      let ranks = severities.compactMap { ["fault", "warning", "note"].firstIndex(of: $0) }
      #expect(ranks.count == severities.count && ranks.count >= 2 - options.count)
      #expect(ranks == ranks.sorted(), "\(result.output)")
    }
  }

  @Test("leaves notes out where asked for quiet")
  func quiet() throws {
    let folder = try TemporaryFolder()
    try folder.export(["a.mp4", "--size", "64", "--fps", "30", "--loops", "3"])
    let normal = try Program.run(["verify", "a.mp4"], in: folder.url)
    let quiet = try Program.run(["verify", "a.mp4", "-q"], in: folder.url)
    #expect(normal.output.contains("6 s, compared with its recipe, 3 plays of it: every frame"))
    #expect(normal.output.contains("\n  note repeats: "))
    // The step onto a key frame is here one of the film's small ones.
    #expect(!normal.output.contains("keyframe-pop"), "\(normal.output)")
    let lines = normal.output.split(separator: "\n").filter { !$0.hasPrefix("  note ") }
    #expect(quiet.output.split(separator: "\n") == lines)
  }

  @Test("reports its progress a line at a time")
  func progress() throws {
    let folder = try TemporaryFolder()
    try folder.export(["a.mp4", "--size", "64", "--fps", "30"])
    let result = try Program.run(["verify", "a.mp4", "--progress", "json"], in: folder.url)
    let last = try #require(result.messages.split(separator: "\n").last)
    let state = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    #expect(state?["finishedFrames"] as? Int == 60)
    #expect(state?["frameCount"] as? Int == 60)
  }
}

// MARK: - Exit codes

extension VerifyTests {
  @Test("ends as the worst file demands, and looks at all of them")
  func precedence() throws {
    let folder = try TemporaryFolder()
    try folder.export(["good.mp4", "--size", "64", "--fps", "30"])
    try folder.circle(49, "twice.mp4")
    try Data("no video".utf8).write(to: folder.url.appendingPathComponent("garbage.mp4"))
    let codes = ["good.mp4": 0, "twice.mp4": 1, "garbage.mp4": 65, "missing.mp4": 66] as [_: Int32]
    let lines = [
      ["good.mp4"], ["twice.mp4"], ["garbage.mp4"], ["missing.mp4"], ["twice.mp4", "good.mp4"],
      ["garbage.mp4", "twice.mp4"], ["twice.mp4", "garbage.mp4", "good.mp4"],
      ["missing.mp4", "garbage.mp4", "twice.mp4", "good.mp4"],
    ]
    for files in lines {
      let result = try Program.run(["verify"] + files, in: folder.url)
      #expect(result.status == files.compactMap { codes[$0] }.max(), "\(files)")
      for file in files { #expect(result.output.contains("\(file): "), "\(files)") }
    }
  }

  @Test("says why a file can't be read, and opens no other in its stead")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try Data("#EXTM3U\n/etc/passwd\n".utf8).write(to: folder.url.appendingPathComponent("evil.mp4"))
    let evil = try Program.run(["verify", "evil.mp4"], in: folder.url)
    #expect(evil.status == 65)
    #expect(evil.output.hasPrefix("evil.mp4: can't be read: "))
    let missing = try Program.run(["verify", "missing.mp4"], in: folder.url)
    #expect(missing.status == 66)
    #expect(missing.output == "missing.mp4: can't be read: there is no file of that name\n")
  }

  @Test("lets what can't be told pass, unless it is to be strict")
  func strict() throws {
    let folder = try TemporaryFolder()
    try folder.ffmpeg("-f lavfi -i color=red:s=64x64:r=25 -frames:v 25 still.mp4")
    for (options, status) in [([], 0), (["--strict"], 1)] as [([String], Int32)] {
      let result = try Program.run(["verify", "still.mp4"] + options, in: folder.url)
      #expect(result.status == status)
      #expect(result.output.contains("the pictures can't tell whether it loops"))
      #expect(result.output.contains("\n  note no-motion: "))
    }
    try folder.export(["good.mp4", "--size", "64", "--fps", "30"])
    #expect(try Program.run(["verify", "good.mp4", "--strict"], in: folder.url).status == 0)
    let fast = try Program.run(["verify", "good.mp4", "--fast"], in: folder.url)
    #expect(fast.status == 0)
    #expect(fast.output.contains("the pictures were not looked at: 60 frames, 2 s\n"))
    let both = try Program.run(["verify", "good.mp4", "--fast", "--strict"], in: folder.url)
    #expect(both.status == 1)
  }
}

// MARK: - A scene by name

extension VerifyTests {
  @Test("compares with a scene, at the file's own size and rate")
  func scene() throws {
    let folder = try TemporaryFolder()
    let look = ["--color", "#0a84ff", "--padding", "10%", "--start", "0.25"]
    let storage = ["--size", "200x120", "--fps", "25", "--loops", "2", "--no-recipe"]
    try folder.export(["a.mp4"] + look + storage)
    let right = try Program.run(["verify", "a.mp4", "--scene", "pulse"] + look, in: folder.url)
    #expect(right.status == 0, "\(right.output)")
    #expect(right.output.contains("compared with the scene, 2 plays of it: every frame is the"))
    let wrongs = [
      ["--color", "#0aff84"] + look.dropFirst(2), look.dropLast() + ["0.5"],
      Array(look.dropLast(2)),
    ]
    for wrong in wrongs {
      let result = try Program.run(["verify", "a.mp4", "--scene", "pulse"] + wrong, in: folder.url)
      #expect(result.status == 1, "\(wrong): \(result.output)")
      #expect(result.output.contains("\n  fault recipe-mismatch: "), "\(wrong): \(result.output)")
    }
  }

  @Test("says so where the scene doesn't fit")
  func sceneThatDoesNotFit() throws {
    let folder = try TemporaryFolder()
    try folder.export(["a.mp4", "--size", "64", "--fps", "30", "--loops", "3"])
    let plays = try Program.run(["verify", "a.mp4", "--loops", "2"], in: folder.url)
    #expect(plays.output.contains("note recipe-stale: "))
    #expect(plays.output.contains("2 plays of it are 120 frames, the file has 180"))
    let scene = ["verify", "a.mp4", "--scene", "pulse"]
    let padding = try Program.run(scene + ["--padding", "50"], in: folder.url)
    #expect(padding.output.contains("note recipe-stale: "))
    #expect(padding.messages.contains("note: a.mp4: padding of 50 pixels"))
    #expect(padding.status == 0)
    // Who wants to be sure has to name a scene that fits; a stale recipe is nothing they said.
    let strict = ["--padding", "50", "--strict", "--junit", "a.xml"]
    #expect(try Program.run(scene + strict, in: folder.url).status == 1)
    let junit = try String(
      contentsOf: folder.url.appendingPathComponent("a.xml"), encoding: .utf8)
    #expect(junit.contains("failures=\"1\"") && junit.contains("<failure type=\"recipe-stale\""))
    #expect(try Program.run(["verify", "a.mp4", "--strict"], in: folder.url).status == 0)
  }

  @Test(
    "refuses a scene that nobody could draw", arguments: [["plse"], ["pulse", "--set", "x=1"]])
  func wrongScene(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.export(["a.mp4", "--size", "64", "--fps", "5"])
    let result = try Program.run(["verify", "a.mp4", "--scene"] + words, in: folder.url)
    #expect(result.status == 64)
    #expect(result.output == "")
  }
}
