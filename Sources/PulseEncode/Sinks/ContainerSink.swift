import PulseMedia
import PulseScenes
import PulseTimeline

/// Encodes pictures and puts the packets into a file by one of libav's muxers.
///
/// Several plays of the loop are written by repeating the coded packets with shifted times, where
/// the codec allows it; else every play's pictures are taken.
final class ContainerSink: Sink {
  let plan: OutputPlan
  let wantsEveryPlay: Bool

  private let loops: Int
  private let frameCount: Int
  private let encoder: VideoEncoder
  private let writer: ContainerWriter
  private let file: OutputFile?
  /// The first play's packets, kept where they are to be repeated.
  private var kept: [MediaPacket] = []

  init(_ plan: OutputPlan, muxer: String, export: ExportPlan) throws {
    self.plan = plan
    loops = export.loops
    frameCount = export.drawing.timeline.frameCount
    wantsEveryPlay = !plan.codec.repeatsByCopy
    let canvas = export.drawing.canvas
    encoder = try VideoEncoder(
      plan.encoderSettings(
        width: canvas.width, height: canvas.height, rate: export.drawing.timeline.plan.rate))
    let file =
      plan.file == "-"
      ? nil
      : try OutputFile(
        path: plan.file, overwrite: export.overwrites,
        removesLeftovers: export.removesLeftovers)
    do {
      writer = try ContainerWriter(
        path: file?.temporaryPath ?? "-", displayName: file?.path, container: muxer,
        encoder: encoder, metadata: plan.recipe.map { [(key: "comment", value: $0)] } ?? [],
        options: plan.delivery.muxerOptions, sound: plan.delivery.sound)
    } catch {
      file?.abandon()
      throw error
    }
    self.file = file
  }

  func write(_ picture: VideoFrame, index: Int) throws {
    try take(encoder.encode(picture, index: index))
  }

  func finish() throws {
    try take(encoder.finish())
    if !wantsEveryPlay, loops > 1 {
      for play in 1..<loops {
        for packet in kept { try writer.write(try packet.copy(shiftedBy: play * frameCount)) }
      }
      kept = []
    }
    try writer.finish()
  }

  func commit() throws { try file?.commit() }

  func abandon() { file?.abandon() }

  func summary() throws -> SinkSummary? {
    try file.map { try SinkSummary($0) }
  }

  private func take(_ packets: [MediaPacket]) throws {
    for packet in packets { try writer.write(packet) }
    if !wantsEveryPlay, loops > 1 { kept += packets }
  }
}
