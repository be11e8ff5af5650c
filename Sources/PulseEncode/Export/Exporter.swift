import PulseMedia
import PulseRaster
public import PulseScenes
import PulseTimeline

/// Draws a loop once and stores it in any number of files.
public enum Exporter {
  /// Decides everything about an export and refuses what can't be done; touches no file.
  ///
  /// - Parameters:
  ///   - files: names whose endings pick the formats; `-` is a y4m stream on standard output.
  ///   - drawing: what to draw.
  ///   - options: how to store it.
  /// - Throws: ``ExportError``.
  public static func plan(
    files: [String], drawing: ResolvedDrawing, options: ExportOptions = ExportOptions()
  ) throws -> ExportPlan {
    try checkNames(files)
    return try planWithoutLooking(files: files, drawing: drawing, options: options)
  }

  /// Decides everything about an export without asking the file system whether two of the names lead to
  /// one file, for plans of thousands of exports.
  package static func planWithoutLooking(
    files: [String], drawing: ResolvedDrawing, options: ExportOptions
  ) throws -> ExportPlan {
    let planner = Planner(drawing: drawing, options: options)
    var outputs: [OutputPlan] = []
    for file in files { outputs.append(try planner.output(file)) }
    try checkSequences(outputs, frameCount: drawing.timeline.frameCount)
    try planner.checkWishes(outputs)
    if options.maximumBytes != nil { try SizeSearch.check(outputs) }
    return ExportPlan(
      drawing: drawing, outputs: outputs, loops: planner.loops(), options: options)
  }

  /// The plan for one of the files that a search tries: the wishes were checked before.
  static func planForSearch(
    file: String, drawing: ResolvedDrawing, options: ExportOptions
  ) throws -> ExportPlan {
    let planner = Planner(drawing: drawing, options: options)
    return ExportPlan(
      drawing: drawing, outputs: [try planner.output(file)], loops: planner.loops(),
      options: options)
  }

  /// Does what the plan says.
  ///
  /// Files appear under their names all at the end, each complete; on any failure or catchable
  /// signal the old files are untouched and nothing is left over. One exception: where several
  /// complete files are being named and one of the names can't be given after all, those named
  /// before it stay.
  ///
  /// - Parameters:
  ///   - plan: made by ``plan(files:drawing:options:)``.
  ///   - progress: called after each frame.
  ///   - beforeNaming: called when all files are complete and none has its name yet, for a journal that
  ///     must know of every file that anyone can see; what it throws ends the export.
  /// - Throws: ``ExportError``, or `MediaError` where writing or coding fails.
  public static func export(
    _ plan: ExportPlan, progress: (ExportProgress) -> Void = { _ in },
    beforeNaming: (ExportReport) throws -> Void = { _ in }
  ) throws -> ExportReport {
    var memory = DrawingMemory()
    return try export(plan, memory: &memory, progress: progress, beforeNaming: beforeNaming)
  }

  /// Does what the plan says, with what earlier exports have left for it.
  ///
  /// - Parameters:
  ///   - plan: made by ``plan(files:drawing:options:)``.
  ///   - memory: what earlier exports have left, of which this one makes use; for one thread at a time.
  ///   - progress: as in ``export(_:progress:beforeNaming:)``.
  ///   - beforeNaming: as in ``export(_:progress:beforeNaming:)``.
  public static func export(
    _ plan: ExportPlan, memory: inout DrawingMemory, progress: (ExportProgress) -> Void,
    beforeNaming: (ExportReport) throws -> Void
  ) throws -> ExportReport {
    if let limit = plan.options.maximumBytes {
      return try exportFitting(
        plan, limit, memory: &memory, progress: progress, beforeNaming: beforeNaming)
    }
    let (run, report) = try ExportRun.complete(plan, memory: &memory, progress: progress)
    try name([run], report, beforeNaming: beforeNaming)
    return report
  }

  /// Looks for the best file that fits, for each output by itself, then names them all.
  private static func exportFitting(
    _ plan: ExportPlan, _ limit: Int, memory: inout DrawingMemory,
    progress: (ExportProgress) -> Void, beforeNaming: (ExportReport) throws -> Void
  ) throws -> ExportReport {
    var runs: [ExportRun] = []
    var outputs: [ExportReport.Output] = []
    do {
      for output in plan.outputs {
        var search = SizeSearch(plan, output: output, limit: limit)
        let found = try search.run(memory: &memory, progress: progress)
        runs.append(found.run)
        outputs.append(found.output)
      }
    } catch {
      for run in runs { run.abandon() }
      try Interruption.check()
      throw error
    }
    let report = ExportReport(
      outputs: outputs, retimeFactor: plan.drawing.timeline.plan.retimeFactor)
    try name(runs, report, beforeNaming: beforeNaming)
    return report
  }

  /// Gives complete files their names, unless someone objects.
  private static func name(
    _ runs: [ExportRun], _ report: ExportReport, beforeNaming: (ExportReport) throws -> Void
  ) throws {
    do {
      try Interruption.check()
      try beforeNaming(report)
      for run in runs { try run.commit() }
    } catch {
      for run in runs { run.abandon() }
      try Interruption.check()
      throw error
    }
  }

  /// Refuses numbered pictures of two outputs that would have the same name.
  private static func checkSequences(
    _ outputs: [OutputPlan], frameCount: Int
  ) throws(ExportError) {
    let sequences = outputs.filter { $0.format.layout == .numberedPictures }
    guard sequences.count > 1 else { return }
    var owners: [String: String] = [:]
    for output in sequences {
      guard let name = NumberedName(output.file) else { continue }
      for index in 0..<frameCount {
        let picture = name.file(index)
        guard let other = owners.updateValue(output.file, forKey: picture) else { continue }
        throw ExportError(
          .usage,
          "'\(output.file)' and '\(other)' would both write '\(picture)'; every output needs "
            + "files of its own")
      }
    }
  }

  private static func checkNames(_ files: [String]) throws(ExportError) {
    guard !files.isEmpty else { throw ExportError(.usage, "no output file is named") }
    var seen: [String: String] = [:]
    for file in files {
      let identity = OutputFile.identity(ofPath: file)
      if let other = seen.updateValue(file, forKey: identity) {
        let problem = other == file ? "is named twice" : "is the same file as '\(other)'"
        throw ExportError(.usage, "'\(file)' \(problem); every output needs a file of its own")
      }
    }
  }
}
