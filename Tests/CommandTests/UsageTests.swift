import Testing

/// A command line that is wrong, and the whole of what it costs.
struct Mistake: Sendable, CustomTestStringConvertible {
  let line: [String]
  let sentence: String
  let command: String

  init(_ line: String..., says sentence: String, see command: String = "") {
    self.line = line
    self.sentence = sentence
    self.command = command
  }

  var testDescription: String { line.joined(separator: " ") }

  /// The two lines on standard error.
  var messages: String {
    let page = command.isEmpty ? "" : " \(command)"
    return "pulse-video: error: \(sentence)\nSee 'pulse-video\(page) --help'.\n"
  }
}

@Suite("Wrong command lines")
struct UsageTests {
  static let commands =
    "the commands are export, verify, batch, still, sheet, frames, scenes, presets, formats and help"

  static let mistakes: [Mistake] = [
    Mistake("exprot", "x.mp4", says: "unknown command 'exprot'; did you mean 'export'?"),
    Mistake("encode", "x.csv", says: "unknown command 'encode'; \(commands)"),
    Mistake(
      "help", "expotr", says: "unknown command 'expotr'; did you mean 'export'?", see: "help"),
    Mistake(
      "pulse.mp4",
      says: "'pulse.mp4' is no command; did you mean: pulse-video export pulse.mp4"),
    Mistake(
      "my pulse.png",
      says: "'my pulse.png' is no command; did you mean: pulse-video still 'my pulse.png'"),
    Mistake("--fps", "30", says: "a command is missing; \(commands)"),
    Mistake(
      "export", "--colour", "red", "x.mp4",
      says: "unknown option '--colour'; did you mean '--color'?", see: "export"),
    Mistake(
      "export", "-fps", "30", "x.mp4",
      says: "unknown option '-fps'; did you mean '--fps'?", see: "export"),
    Mistake("export", "--zebra", "x.mp4", says: "unknown option '--zebra'", see: "export"),
    Mistake(
      "export", "--duration", "2", "x.mp4",
      says: "unknown option '--duration'; it is a parameter of a scene: --set duration=VALUE",
      see: "export"),
    Mistake(
      "export", "x.mp4", "--color",
      says: """
        --color needs a value: a colour, such as '#0a84ff', tomato or 'hsb(0, 1, 0.8)'; a shell takes an \
        unquoted # for the beginning of a comment, so write --color '#cc0000' with the quotes
        """, see: "export"),
    Mistake(
      "export", "x.mp4", "--color", "0a84ff",
      says: """
        the parameter 'color' of 'pulse': unknown colour '0a84ff'; did you mean '#0a84ff'?
        """, see: "export"),
    Mistake(
      "export", "x.mp4", "--bitrate", "1",
      says: """
        --bitrate must be 1k to 1000M bits a second, such as 2M, 800k or 1500000, not '1'
        """, see: "export"),
    Mistake(
      "export", "-o", "x.mp4",
      says: """
        unknown option '-o'; files are named without an option, as in: pulse-video export pulse.mp4
        """, see: "export"),
    Mistake(
      "export", "-x.mp4",
      says: """
        unknown option '-x.mp4'; a file of that name is written ./-x.mp4, or after '--'
        """, see: "export"),
    Mistake(
      "export", "--frame", "3", "x.mp4", says: "--frame belongs to 'still', not to 'export'",
      see: "export"),
    Mistake(
      "frames", "--loops", "3",
      says: "--loops belongs to 'export', 'verify' and 'batch', not to 'frames'",
      see: "frames"),
    Mistake(
      "export", "x.mp4", "--codec",
      says: "--codec needs a value: a codec; 'pulse-video formats' lists them", see: "export"),
    Mistake(
      "export", "x.mp4", "--size", "--json",
      says: """
        --size needs a value: a width, or width and height, in pixels: 1080, 1920x1080; \
        if '--json' is meant, write --size=--json
        """, see: "export"),
    Mistake(
      "export", "x.mp4", "--json=yes", says: "--json takes no value, but is given 'yes'",
      see: "export"),
    Mistake(
      "export", "x.mp4", "--fit", "nearst",
      says: """
        --fit must be nearest, exact or periods, not 'nearst'; did you mean 'nearest'?
        """, see: "export"),
    Mistake(
      "export", "x.mp4", "--effort", "bst",
      says: "--effort must be fast, balanced or best, not 'bst'; did you mean 'best'?",
      see: "export"),
    Mistake(
      "export", "x.mp4", "--allow", "fsp",
      says: "--allow must be fps, size or fps,size, not 'fsp'; did you mean 'fps'?", see: "export"),
    Mistake(
      "export", "x.mp4", "--quality", "80%",
      says: "--quality must be a number from 0 to 100, not '80%'; did you mean '80'?", see: "export"
    ),
    Mistake(
      "export", "x.mp4", "--bitrate", "1500kbps",
      says: """
        --bitrate must be 1k to 1000M bits a second, such as 2M, 800k or 1500000, not '1500kbps'
        """, see: "export"),
    Mistake(
      "frames", "--set", "width",
      says: """
        --set must be a parameter of the scene and its value, such as width=200, not 'width'
        """, see: "frames"),
    Mistake(
      "export", "x.mp4", "--fps", "30", "--fps=60",
      says: "--fps is given 2 times, as '30' and '60'; give it once", see: "export"),
    Mistake(
      "frames", "--set", "width=1", "--set", "width=2",
      says: "--set sets 'width' twice; give it once",
      see: "frames"),
    Mistake(
      "frames", "--color", "red", "--set", "color=blue",
      says: "--color X is short for --set color=X; give one of them", see: "frames"),
    Mistake(
      "export", "x.mp4", "--size", "9", "--scale", "2",
      says: "--size and --scale exclude each other; give one of them", see: "export"),
    Mistake(
      "export", "x.mp4", "--crf", "9", "--bitrate", "2M",
      says: "--crf and --bitrate exclude each other; give one of them", see: "export"),
    Mistake(
      "export",
      says: "'export' needs a file, as in: pulse-video export pulse.mp4 --color '#0a84ff'",
      see: "export"),
    Mistake(
      "frames", "x.json",
      says: """
        'frames' takes no file, so 'x.json' is too much; a scene is named by --scene x.json
        """, see: "frames"),
    Mistake(
      "frames", "x.csv", says: "'frames' takes no file, so 'x.csv' is too much", see: "frames"),
    Mistake(
      "scenes", "pulse", "--scene", "orbit",
      says: "--scene is given 2 times, as 'orbit' and 'pulse'; give it once", see: "scenes"),
    Mistake(
      "scenes", "pulse", "orbit", says: "'scenes' takes one word, so 'orbit' is too much",
      see: "scenes"),
    Mistake(
      "still", "a.png", "b.png", says: "'still' writes one file, so 'b.png' is too much",
      see: "still"),
    Mistake("export", "", says: "a file's name is empty", see: "export"),
    Mistake(
      "export", "a.mp4", "a.mp4", says: "'a.mp4' is named twice; name each file once",
      see: "export"),
    Mistake(
      "verify", "a.mp4", "--padding", "9",
      says: """
        --padding says what a scene looks like, and none is named; add --scene pulse, or leave \
        --padding out to go by the file's own recipe
        """, see: "verify"),
    Mistake(
      "verify", "a.mp4", "--fast", "--scene", "pulse",
      says: "--fast and --scene exclude each other; give one of them", see: "verify"),
    Mistake(
      "export", "-", "--json",
      says: "--json and '-' both want standard output; write the video to a file", see: "export"),
  ]

  @Test("cost one sentence and exit code 64", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(mistake.line, in: folder.url)
    #expect(result.messages == mistake.messages)
    #expect(result.output == "")
    #expect(result.status == 64)
    #expect(try folder.names == [])
  }

  @Test("say how to begin, where there is nothing at all")
  func nothing() throws {
    let result = try Program.run([])
    #expect(
      result.messages == """
        usage: pulse-video COMMAND [options] [FILE...]

          pulse-video export pulse.mp4 --color '#0a84ff'

        \(UsageTests.commands).
        See 'pulse-video --help'.

        """)
    #expect(result.output == "")
    #expect(result.status == 64)
  }

  @Test("can't steer the terminal")
  func controlCharacters() throws {
    let result = try Program.run(["\u{1B}]0;owned\u{7}\u{202E}\nforged"])
    #expect(!result.messages.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    #expect(!result.messages.unicodeScalars.contains { $0.value == 0x202E })
    #expect(result.messages.split(separator: "\n").count == 2)
    #expect(result.status == 64)
  }
}
