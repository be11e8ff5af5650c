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
  /// Codes transparency, where the format keeps that beside the colours.
  private let alphaEncoder: VideoEncoder?
  private let writer: ContainerWriter
  private let file: OutputFile?
  /// The first play's packets, kept where they are to be repeated.
  private var kept: [Kept] = []

  private struct Kept {
    let packet: MediaPacket
    let isAlpha: Bool
  }

  init(_ plan: OutputPlan, muxer: String, export: ExportPlan) throws {
    self.plan = plan
    loops = export.loops
    frameCount = export.drawing.timeline.frameCount
    wantsEveryPlay = !plan.codec.repeatsByCopy
    let canvas = export.drawing.canvas
    let settings = try plan.encoderSettings(
      width: canvas.width, height: canvas.height, rate: export.drawing.timeline.plan.rate)
    let apart = muxer == "avif" ? settings.separatingAlpha() : nil
    encoder = try VideoEncoder(apart?.colors ?? settings)
    alphaEncoder = try apart.map { try VideoEncoder($0.alpha) }
    let file =
      plan.file == "-"
      ? nil
      : try OutputFile(
        path: plan.file, overwrite: export.overwrites,
        removesLeftovers: export.removesLeftovers)
    do {
      writer = try ContainerWriter(
        path: file?.temporaryPath ?? "-", displayName: file?.path, container: muxer,
        encoder: encoder, alpha: alphaEncoder,
        metadata: plan.recipe.map { [(key: "comment", value: $0)] } ?? [],
        options: plan.muxerOptions + plan.delivery.muxerOptions, sound: plan.delivery.sound)
    } catch {
      file?.abandon()
      throw error
    }
    self.file = file
  }

  func write(_ picture: VideoFrame, index: Int) throws {
    guard let alphaEncoder else { return try take(encoder.encode(picture, index: index)) }
    let (colors, alpha) = try picture.separatingAlpha()
    try take(encoder.encode(colors, index: index))
    try take(alphaEncoder.encode(alpha, index: index), isAlpha: true)
  }

  func finish() throws {
    try take(encoder.finish())
    if let alphaEncoder { try take(alphaEncoder.finish(), isAlpha: true) }
    if !wantsEveryPlay, loops > 1 {
      for play in 1..<loops {
        for kept in kept {
          try writer.write(
            try kept.packet.copy(shiftedBy: play * frameCount), isAlpha: kept.isAlpha)
        }
      }
      kept = []
    }
    try writer.finish()
    if plan.format == .avif, let recipe = plan.recipe { try file?.append(XMPPacket.box(recipe)) }
  }

  func commit() throws { try file?.commit() }

  func abandon() { file?.abandon() }

  func summary() throws -> SinkSummary? {
    try file.map { try SinkSummary($0) }
  }

  private func take(_ packets: [MediaPacket], isAlpha: Bool = false) throws {
    for packet in packets { try writer.write(packet, isAlpha: isAlpha) }
    guard !wantsEveryPlay, loops > 1 else { return }
    kept += packets.map { Kept(packet: $0, isAlpha: isAlpha) }
  }
}
