import PulseEncode
import PulseMedia
import Synchronization

/// A batch at work: what is finished is skipped, the rest is made, and all of it is written down.
public struct BatchRun: Sendable {
  let plan: BatchPlan
  let options: BatchOptions
  /// The variants of this part.
  let share: Range<Int>
  let manifest: Manifest

  /// Reads what is known about the output folder; changes nothing.
  ///
  /// - Throws: `MediaError` where a manifest can't be read.
  init(_ plan: BatchPlan, options: BatchOptions = BatchOptions()) throws {
    (self.plan, self.options) = (plan, options)
    share = plan.range(of: options.shard)
    manifest = try Manifest(folder: plan.request.folder)
  }

  /// Makes everything that is not finished.
  ///
  /// A file that can't be made stops none of the others. A file is in the manifest before it has its
  /// name, so that whenever the program is killed, whatever stands under its name is known.
  ///
  /// - Parameters:
  ///   - plan: what is to be made.
  ///   - options: how.
  ///   - report: told what happens, from several threads, one at a time.
  /// - Throws: ``BatchError`` where another run works in the folder, `MediaError` where the folder or the
  ///   manifest can't be written, or of kind `interrupted` where a signal asked to stop.
  public static func run(
    _ plan: BatchPlan, options: BatchOptions = BatchOptions(),
    _ report: @escaping @Sendable (BatchEvent) -> Void
  ) throws -> BatchReport {
    try ForeignManifest.refuseAny(in: plan.request.folder)
    try FolderAccess.create(plan.request.folder)
    let writer = try ManifestWriter(folder: plan.request.folder, shard: options.shard)
    // Read under the lock: another run may have ended since planning.
    let run = try BatchRun(plan, options: options)
    OutputFile.removeLeftovers(in: plan.request.folder)
    let tasks = try run.unfinished()
    try run.begin(writer, tasks: tasks)
    let workshop = Workshop(run: run, tasks: tasks, writer: writer, report: report)
    try workshop.work(jobs: options.jobs)
    try Interruption.check()
    var result = workshop.result
    result.skipped =
      run.share.count * plan.request.formats.count - tasks.reduce(0) { $0 + $1.formats.count }
    if options.prunes { try run.prune(writer, &result, report) }
    return result
  }

  /// Writes down what is about to be made, unless the manifest says so already.
  ///
  /// A part of a batch also writes down what others have made of it, so that its manifest is whole.
  private func begin(_ writer: ManifestWriter, tasks: [BatchTask]) throws {
    let name = Manifest.name(of: options.shard)
    let heading = try heading
    if manifest.runs[name] != heading { try writer.write(.run(heading)) }
    try remember(writer)
    guard options.shard != nil else { return }
    let open = Set(tasks.map(\.variant))
    for variant in share where !open.contains(variant) {
      for format in plan.request.formats.indices {
        let file = plan.file(variant, format: format)
        if let known = manifest[file], manifest.source(of: file) != name {
          try writer.write(.made(file, known))
        }
      }
    }
  }

  /// Writes down what planning gave of this part's rows, so that the next run need not plan them again.
  private func remember(_ writer: ManifestWriter) throws {
    let new = share.filter { plan.variants[$0].memory == .new }
    guard !new.isEmpty else { return }
    let words = try RowWords(plan.planner.maker)
    for start in stride(from: 0, to: new.count, by: 1000) {
      try Interruption.check()
      try writer.write(
        new[start..<min(start + 1000, new.count)].compactMap { index in
          try words.row(of: index).map {
            RememberedRow(
              row: $0.digest, name: plan.names[index], plan: plan.variants[index].plan)
          }
        })
    }
  }

  private var heading: ManifestRun {
    get throws {
      ManifestRun(
        tool: ProgramVersion.name, libraries: MediaLibrary.versions, shard: options.shard,
        files: share.count * plan.request.formats.count, plan: try plan.digest())
    }
  }
}

extension BatchPlan {
  /// The variants of a part of the batch; `nil` means all.
  func range(of shard: Shard?) -> Range<Int> {
    shard.map { $0.range(of: variants.lazy.map(\.plan.cost)) } ?? 0..<count
  }

  /// A digest of all names and recipes.
  func digest() throws -> ByteDigest {
    var sum = SIMD4<UInt64>()
    for (index, variant) in variants.enumerated() {
      // Order counts: each step mixes what was there before.
      for recipe in variant.plan.recipes { sum = sum &* Self.mixer &+ recipe.words }
      for byte in names[index].utf8 { sum[0] = sum[0] &* Self.mixer &+ UInt64(byte) }
    }
    return try ByteDigest(of: "\(count) \(request.formats) \(sum)")
  }

  /// An odd number far from any power of two.
  private static let mixer: UInt64 = 0x9E37_79B9_7F4A_7C15
}

// MARK: - What is left to do

/// A variant with the formats in which it is not finished.
struct BatchTask: Sendable {
  let variant: Int
  /// The numbers of the formats in which a file must be made.
  let formats: [Int]
  /// Those of finished files that are only to be looked at.
  let looks: [Int]
}

extension BatchRun {
  /// The variants of this part that are not finished, in their order.
  func unfinished() throws -> [BatchTask] {
    let length = 256
    let starts = Array(stride(from: share.lowerBound, to: share.upperBound, by: length))
    let state = Mutex((next: 0, found: [[BatchTask]](repeating: [], count: starts.count)))
    let work: @Sendable (Int) -> Void = { _ in
      while Interruption.signal == nil {
        let chunk = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard chunk < starts.count else { return }
        let end = min(starts[chunk] + length, share.upperBound)
        let tasks = (starts[chunk]..<end).compactMap(task)
        state.withLock { $0.found[chunk] = tasks }
      }
    }
    // Only reading files is worth threads.
    if options.rehashes, options.jobs > 1 {
      try WorkerThreads.run(options.jobs, work)
    } else {
      work(0)
    }
    try Interruption.check()
    return together(state.withLock { $0.found.flatMap(\.self) })
  }

  /// The tasks with those next to each other that differ in colours alone, so that they are drawn once.
  private func together(_ tasks: [BatchTask]) -> [BatchTask] {
    var places: [UInt64: Int] = [:]
    var groups: [[BatchTask]] = []
    for task in tasks {
      let place = places[plan.variants[task.variant].plan.shape, default: groups.count]
      if place == groups.count {
        places[plan.variants[task.variant].plan.shape] = place
        groups.append([])
      }
      groups[place].append(task)
    }
    return groups.flatMap(\.self)
  }

  private func task(_ variant: Int) -> BatchTask? {
    var (formats, looks): ([Int], [Int]) = ([], [])
    for format in plan.request.formats.indices {
      guard let known = finished(variant, format) else {
        formats.append(format)
        continue
      }
      if options.verifies, known.verdict?.isGood != true { looks.append(format) }
    }
    return formats.isEmpty && looks.isEmpty
      ? nil : BatchTask(variant: variant, formats: formats, looks: looks)
  }

  /// What is known about a file that is finished; `nil` for one that must be made.
  func finished(_ variant: Int, _ format: Int) -> ManifestFile? {
    let name = plan.file(variant, format: format)
    guard let known = manifest[name], known.recipe == plan.variants[variant].plan.recipes[format],
      known.isIntact(at: "\(plan.request.folder)/\(name)", rehashes: options.rehashes)
    else { return nil }
    return known
  }
}
