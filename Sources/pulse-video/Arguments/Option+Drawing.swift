import PulseTimeline

extension Option {
  private static let drawers: Set<CommandName> = [.export, .batch, .still, .sheet, .frames]

  /// Those that need to know what a file should show; its size and rate the file says itself.
  private static let describers = drawers.union([.verify])

  /// The options that only complete `--scene` where a command draws nothing without it.
  static let completingScene: [Option] = [set, color, padding, background, fit, start]

  /// The options that say what to draw.
  static let drawing: [Option] = [scene, set, color, size, scale, padding, background]

  /// The options that say how it moves.
  static let timing: [Option] = [
    fps, fit, retime, maxPeriod, longest, start, loops, seconds, frame, phase, frames,
  ]

  static let scene = Option(
    "scene",
    takes: .text(
      "NAME", "the name of a scene, which 'pulse-video scenes' lists, or of a scene file"),
    defaultText: "pulse", noDefault: [.verify, .scenes], group: .drawing,
    of: describers.union([.scenes]),
    help: "a scene of the catalogue, or a scene file, FILE.json")

  static let set = Option(
    "set",
    takes: .pair("a parameter of the scene and its value, such as width=200"),
    isRepeatable: true, group: .drawing, of: describers,
    help: "a parameter of the scene; 'pulse-video scenes' lists them (repeatable)")

  static let color = Option(
    "color", takes: .text("COLOR", "a colour, such as '#0a84ff', tomato or 'hsb(0, 1, 0.8)'"),
    group: .drawing, of: describers, help: "short for --set color=COLOR")

  static let size = Option(
    "size", takes: .text("W[xH]", "a width, or width and height, in pixels: 1080, 1920x1080"),
    defaultText: "1080", noDefault: [.sheet], group: .drawing, of: drawers,
    help: "output pixels; W alone follows the scene's shape, and everything is scaled to fit")

  static let scale = Option(
    "scale", takes: .text("S", "pixels per point, such as 2"), group: .drawing, of: drawers,
    help: "pixels per point, instead of --size; padding is added outside")

  static let padding = Option(
    "padding", takes: .text("P[%]", "pixels, or per cent of the shorter side, such as 40 or 5%"),
    defaultText: "0", group: .drawing, of: describers,
    help: "room around the scene, in pixels or per cent of the shorter side")

  static let background = Option(
    "background", takes: .text("COLOR", "a colour, or 'transparent'"), defaultText: "white",
    group: .drawing, of: describers,
    help: "a colour, or 'transparent' where the format can carry it")

  static let fps = Option(
    "fps",
    takes: .text("R", "frames a second, such as 30, 29.97 or 30000/1001"),
    defaultText: "60", group: .timing, of: drawers,
    help: "frames a second; 29.97 and its like mean their exact NTSC fractions")

  static let fit = Option(
    "fit", takes: .choice(FitPolicy.allCases.map(\.rawValue)), defaultText: "nearest",
    group: .timing, of: describers,
    help: """
      where the period is no whole number of frames: retime to the nearest number, refuse, or \
      draw several periods
      """)

  static let retime = Option(
    "retime", group: .timing, of: drawers,
    help: """
      where animations share no usable period, change their durations: by at most 5 % in the \
      shortest such loop up to --max-period, else as little as fits; each change is told
      """)

  static let maxPeriod = Option(
    "max-period",
    takes: .text("S", "a number of seconds, such as 60"),
    defaultText: "60", group: .timing, of: drawers, help: "the longest period to accept, in seconds"
  )

  static let longest = Option(
    "longest",
    takes: .text("S", "a number of seconds, such as 3"),
    group: .timing, of: drawers,
    help: "the longest that one loop may last; a longer one plays faster")

  static let start = Option(
    "start",
    takes: .text("X", "a part of the period, such as 0.25"),
    defaultText: "0", group: .timing, of: describers,
    help: "where in the period the first frame lies, 0 to just under 1")

  static let loops = Option(
    "loops", takes: .whole("K", 1...100_000), defaultText: "1", noDefault: [.verify],
    group: .timing, of: exporters.union([.verify]), help: "whole plays of the loop in the file")

  static let seconds = Option(
    "seconds",
    takes: .fraction("S", "a number of seconds above 0 and at most 86400, such as 10") {
      $0 > .zero && $0 <= 86400
    },
    group: .timing, of: exporters,
    help: "as many whole plays as last at least S seconds, instead of --loops")

  static let frames = Option(
    "frames", takes: .whole("N", 1...1000), defaultText: "12", group: .timing, of: [.sheet],
    help: "how many pictures, evenly spread over one loop")

  static let frame = Option(
    "frame", takes: .whole("N", 0...Int(Int32.max)), defaultText: "0", group: .timing,
    of: [.still], help: "the frame to draw, counted from 0")

  static let phase = Option(
    "phase",
    takes: .fraction("X", "a part of the period, from 0 to just under 1, such as 0.5") {
      $0 >= .zero && $0 < .one
    },
    group: .timing, of: [.still], help: "where in the period to draw, instead of --frame")
}
