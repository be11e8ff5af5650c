import PulseBatch
import PulseEncode
import PulseMedia
import PulsePresets
import PulseScenes

extension BatchRequest {
  /// What the command line asks for, tables and palettes read.
  ///
  /// - Parameters:
  ///   - arguments: the command line.
  ///   - table: the table's name; `nil` where there is none.
  init(_ arguments: Arguments, table: String?) throws {
    self.init(folder: try BatchRequest.folder(arguments))
    if let table {
      let path = table == "-" ? "/dev/stdin" : table
      self.table = try BatchTable(
        InputBytes.read(path: path, limit: BatchTable.longestTable),
        name: table == "-" ? "standard input" : table)
    }
    axes = try arguments.pairs(.vary).map { key, list in
      try VaryAxis(key: key, list: list) { file in
        try Palette(InputBytes.read(path: file, limit: Palette.longestPalette), name: file)
      }
    }
    guard table != nil || !axes.isEmpty else {
      throw BatchError(
        .usage,
        "'batch' needs a table or --vary, as in: pulse-video batch --vary color=red,blue --out "
          + "variants")
    }
    drawing = try Drawing(arguments)
    var options = try ExportOptions(arguments)
    options.threads = options.threads ?? 1
    options.removesLeftovers = false
    self.options = options
    for option in StorageOption.allCases {
      guard let declared = Option.named(option.rawValue), declared.value != nil else { continue }
      storageTexts[option] = arguments[declared]
    }
    given = arguments.names
    preset = try arguments[.preset].map(PresetCatalogue.preset)
    if let ending = preset?.writtenEndings.first { formats = [ending] }
    template = try arguments[.name].map { (text) throws(BatchError) in try NameTemplate(text) }
    if let list = arguments[.formats] { formats = try BatchRequest.formats(list) }
    if !arguments.has(.fps) {
      drawing.rate = FileFormat.usualRate(ofFiles: formats.map { "x.\($0)" })
    }
  }

  /// The output folder without strokes at its end.
  static func folder(_ arguments: Arguments) throws(BatchError) -> String {
    guard let out = arguments[.out] else {
      throw BatchError(.usage, "'batch' needs a folder for its files; add --out DIR")
    }
    let folder = String(out.reversed().drop { $0 == "/" }.reversed())
    return folder.isEmpty ? "/" : folder
  }

  private static func formats(_ list: String) throws -> [String] {
    var endings: [String] = []
    for word in VaryAxis.split(list) {
      // Someone may well write the dot.
      let ending = word.hasPrefix(".") ? String(word.dropFirst()) : word
      let format = try format(ending)
      guard format.layout.isOneFile else {
        throw BatchError(
          .usage,
          "--formats \(ending): a batch makes one file of each variant, and '\(ending)' is none; "
            + "use mp4, webm, mov, mkv, gif, apng, webp, avif, y4m or md5")
      }
      guard !endings.contains(ending) else {
        throw BatchError(.usage, "--formats names \(ending) twice")
      }
      endings.append(ending)
    }
    return endings
  }

  private static func format(_ ending: String) throws(BatchError) -> FileFormat {
    if let format = FileFormat.format(ofEnding: ending.lowercased()) { return format }
    let all = FileFormat.all.filter(\.layout.isOneFile).flatMap(\.endings)
    let near = Suggestion.nearest(to: ending, among: all)
    throw BatchError(
      .usage,
      "--formats must be endings of files parted by commas, such as mp4,webm; \(Wording.quoted(ending)) is "
        + "none" + (near == nil ? " of \(Wording.list(all))" : Wording.offer(near)))
  }
}

extension BatchOptions {
  /// How the command line says that the batch is run.
  init(_ arguments: Arguments) throws(BatchError) {
    self.init()
    jobs =
      arguments[.jobs].flatMap { Int(strict: $0) }
      ?? JobCount.standard(environment: Environment.value)
    verifies = arguments.has(.verify)
    rehashes = arguments.has(.rehash)
    prunes = arguments.has(.prune)
    if let text = arguments[.shard] {
      shard = try Shard.asked(text, environment: Environment.value)
    }
  }
}
