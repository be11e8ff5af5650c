import Testing

@Suite("Help")
struct HelpTests {
  static let commands = [
    "export", "verify", "batch", "still", "sheet", "frames", "scenes", "presets", "formats",
  ]

  @Test("begins with lines that work")
  func program() throws {
    let result = try Program.run(["--help"])
    #expect(
      result.output == """
        pulse-video writes animations as videos that loop without a visible seam.

        Start here:
          pulse-video export pulse.mp4 --color '#0a84ff'
          pulse-video export pulse.mp4 pulse.webm --size 720 --fps 30
          pulse-video export pulse.webm --background transparent
          pulse-video export pulse.mp4 --set width=200 --set duration=0.75 --loops 4
          pulse-video export - --size 360 > pulse.y4m
          pulse-video export loader.mp4 --scene ball-pulse --set speed=2
          pulse-video export mine.webm --scene mine.json
          pulse-video export sticker.webm --preset telegram-video-sticker
          pulse-video export chat.mp4 --max-bytes 100KB
          pulse-video export --web page --color '#0a84ff'

        Commands:
          export FILE...  write the loop to each FILE; the ending picks the format
          verify FILE...  say whether each FILE loops seamlessly, and why not
          batch [TABLE]   make many variants from a table or from lists of values
          still FILE.png  write one frame as a PNG picture
          sheet FILE.png  write one loop as a sheet of small pictures, a PNG
          frames          print the exact state of every frame
          scenes [SCENE]  list the scenes and their parameters
          presets [NAME]  list the places that files are sent to, and what each demands
          formats         list the formats and codecs that this machine can write
          help [COMMAND]  show how a command is used

        Everywhere:
          -q, --quiet  print results and errors only, no notes and no progress
          -h, --help   show this help
          --version    show the program's and libav's versions

        See 'pulse-video help COMMAND' for a command's options.

        """)
    #expect(result.messages == "")
    #expect(result.status == 0)
    for line in [["-h"], ["help"]] { #expect(try Program.run(line).output == result.output) }
  }

  @Test("is the same however it is asked for", arguments: commands)
  func command(_ name: String) throws {
    let page = try Program.run([name, "--help"])
    #expect(page.output.hasPrefix("pulse-video \(name)"))
    #expect(page.output.contains("\nExamples:\n  pulse-video \(name)"))
    #expect(page.messages == "")
    #expect(page.status == 0)
    #expect(try Program.run(["help", name]).output == page.output)
    #expect(try Program.run(["-h", name]).output == page.output)
    #expect(try Program.run([name, "--zebra", "-h"]).output == page.output)
  }

  @Test("fits the terminal", arguments: commands, [50, 80, 100])
  func width(_ name: String, columns: Int) throws {
    let page = try Program.run([name, "--help"], environment: ["COLUMNS": "\(columns)"])
    let long = page.output.split(separator: "\n")
      .filter { $0.count > columns && !$0.hasPrefix("  pulse-video ") }
    #expect(long == [])
  }

  @Test("gives defaults only where they hold")
  func defaults() throws {
    let export = try Program.run(["export", "--help"]).output
    let verify = try Program.run(["verify", "--help"]).output
    #expect(export.contains("whole plays of the loop in the file (default: 1)"))
    #expect(verify.contains("whole plays of the loop in the file\n"))
    #expect(export.contains("(default: pulse)"))
    #expect(!verify.contains("(default: pulse)"))
  }

  @Test("names every option that the command takes")
  func options() throws {
    let page = try Program.run(["export", "--help"]).output
    let expected = """
      scene set color size scale padding background fps fit retime max-period longest start loops \
      seconds preset codec quality crf bitrate max-bytes allow effort codec-option pixel-format matrix range transfer threads \
      plays matte no-recipe no-overwrite web dry-run json progress quiet verbose help
      """
    let listed = page.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  -") else { return nil }
      return line.split(separator: " ").first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    }
    #expect(listed == expected.split(separator: " ").map(String.init))
  }
}
