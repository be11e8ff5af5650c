import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline

/// An export under way.
struct ExportRun {
  private let plan: ExportPlan
  private let sinks: [any Sink]
  /// Pictures of each kind to paint on.
  private(set) var rings: [PictureKind: PictureRing] = [:]

  /// Opens every output; where one can't be opened the others are removed again.
  init(_ plan: ExportPlan, memory: inout DrawingMemory) throws {
    self.plan = plan
    var sinks: [any Sink] = []
    do {
      for output in plan.outputs { sinks.append(try output.makeSink(for: plan)) }
    } catch {
      for sink in sinks { sink.abandon() }
      try Interruption.check()
      throw error
    }
    self.sinks = sinks
    for kind in Set(plan.outputs.map(\.pictureKind)) {
      rings[kind] = memory.takeRing(kind, for: plan)
    }
  }

  /// Draws every frame and hands it to every output that takes it.
  mutating func drawAll(progress: (ExportProgress) -> Void) throws {
    let count = plan.drawing.timeline.frameCount
    try surveyAll()
    let total = count * (sinks.contains(where: \.wantsEveryPlay) ? plan.loops : 1)
    for index in 0..<total {
      try Interruption.check()
      let takers = index < count ? sinks : sinks.filter(\.wantsEveryPlay)
      try draw(frame: index % count, for: takers) { sink, picture in
        try sink.write(picture, index: index)
      }
      progress(ExportProgress(finishedFrames: index + 1, frameCount: total))
    }
  }

  /// Draws and codes everything; the files are then complete and have no names yet.
  static func complete(
    _ plan: ExportPlan, memory: inout DrawingMemory, progress: (ExportProgress) -> Void
  ) throws -> (run: ExportRun, report: ExportReport) {
    var run = try ExportRun(plan, memory: &memory)
    do {
      defer { memory.keep(run.rings) }
      try run.drawAll(progress: progress)
      return (run, try run.finish())
    } catch {
      run.abandon()
      // Whatever failed because of a signal, the signal is what the user should hear of.
      try Interruption.check()
      throw error
    }
  }

  /// Completes every file.
  private func finish() throws -> ExportReport {
    for sink in sinks { try sink.finish() }
    return ExportReport(
      outputs: try sinks.map(report), retimeFactor: plan.drawing.timeline.plan.retimeFactor)
  }

  /// Names every file.
  func commit() throws {
    for sink in sinks { try sink.commit() }
  }

  /// Removes everything that is not yet named.
  func abandon() {
    for sink in sinks { sink.abandon() }
  }

  /// Shows the loop's frames to the outputs that must know all of them before the first is written.
  private mutating func surveyAll() throws {
    let takers = sinks.filter(\.wantsSurvey)
    guard !takers.isEmpty else { return }
    for index in 0..<plan.drawing.timeline.frameCount {
      try Interruption.check()
      try draw(frame: index, for: takers) { sink, picture in try sink.survey(picture) }
    }
  }

  private mutating func draw(
    frame: Int, for takers: [any Sink], hand: (any Sink, VideoFrame) throws -> Void
  ) throws {
    let snapshot = plan.drawing.timeline.snapshot(ofFrame: frame)
    var pictures: [PictureKind: VideoFrame] = [:]
    for sink in takers {
      let kind = sink.plan.pictureKind
      let picture = try pictures[kind] ?? rings[kind]?.picture(of: snapshot)
      guard let picture else { continue }
      pictures[kind] = picture
      try hand(sink, picture)
    }
  }

  private func report(_ sink: any Sink) throws -> ExportReport.Output {
    let loop = plan.drawing.timeline.plan
    let summary = try sink.summary()
    return ExportReport.Output(
      file: sink.plan.file, container: sink.plan.format.name, codec: sink.plan.codec.name,
      pixelFormat: sink.plan.layout.name, width: plan.drawing.canvas.width,
      height: plan.drawing.canvas.height, rate: loop.rate, frames: loop.frameCount * plan.loops,
      loops: plan.loops, duration: loop.duration * Fraction(plan.loops), bytes: summary?.bytes,
      sha256: summary?.sha256, modified: summary?.modified,
      temporaryFile: summary?.path)
  }
}

extension OutputPlan {
  /// What another output must have in common with this one to share its pictures.
  var pictureKind: PictureKind { PictureKind(layout: layout, coding: coding) }

  /// Opens the output.
  func makeSink(for plan: ExportPlan) throws -> any Sink {
    switch format.layout {
    case .discarded: NullSink(self)
    case .animation(let kind): try AnimationSink(self, kind: kind, export: plan)
    case .numberedPictures: try PictureSequenceSink(self, export: plan)
    case .container(let muxer): try ContainerSink(self, muxer: muxer, export: plan)
    }
  }
}

extension ExportPlan {
  /// Pictures of one kind to paint on.
  func makeRing(_ kind: PictureKind) -> PictureRing {
    let canvas = drawing.canvas
    let painter = Painter(
      layout: kind.layout, coding: kind.coding, width: canvas.width, height: canvas.height,
      viewport: canvas.viewport, background: drawing.background)
    return PictureRing(painter: painter) {
      try VideoFrame(
        format: try PictureFormat(kind.layout), width: canvas.width, height: canvas.height)
    }
  }
}
