import PulseEncode
import PulseMedia
import PulsePresets
import PulseScenes
import PulseVerify
import Synchronization

/// The threads of a run, and what they share.
final class Workshop: Sendable {
  private struct State {
    var next = 0
    var progress = BatchProgress()
    var result = BatchReport()
    /// The order of failures, as they come from several threads.
    var failures: [(variant: Int, failure: BatchFailure)] = []
    /// Why the whole run must end; the manifest could not be written.
    var fault: (any Error)?
  }

  private let run: BatchRun
  private let tasks: [BatchTask]
  private let writer: ManifestWriter
  private let report: @Sendable (BatchEvent) -> Void
  private let state: Mutex<State>
  private let folders = Mutex<Set<String>>([])

  init(
    run: BatchRun, tasks: [BatchTask], writer: ManifestWriter,
    report: @escaping @Sendable (BatchEvent) -> Void
  ) {
    (self.run, self.tasks, self.writer, self.report) = (run, tasks, writer, report)
    var state = State()
    for task in tasks {
      state.progress.fileCount += task.formats.count + task.looks.count
      if !task.formats.isEmpty {
        state.progress.frameCount += run.plan.variants[task.variant].plan.frames
      }
    }
    self.state = Mutex(state)
  }

  /// Does all tasks on so many threads.
  func work(jobs: Int) throws {
    let count = max(1, min(jobs, tasks.count))
    guard !tasks.isEmpty else { return }
    try WorkerThreads.run(count) { [self] _ in
      var memory = DrawingMemory()
      while Interruption.signal == nil, let number = take() { perform(number, &memory) }
    }
    if let fault = state.withLock({ $0.fault }) { throw fault }
  }

  /// How it ended.
  var result: BatchReport {
    state.withLock { state in
      var result = state.result
      result.failures = state.failures.sorted { $0.variant < $1.variant }.map(\.failure)
      return result
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.fault == nil, state.next < tasks.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  private func perform(_ number: Int, _ memory: inout DrawingMemory) {
    let task = tasks[number]
    let frames = FrameCounter()
    do {
      if !task.formats.isEmpty { try make(task, number, frames, &memory) }
      for format in task.looks {
        let name = run.plan.file(task.variant, format: format)
        if let file = run.manifest[name] {
          var problems = ProblemList()
          let preset = run.plan.planner.maker.variant(task.variant, problems: &problems)?.preset
          try look(number, name, file, preset)
        }
      }
    } catch let error as MediaError where error.kind == .interrupted {
      return
    } catch let error as ManifestFault {
      state.withLock { $0.fault = error.error }
      return
    } catch {
      for format in task.formats { fail(number, format, "\(error)") }
    }
    // A variant that failed half-way counts as a whole one, or the progress would never end.
    let missing =
      task.formats.isEmpty ? 0 : run.plan.variants[task.variant].plan.frames - frames.count
    advance(frames: missing, files: task.formats.count + task.looks.count)
  }

  private func advance(frames: Int = 0, files: Int = 0) {
    state.withLock { state in
      state.progress.finishedFrames += frames
      state.progress.finishedFiles += files
      report(.progress(state.progress))
    }
  }

  private func fail(_ number: Int, _ format: Int, _ message: String) {
    let variant = tasks[number].variant
    let file = run.plan.file(variant, format: format)
    record(BatchFailure(file: file, message: message), number)
    let recipe = run.plan.variants[variant].plan.recipes[format]
    // The run goes on where this can't be written: the failure is reported all the same.
    try? writer.write(.failed(file, recipe: recipe, error: message))
  }

  private func record(_ failure: BatchFailure, _ number: Int) {
    state.withLock { state in
      state.result.failed += 1
      if state.failures.count < BatchReport.longestList {
        state.failures.append((tasks[number].variant, failure))
      }
      report(.failed(failure))
    }
  }
}

/// Frames of one variant that were reported.
private final class FrameCounter {
  var count = 0
}

/// The manifest can't be written, without which nothing may be named.
private struct ManifestFault: Error {
  let error: any Error
}

// MARK: - One variant

extension Workshop {
  private func make(
    _ task: BatchTask, _ number: Int, _ frames: FrameCounter,
    _ memory: inout DrawingMemory
  ) throws {
    let folder = run.plan.request.folder
    var problems = ProblemList()
    guard
      let (variant, whole) = run.plan.planner.plan(
        task.variant, in: "\(folder)/", problems: &problems)
    else {
      throw BatchError(.badInput, problems.problems.first?.message ?? "the row can't be planned")
    }
    let names = task.formats.map { run.plan.file(task.variant, format: $0) }
    let wanted = Set(names.map { "\(folder)/\($0)" })
    try prepareFolder(of: names[0])
    let recipes = run.plan.variants[task.variant].plan.recipes
    var files: [ManifestFile] = []
    let plan = whole.restricted { wanted.contains($0.file) }
    guard plan.outputs.count == names.count else {
      throw BatchError(
        .folder,
        "the manifest remembers other file names than the row has; remove it, and run again")
    }
    _ = try Exporter.export(plan, memory: &memory) { _ in
      frames.count += 1
      advance(frames: 1)
    } beforeNaming: { report in
      _ = try variant.preset?.check(report)
      for (format, output) in zip(task.formats, report.outputs) {
        let name = run.plan.file(task.variant, format: format)
        files.append(try writeDown(output, name, recipes[format], variant))
      }
    }
    for (name, file) in zip(names, files) {
      state.withLock { state in
        state.result.made += 1
        report(.made(name))
      }
      if run.options.verifies { try look(number, name, file, variant.preset) }
    }
  }

  private func writeDown(
    _ output: ExportReport.Output, _ name: String, _ recipe: ByteDigest, _ variant: BatchVariant
  ) throws -> ManifestFile {
    guard let sha256 = output.sha256.flatMap({ ByteDigest(hexadecimal: $0) }),
      let bytes = output.bytes, let modified = output.modified
    else { throw BatchError(.usage, "\(output.container) makes no single file") }
    let file = ManifestFile(
      recipe: recipe, sha256: sha256, bytes: bytes, modified: modified, verdict: nil,
      parameters: variant.parameters)
    do {
      try writer.write(.made(name, file))
    } catch {
      throw ManifestFault(error: error)
    }
    return file
  }

  /// Makes the folder of a file, once.
  private func prepareFolder(of name: String) throws {
    guard let stroke = name.lastIndex(of: "/") else { return }
    let folder = "\(run.plan.request.folder)/\(name[..<stroke])"
    try folders.withLock { folders in
      guard folders.insert(folder).inserted else { return }
      try FolderAccess.create(folder)
      OutputFile.removeLeftovers(in: folder)
    }
  }

  /// Looks at a file that has its name, and writes down what that says.
  private func look(
    _ number: Int, _ name: String, _ file: ManifestFile, _ preset: Preset?
  ) throws {
    var report = try Verifier.verify(file: "\(run.plan.request.folder)/\(name)")
    if let preset { report = try preset.judging(report).report }
    var file = file
    file.verdict = report.verdict
    do {
      try writer.write(.made(name, file))
    } catch {
      throw ManifestFault(error: error)
    }
    guard !report.verdict.isGood else { return }
    let reason = report.obstacle ?? report.findings.first?.message ?? report.verdict.rawValue
    record(BatchFailure(file: name, message: "\(report.verdict.rawValue): \(reason)"), number)
  }
}
