import PulseMedia

/// Writes each picture into a PNG file of its own, numbered from 0.
///
/// Every picture is complete under its name or not there at all; the sequence as a whole is not:
/// after a failure the pictures written so far stay, as replaced ones can't be brought back.
final class PictureSequenceSink: Sink {
  let plan: OutputPlan
  let wantsEveryPlay = true

  private let name: NumberedName
  private let overwrites: Bool
  private let removesLeftovers: Bool

  init(_ plan: OutputPlan, export: ExportPlan) throws {
    guard let name = NumberedName(plan.file) else {
      throw ExportError(.usage, "'\(plan.file)' has no place for the picture's number")
    }
    self.plan = plan
    self.name = name
    (overwrites, removesLeftovers) = (export.overwrites, export.removesLeftovers)
  }

  func write(_ picture: VideoFrame, index: Int) throws {
    let file = try OutputFile(
      path: name.file(index), overwrite: overwrites, removesLeftovers: removesLeftovers)
    do {
      try PNGFile.write(picture, path: file.temporaryPath, displayName: file.path)
      try file.commit(durably: false)
    } catch {
      file.abandon()
      throw error
    }
  }

  func finish() {}
  func commit() {}
  func abandon() {}
  func summary() -> SinkSummary? { nil }
}
