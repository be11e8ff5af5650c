import Foundation
import Testing

@Suite("export")
struct ExportTests {
  private static let small = ["--size", "64", "--fps", "10"]

  @Test("writes each file and says so in a line")
  func lines() throws {
    let folder = try TemporaryFolder()
    let line = ["export", "a.mp4", "b.webm", "--loops", "2"] + ExportTests.small
    let result = try Program.run(line, in: folder.url)
    let expected =
      /a\.mp4: 64x64, 40 frames at 10 fps, 4 s, \d+\.\d KB\nb\.webm: 64x64, 40 frames at 10 fps, 4 s, \d+\.\d KB\n/
    #expect(result.output.wholeMatch(of: expected) != nil, "\(result.output)")
    #expect(result.messages == "")
    #expect(result.status == 0)
    #expect(try folder.names == ["a.mp4", "b.webm"])
    #expect(try Program.run(line + ["-q"], in: folder.url).output == "")
  }

  @Test("--json tells what was written")
  func json() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["export", "a.mp4", "--json", "--fps", "29.97", "--size", "64"], in: folder.url)
    let document = try result.jsonObject()
    #expect(document["schema"] as? Int == 1)
    #expect(document["retime"] as? Double == 1.001)
    #expect((document["seconds"] as? Double ?? -1) > 0)
    let outputs = try #require(document["outputs"] as? [[String: Any]])
    let output = try #require(outputs.first)
    #expect(outputs.count == 1)
    #expect(output["file"] as? String == "a.mp4")
    #expect(output["container"] as? String == "mp4")
    #expect(output["codec"] as? String == "h264")
    #expect(output["pixelFormat"] as? String == "yuv420p")
    #expect(output["width"] as? Int == 64)
    #expect(output["height"] as? Int == 64)
    #expect(output["fps"] as? String == "30000/1001")
    #expect(output["frames"] as? Int == 60)
    #expect(output["loops"] as? Int == 1)
    #expect(output["duration"] as? String == "1001/500")
    #expect(output["bytes"] as? Int == (try folder.data("a.mp4").count))
    let sum = try Program.shell("sha256sum a.mp4 | cut -d' ' -f1", in: folder.url).output
    #expect(output["sha256"] as? String == sum.trimmingCharacters(in: .newlines))
    #expect(result.messages == "")
  }

  @Test("--dry-run tells what would be written, and writes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["export", "a.webm", "--dry-run", "--seconds", "3", "--crf", "30"] + ExportTests.small,
      in: folder.url)
    let outputs = try #require(try result.jsonObject()["outputs"] as? [[String: Any]])
    let output = try #require(outputs.first)
    #expect(output["codec"] as? String == "vp9")
    #expect(output["frames"] as? Int == 40)
    #expect(output["loops"] as? Int == 2)
    #expect((output["codecOptions"] as? [String: String])?["crf"] == "30")
    #expect(result.status == 0)
    #expect(try folder.names == [])
  }

  @Test("'-' streams to standard output, and words go elsewhere")
  func stream() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell("\"$0\" export - --size 64 --fps 5 > a.y4m", in: folder.url)
    #expect(result.messages == "-: 64x64, 10 frames at 5 fps, 2 s\n")
    #expect(result.output == "")
    let data = try folder.data("a.y4m")
    #expect(data.starts(with: Data("YUV4MPEG2 W64 H64 F5:1 ".utf8)))
    let header = try #require(data.firstIndex(of: UInt8(ascii: "\n"))) + 1
    #expect(data.count == header + 10 * (6 + 64 * 64 * 3 / 2))
  }

  @Test("names that begin with a dash reach through")
  func dashNames() throws {
    let folder = try TemporaryFolder()
    let options = ["export"] + ExportTests.small
    #expect(try Program.run(options + ["./-x.mp4"], in: folder.url).status == 0)
    #expect(try Program.run(options + ["--", "-y.mp4"], in: folder.url).status == 0)
    #expect(try folder.names == ["-x.mp4", "-y.mp4"])
  }

  @Test("progress in JSON is one object a line on standard error")
  func progress() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["export", "a.null", "--progress", "json"] + ExportTests.small, in: folder.url)
    let lines = result.messages.split(separator: "\n")
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["schema"] as? Int == 1)
      #expect(object?["frameCount"] as? Int == 20)
    }
    #expect(lines.last?.contains("\"finishedFrames\": 20,") == true)
  }

  @Test("progress is one line, on a terminal alone, and is taken away")
  func progressLine() throws {
    let folder = try TemporaryFolder()
    let command = "script -qec '\"'\"$0\"'\" export a.null --size 64 --fps 10' /dev/null"
    let terminal = try Program.shell(command, in: folder.url, environment: ["TERM": "xterm"])
    #expect(terminal.output.hasPrefix("\r1/20 frames  5 %"))
    #expect(terminal.output.firstMatch(of: #/\r +\ra\.null: /#) != nil)
    let dumb = try Program.shell(command, in: folder.url, environment: ["TERM": "dumb"])
    #expect(dumb.output == "a.null: 64x64, 20 frames at 10 fps, 2 s\r\n")
  }

  @Test("errors are coloured on a terminal, unless NO_COLOR says no")
  func colors() throws {
    let command = "script -qec '\"'\"$0\"'\" exprot' /dev/null"
    let terminal = try Program.shell(command, environment: ["TERM": "xterm"])
    #expect(terminal.output.hasPrefix("pulse-video: \u{1B}[1;31merror:\u{1B}[0m unknown command"))
    for environment in [["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"]] {
      let plain = try Program.shell(command, environment: environment)
      #expect(plain.output.hasPrefix("pulse-video: error: unknown command"))
    }
  }
}

@Suite("export that fails")
struct FailedExportTests {
  /// What is asked for, what it says, and how it ends.
  static let refusals: [BadInput] = [
    BadInput(
      "x.mpg", says: "'x.mpg': no format has the ending '.mpg'; did you mean '.mp4'?", hint: false),
    BadInput(
      "x.gif", "--background", "transparent", "--matte", "blu",
      says: "matte: unknown colour 'blu'; did you mean 'blue'?", hint: false),
    BadInput(
      "x.mp4", "--pixel-format", "yuv420",
      says: """
        'x.mp4': h264 in mp4 takes no pixel format 'yuv420'; it takes yuv420p, yuv422p, yuv444p, \
        yuv420p10le, yuv422p10le, yuv444p10le; did you mean 'yuv420p'?
        """, hint: false),
    BadInput(
      "x.mp4", "--codec", "h246",
      says: """
        'x.mp4': mp4 knows no codec 'h246'; it takes h264, hevc, av1, vp9; did you mean 'h264'?
        """, hint: false),
    BadInput(
      "dir.mp4/",
      says:
        "'dir.mp4/' names a folder, as it ends in '/', and a file is written; name it, as in 'dir.mp4'",
      hint: false),
    BadInput(
      "out//",
      says:
        "'out//' names a folder, as it ends in '/', and a file is written; name it, as in 'out/pulse.mp4'",
      hint: false),
    BadInput(
      "x",
      says: """
        'x' has no ending that picks a format; use one of .mp4, .m4v, .mov, .webm, .mkv, .gif, \
        .apng, .webp, .avif, .png, .y4m, .md5, .null
        """, hint: false),
    BadInput(
      "x.mp4", "--background", "transparent",
      says: """
        'x.mp4': h264 in mp4 can't carry transparency; write a .webm, .webp, .apng, .mov or a numbered \
        .png, or give --background a colour without alpha
        """, hint: false),
    BadInput(
      "x.mkv", "--codec", "h264", "--background", "transparent",
      says: """
        'x.mkv': h264 in mkv can't carry transparency; use --codec vp9, or give --background a \
        colour without alpha
        """, hint: false),
    BadInput(
      "x.webm", "--background", "transparent", "--pixel-format", "yuv420p",
      says: """
        'x.webm': yuv420p can't carry transparency; use --pixel-format yuva420p, or give \
        --background a colour without alpha
        """, hint: false),
    BadInput(
      "x-%d.png", "x-%01d.png",
      says: """
        'x-%01d.png' and 'x-%d.png' would both write 'x-0.png'; every output needs files of its own
        """, hint: false),
    BadInput(
      "x.mp4", "--size", "481",
      says: """
        'x.mp4': yuv420p stores one chroma sample for 2x2 pixels and can't hold 481x482; use \
        --size 482 or --pixel-format yuv444p
        """, hint: false),
    BadInput(
      "x.mp4", "--size", "101x101",
      says: """
        'x.mp4': yuv420p stores one chroma sample for 2x2 pixels and can't hold 101x101; use \
        --size 102x102 or --pixel-format yuv444p
        """, hint: false),
    BadInput(
      "x.mp4", "--codec", "av2",
      says: "'x.mp4': mp4 knows no codec 'av2'; it takes h264, hevc, av1, vp9; did you mean 'av1'?",
      hint: false),
    BadInput(
      "x.mp4", "--crf", "99", says: "--crf 99: h264 takes a number of 0 (best) ... 51", hint: false),
    BadInput(
      "x.mp4", "--codec-option", "prset=fast",
      says: """
        no encoder of these outputs (h264) has the option 'prset'; did you mean 'preset'?
        """, hint: false),
  ]

  @Test("costs one sentence and leaves no file", arguments: refusals)
  func refusal(_ input: BadInput) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["export"] + input.options, in: folder.url)
    #expect(result.messages == "pulse-video: error: \(input.sentence)\n")
    #expect(result.output == "")
    #expect(result.status == input.status)
    #expect(try folder.names == [])
  }

  @Test(
    "where the output can't be made", arguments: ["none/x.mp4", "folder.mp4", "/dev/null/x.mp4"])
  func place(_ name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder.mp4"), withIntermediateDirectories: false)
    let result = try Program.run(
      ["export", "a.webm", name, "--size", "64", "--fps", "5"], in: folder.url)
    #expect(result.status == 73)
    #expect(result.output == "")
    #expect(result.messages.hasPrefix("pulse-video: error: "))
    #expect(result.messages.contains(name))
    #expect(result.messages.split(separator: "\n").count == 1)
    #expect(try folder.names == ["folder.mp4"])
  }

  @Test("with --no-overwrite leaves what is there")
  func noOverwrite() throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("x.mp4"))
    let result = try Program.run(
      ["export", "x.mp4", "--no-overwrite", "--size", "64"], in: folder.url)
    #expect(result.status == 73)
    #expect(try folder.data("x.mp4") == Data("old".utf8))
    #expect(try folder.names == ["x.mp4"])
  }

  @Test("on a full disk behind standard output")
  func fullDisk() throws {
    let result = try Program.shell("\"$0\" export - --size 512 --fps 5 > /dev/full")
    #expect(result.status == 74)
    #expect(result.messages.contains("No space left on device"))
    #expect(result.messages.split(separator: "\n").count == 1)
  }

  @Test("when the reader of standard output has gone, without a word")
  func closedPipe() throws {
    let result = try Program.shell(
      "\"$0\" export - --size 512 | head -c 1 > /dev/null; exit ${PIPESTATUS[0]}")
    #expect(result.status == 141)
    #expect(result.messages == "")
  }

  @Test("never puts words into a file, even where standard streams are closed")
  func closedStreams() throws {
    let folder = try TemporaryFolder()
    let line = "\"$0\" export a.mp4 --size 64 --fps 5 -q && \"$0\" export b.mp4 --size 64 --fps 5"
    let result = try Program.shell("\(line) --progress json <&- >&- 2>&-", in: folder.url)
    _ = result.status
    #expect(try folder.data("a.mp4") == folder.data("b.mp4"))
  }

  @Test("by a signal leaves the old file and nothing else", arguments: [SIGINT, SIGTERM])
  func signal(_ number: Int32) throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("x.mp4"))
    let messages = Pipe()
    let process = Process()
    process.executableURL = Program.url
    process.arguments = [
      "export", "x.mp4", "--set", "duration=10", "--size", "256", "--progress", "json",
    ]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    try Signals.unblocked { try process.run() }
    // The first line says that work is under way.
    _ = messages.fileHandleForReading.readData(ofLength: 1)
    kill(process.processIdentifier, number)
    let text = String(
      decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + number)
    #expect(text.split(separator: "\n").last?.hasPrefix("pulse-video: error: stopped by") == true)
    #expect(try folder.names == ["x.mp4"])
    #expect(try folder.data("x.mp4") == Data("old".utf8))
  }
}

private enum Signals {
  /// Runs `body` with no signal blocked, as in a shell; a child process inherits that.
  ///
  /// The threads on which tests run block all of them.
  static func unblocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
