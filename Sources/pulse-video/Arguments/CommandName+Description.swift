extension CommandName {
  /// What the command takes besides its options.
  var operands: OperandRule {
    switch self {
    case .export, .verify: .oneOrMore("FILE")
    case .batch: .any("TABLE")
    case .still, .sheet: .one("FILE.png")
    case .frames, .formats: .none
    case .scenes: .optional("SCENE")
    case .presets: .optional("NAME")
    case .help: .optional("COMMAND")
    }
  }

  /// What the command does, in one line without a full stop.
  var summary: String {
    switch self {
    case .export: "write the loop to each FILE; the ending picks the format"
    case .verify: "say whether each FILE loops seamlessly, and why not"
    case .batch: "make many variants from a table or from lists of values"
    case .still: "write one frame as a PNG picture"
    case .sheet: "write one loop as a sheet of small pictures, a PNG"
    case .frames: "print the exact state of every frame"
    case .scenes: "list the scenes and their parameters"
    case .presets: "list the places that files are sent to, and what each demands"
    case .formats: "list the formats and codecs that this machine can write"
    case .help: "show how a command is used"
    }
  }

  /// Command lines to learn from, without the program's name; the first one works as it stands.
  var examples: [String] {
    switch self {
    case .export:
      [
        "export pulse.mp4 --color '#0a84ff'",
        "export pulse.mp4 pulse.webm --size 720 --fps 30",
        "export pulse.webm --background transparent",
        "export pulse.mp4 --set width=200 --set duration=0.75 --loops 4",
        "export - --size 360 > pulse.y4m",
        "export loader.mp4 --scene ball-pulse --set speed=2",
        "export mine.webm --scene mine.json",
        "export sticker.webm --preset telegram-video-sticker",
        "export chat.mp4 --max-bytes 100KB",
        "export --web page --color '#0a84ff'",
      ]
    case .verify:
      [
        "verify pulse.mp4 pulse.webm",
        "verify --json *.mp4 > verdicts.json",
        "verify bought.gif --report report.html",
        "verify bought.mp4 --trim loop.mp4",
        "verify bought.gif --scene pulse --color '#0a84ff'",
        "verify sticker.webm --preset telegram-video-sticker",
        "verify --strict --junit verdicts.xml *.webm",
      ]
    case .batch:
      [
        "batch --vary color=red,'#0a84ff' --vary size=256,512 --out variants",
        "batch colours.csv --out variants --formats mp4,webm",
        "batch colours.csv --out variants --name '{brand}-{size}' --verify",
        "batch --vary color=@tokens.json --out variants --gallery",
        "batch colours.csv --out variants --shard auto",
        "batch --merge variants --out variants",
      ]
    case .still: ["still pulse.png --color '#0a84ff' --phase 0.5 --depth 16"]
    case .sheet: ["sheet pulse.png", "sheet spinner.png --scene material-spinner --frames 24"]
    case .frames:
      ["frames --fps 30", "frames --format json > states.json", "frames --plot pulse.svg"]
    case .scenes:
      [
        "scenes", "scenes ball-pulse", "scenes mine.json", "scenes --sheet scenes.png",
        "scenes --json",
      ]
    case .presets:
      ["presets", "presets telegram-video-sticker", "presets --json"]
    case .formats: ["formats", "formats --json"]
    case .help: ["help export"]
    }
  }

  /// How the command is called, without the program's name: `export FILE... [options]`.
  var synopsis: String {
    [rawValue, operands.placeholder, Option.all(of: self).isEmpty ? nil : "[options]"]
      .compactMap(\.self).joined(separator: " ")
  }
}
