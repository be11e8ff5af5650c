import PulseEncode
import PulseTimeline

extension Option {
  /// Those that store loops.
  static let exporters: Set<CommandName> = [.export, .batch]

  /// The options that say how to store the loop.
  static let storing: [Option] = [
    preset, codec, quality, crf, bitrate, maxBytes, allow, effort, codecOption, pixelFormat, depth,
    matrix, range, transfer, threads, plays, matte, noRecipe, noOverwrite, web,
  ]

  static let preset = Option(
    "preset",
    takes: .text("NAME", "a place that files are sent to; 'pulse-video presets' lists them"),
    group: .storing, of: exporters.union([.verify]),
    help: "a delivery target: sets what it demands and checks the file against every number; "
      + "'pulse-video presets' lists them")

  static let maxBytes = Option(
    "max-bytes",
    takes: OptionValue(
      "N", expectation: "a number of bytes, such as 100KB, 256KiB, 8MB or 100000",
      isRight: { ByteCount(parsing: $0) != nil }),
    group: .storing, of: exporters,
    help:
      "the best quality, up to --quality where that is given, at which a file has at most N bytes "
      + "(KB is 1,000 bytes, KiB 1,024)")

  static let allow = Option(
    "allow",
    takes: OptionValue(
      "fps,size", expectation: "fps, size or fps,size", choices: Concession.allTexts,
      isRight: { Concession.set(parsing: $0) != nil }),
    group: .storing, of: exporters,
    help: "what --max-bytes may lower where quality is not enough")

  static let web = Option(
    "web", takes: .text("DIR", "a folder"), group: .storing, of: [.export],
    help:
      "write loop.mp4, loop.webm, a poster and a page that plays them everywhere into DIR, instead of "
      + "FILE")

  static let codec = Option(
    "codec", takes: .text("NAME", "a codec; 'pulse-video formats' lists them"),
    defaultText: "by ending", group: .storing, of: exporters,
    help: "how pictures are coded; 'pulse-video formats' says what this machine has")

  static let quality = Option(
    "quality", takes: .fraction("Q", "a number from 0 to 100") { $0 >= .zero && $0 <= 100 },
    defaultText: "75", group: .storing, of: exporters,
    help: "0 to 100, mapped to each codec's own scale")

  static let crf = Option(
    "crf",
    takes: .fraction("N", "the codec's own quality number, 0 or more, such as 18") {
      $0 >= .zero
    },
    group: .storing, of: exporters, help: "the codec's own quality number, instead of --quality")

  static let bitrate = Option(
    "bitrate",
    takes: OptionValue(
      "R", expectation: "1k to 1000M bits a second, such as 2M, 800k or 1500000",
      isRight: { BitRate(parsing: $0) != nil }),
    group: .storing, of: exporters, help: "bits a second (800k, 2M), instead of --quality")

  static let effort = Option(
    "effort", takes: .choice(["fast", "balanced", "best"]), defaultText: "balanced",
    group: .storing, of: exporters, help: "time against size at equal quality")

  static let codecOption = Option(
    "codec-option",
    takes: .pair("an option of the encoder by libav's name and its value, such as preset=slow"),
    isRepeatable: true, group: .storing, of: exporters,
    help: "an option of the encoder itself, by libav's name (repeatable)")

  static let pixelFormat = Option(
    "pixel-format",
    takes: .text("NAME", "a pixel format by libav's name, such as yuv420p or yuv444p"),
    defaultText: "by codec", group: .storing, of: exporters,
    help: "libav's name: yuv420p, yuv420p10le, yuv444p, yuva420p, gbrp and so on")

  static let depth = Option(
    "depth", takes: .choice(["8", "16"]), defaultText: "8", group: .storing, of: [.still],
    help: "bits in each channel of the picture")

  static let matrix = Option(
    "matrix", takes: .choice(["709", "601", "2020"]), defaultText: "709; 601 in VP8",
    group: .storing, of: exporters, help: "the colour matrix, and its tag")

  static let range = Option(
    "range", takes: .choice(["tv", "pc"]), defaultText: "tv", group: .storing, of: exporters,
    help: "limited or full range, and its tag")

  static let transfer = Option(
    "transfer", takes: .choice(["srgb", "709"]), defaultText: "srgb", group: .storing,
    of: exporters, help: "the tag for the transfer curve")

  static let threads = Option(
    "threads", takes: .whole("N", 1...64), defaultText: "by size and codec; 1 in 'batch'",
    group: .storing,
    of: exporters,
    help: "threads of the encoder; part of the recipe, as it can change the bytes; VP8 keeps to 1")

  static let plays = Option(
    "plays", takes: .whole("N", 0...65_535), defaultText: "0", group: .storing, of: exporters,
    help: "gif, apng, webp, avif: how often players show the file, 0 meaning for ever")

  static let matte = Option(
    "matte", takes: .text("COLOR", "an opaque colour, such as white"), group: .storing,
    of: exporters,
    help: "a transparent gif: what half-transparent edges are mixed with, instead of being cut")

  static let noRecipe = Option(
    "no-recipe", group: .storing, of: exporters,
    help: "leave the recipe out of the file's metadata")

  static let noOverwrite = Option(
    "no-overwrite", group: .storing, of: exporters.union([.still, .sheet, .frames, .scenes]),
    help: "refuse where FILE exists; otherwise it is replaced, whole or not at all")
}
