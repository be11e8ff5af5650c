extension Option {
  /// The options that say how many variants are made, where, and by whom.
  static let many: [Option] = [
    out, formats, name, vary, jobs, shard, verify, rehash, prune, merge, gallery,
  ]

  static let out = Option(
    "out", takes: .text("DIR", "the folder that the files go to"), group: .many, of: [.batch],
    help: "the folder that the files and their manifest go to; made where it is missing")

  static let formats = Option(
    "formats", takes: .text("LIST", "file name endings parted by commas, such as mp4,webm"),
    defaultText: "mp4", group: .many, of: [.batch],
    help: "the endings of the files that each row makes, drawn once")

  static let name = Option(
    "name", takes: .text("TEMPLATE", "a template such as '{scene}-{color}-{size}'"),
    defaultText: "the scene and all that varies", group: .many, of: [.batch],
    help: "file names without endings: {COLUMN} is a row's value, {COLUMN.name} what its palette "
      + "calls it, {row} its number; '/' makes folders")

  static let vary = Option(
    "vary",
    takes: .pair("a column and its values, such as color=red,'#0a84ff' or color=@palette.json"),
    isRepeatable: true, group: .many, of: [.batch],
    help:
      "every row once with each of the values, KEY=A,B,C (repeatable); @FILE takes the colours of "
      + "a palette: design tokens, GIMP's, or CSS custom properties")

  static let jobs = Option(
    "jobs", takes: .whole("N", 1...256), defaultText: "as many processors as it may use",
    group: .many, of: [.batch], help: "how many variants are made at once")

  static let shard = Option(
    "shard", takes: .text("I/N", "I/N with I from 0 to N - 1, 'auto' or 'auto/N'"), group: .many,
    of: [.batch],
    help: "make only part I of N; auto asks Slurm's job array, auto/N an indexed job")

  static let verify = Option(
    "verify", group: .many, of: [.batch],
    help: "look at every file as 'verify' does; a defective one counts as failed")

  static let rehash = Option(
    "rehash", group: .many, of: [.batch],
    help:
      "read finished files again, rather than believe their lengths and times; where only the time is "
      + "another they are read in any case")

  static let prune = Option(
    "prune", group: .many, of: [.batch],
    help: "remove files of the manifest that the table no longer names")

  static let merge = Option(
    "merge", group: .many, of: [.batch],
    help:
      "take the folders named instead of a table, merge what shards made in them into --out, which "
      + "keeps what it has, and say what is missing; a table named as well says which files there "
      + "must be")

  static let gallery = Option(
    "gallery", group: .many, of: [.batch],
    help:
      "write index.html into the folder: every variant at play, to filter, with contrast, size, verdict "
      + "and links")
}
