import PulseBatch
import PulseMedia

/// `pulse-video batch --merge`: what shards made, brought together.
struct BatchMergeCommand {
  let arguments: Arguments

  func run() throws -> ExitCode {
    try refuseIgnored()
    let folder = try BatchRequest.folder(arguments)
    let tables = arguments.operands.filter { !FolderAccess.exists($0) }
    let folders = arguments.operands.filter { FolderAccess.exists($0) }
      .map { String($0.reversed().drop { $0 == "/" }.reversed()) }
    if let missing = tables.first(where: { !FilePresence.exists(at: $0) }) {
      throw MediaError(.missingFile, "there is no folder \(missing)", file: missing)
    }
    guard !folders.isEmpty, tables.count < 2 else {
      throw BatchError(
        .usage, "--merge needs the folders that shards were made in, and at most one table")
    }
    guard !tables.isEmpty || ignoredWithoutTable.isEmpty else {
      throw BatchError(
        .usage,
        "--merge takes \(ignoredWithoutTable[0]) only with a table, which says what files there must be"
      )
    }
    let plan = try tables.first.map { table in
      try BatchPlan(
        BatchRequest(arguments, table: table), threads: BatchOptions(arguments).jobs)
    }
    if arguments.has(.gallery) { try Gallery.check(folder) }
    let report = try ManifestMerge.merge(
      folders, into: folder, plan: plan, rehashes: arguments.has(.rehash),
      overwrites: !arguments.has(.noOverwrite))
    let gallery =
      arguments.has(.gallery)
      ? try plan.map(Gallery.write) ?? Gallery.write(folder: folder) : nil
    if arguments.has(.json) {
      try StandardStream.output.write(report.document(folder: folder, gallery: gallery))
    } else {
      Notes.print(report.notes, arguments)
      let line = arguments.has(.quiet) ? "" : gallery?.line ?? ""
      try StandardStream.output.write(
        report.lines(folder: folder, isQuiet: arguments.has(.quiet)) + line)
    }
    return report.isComplete ? .done : .no
  }

  /// Refuses options that say how files are made or removed, of which merging does neither.
  private func refuseIgnored() throws(BatchError) {
    let ignored: [Option] = [.jobs, .verify, .prune]
    guard let option = ignored.first(where: arguments.has) else { return }
    throw BatchError(
      .usage,
      "--merge makes, looks at and removes no file, so --\(option.name) says nothing; leave it out")
  }

  /// Options, with their dashes, that only a table gives a meaning.
  private var ignoredWithoutTable: [String] {
    let taken: [Option] = [
      .merge, .out, .rehash, .noOverwrite, .gallery, .json, .progress, .quiet, .verbose,
    ]
    return arguments.names.subtracting(taken.map(\.name)).sorted().map { "--\($0)" }
  }
}

extension ManifestMerge.Report {
  /// What was merged and what is missing, for people.
  func lines(folder: String, isQuiet: Bool) -> String {
    var lines = isQuiet ? [] : ["\(folder): \(files) file\(files == 1 ? "" : "s") in the manifest"]
    lines += missingShards.map { "missing: shard \($0)" }
    lines += unfinishedShards.map {
      "unfinished: shard \($0.shard) has \($0.made) of \($0.planned) files"
    }
    lines += missingFiles.map { "missing: \($0)" }
    return lines.map { PlainText.line($0) + "\n" }.joined()
  }

  /// The JSON document of `batch --merge --json`.
  func document(folder: String, gallery: Gallery.Report?) -> String {
    var json = JSONWriter()
    json.object(lined: true) { json in
      json.member("schema", 1)
      json.member("folder", folder)
      json.member("files", files)
      json.name("missingShards")
      json.value(missingShards.map(\.description))
      json.name("unfinishedShards")
      json.array { json in
        for part in unfinishedShards {
          json.object { json in
            json.member("shard", part.shard.description)
            json.member("made", part.made)
            json.member("planned", part.planned)
          }
        }
      }
      json.name("missing")
      json.value(missingFiles)
      json.name("notes")
      json.value(notes)
      if let gallery { json.member("gallery", gallery.file) }
    }
    return json.text + "\n"
  }
}
