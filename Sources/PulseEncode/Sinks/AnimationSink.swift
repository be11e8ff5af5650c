import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline

/// Writes an animated picture: GIF, APNG or WebP.
final class AnimationSink: Sink {
  let plan: OutputPlan
  let wantsEveryPlay = true

  private let writer: any AnimationWriter
  private let file: OutputFile

  init(_ plan: OutputPlan, kind: AnimationKind, export: ExportPlan) throws {
    self.plan = plan
    file = try OutputFile(
      path: plan.file, overwrite: export.overwrites, removesLeftovers: export.removesLeftovers)
    do {
      writer = try plan.animationWriter(kind, export: export, file: file)
    } catch {
      file.abandon()
      throw error
    }
  }

  var wantsSurvey: Bool { writer.wantsSurvey }

  func survey(_ picture: VideoFrame) throws { try writer.survey(picture) }
  func write(_ picture: VideoFrame, index: Int) throws { try writer.write(picture) }
  func finish() throws { try writer.finish() }
  func commit() throws { try file.commit() }
  func abandon() { file.abandon() }
  func summary() throws -> SinkSummary? { try SinkSummary(file) }
}

extension SinkSummary {
  /// The facts of a file that is complete under its temporary name.
  init(_ file: OutputFile) throws {
    let digest = try FileDigest(path: file.temporaryPath)
    self.init(
      bytes: digest.byteCount, sha256: digest.sha256,
      modified: FileFacts(path: file.temporaryPath)?.modified, path: file.temporaryPath)
  }
}

extension OutputPlan {
  fileprivate func animationWriter(
    _ kind: AnimationKind, export: ExportPlan, file: OutputFile
  ) throws -> any AnimationWriter {
    let settings = animationSettings(export)
    return switch kind {
    case .gif: GIFWriter(settings, matte: matte.map(Matte.init), file: file)
    case .apng: APNGWriter(settings, file: file)
    case .webp: try WebPWriter(settings, coding: webPCoding, file: file)
    }
  }

  private func animationSettings(_ export: ExportPlan) -> AnimationSettings {
    let timeline = export.drawing.timeline
    let rate = timeline.plan.rate.framesPerSecond
    let effort = codecOptions.first { $0.key == "effort" }.flatMap { Effort(rawValue: $0.value) }
    return AnimationSettings(
      width: export.drawing.canvas.width, height: export.drawing.canvas.height,
      frameCount: timeline.frameCount * export.loops,
      rate: MediaRatio(rate.numerator, rate.denominator), hasAlpha: layout.hasAlpha,
      plays: plays ?? 0, comment: recipe,
      effort: effort.flatMap(Effort.allCases.firstIndex(of:)) ?? 1)
  }

  private var webPCoding: WebPWriter.Coding {
    guard codec == .webpLossy,
      let quality = codecOptions.first(where: { $0.key == "quality" })?.value
    else { return .lossless }
    return .lossy(quality: Double(quality) ?? 75)
  }
}
