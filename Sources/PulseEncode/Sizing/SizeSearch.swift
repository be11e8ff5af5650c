import PulseMedia
import PulseScenes
import PulseTimeline

/// The search for the best file of one output that has no more than a number of bytes.
///
/// Quality is lowered first; then, where that is allowed, the frame rate and the size, step by step, with the
/// best quality of the first step that fits. The same wishes always end at the same settings.
struct SizeSearch {
  /// The most encodings for one drawing.
  private static let mostEncodings = 6

  private let plan: ExportPlan
  private let file: String
  private let limit: Int
  private var encodings = 0
  private var best: (run: ExportRun, output: ExportReport.Output, quality: Int?)?
  private var smallest = Int.max

  /// Prepares the search for one of a plan's outputs.
  init(_ plan: ExportPlan, output: OutputPlan, limit: Int) {
    (self.plan, self.limit) = (plan, limit)
    file = output.file
  }

  /// Refuses outputs that are no single file.
  static func check(_ outputs: [OutputPlan]) throws(ExportError) {
    for output in outputs {
      let isFile =
        switch output.format.layout {
        case .container, .animation: output.file != "-"
        case .numberedPictures, .discarded: false
        }
      guard isFile else {
        throw ExportError(
          .usage, "'\(output.file)' is no single file, so --max-bytes can't be kept for it")
      }
    }
  }

  /// Encodes until the best file is found; it is complete, and has no name yet.
  ///
  /// - Throws: ``ExportError`` of kind `unreachable`, with the smallest size met, where none fits.
  mutating func run(
    memory: inout DrawingMemory, progress: (ExportProgress) -> Void
  ) throws -> (run: ExportRun, output: ExportReport.Output) {
    do {
      for step in Concessions(plan).steps {
        guard step.isWorthTrying(smallest: smallest, limit: limit) else { continue }
        try search(step.drawing, memory: &memory, progress: progress)
        guard let best else { continue }
        var output = best.output
        output.fitting = report(best.quality, step.drawing)
        return (best.run, output)
      }
    } catch {
      best?.run.abandon()
      throw error
    }
    throw ExportError(.unreachable, failure)
  }

  private func report(_ quality: Int?, _ drawing: ResolvedDrawing) -> FittingReport {
    let (asked, canvas) = (plan.drawing, drawing.canvas)
    let rate = asked.timeline.plan.rate
    let isSmaller =
      canvas.width != asked.canvas.width || canvas.height != asked.canvas.height
    return FittingReport(
      limit: limit, quality: quality, encodings: encodings,
      originalRate: rate == drawing.timeline.plan.rate ? nil : rate,
      originalWidth: isSmaller ? asked.canvas.width : nil,
      originalHeight: isSmaller ? asked.canvas.height : nil)
  }

  private var failure: String {
    let rest = Concession.allCases.filter { !plan.options.concessions.contains($0) }.map(\.rawValue)
    let remedy =
      rest.isEmpty ? "" : "; --allow \(rest.joined(separator: ",")) would make it smaller"
    return
      "'\(file)' does not fit under \(limit) bytes: the smallest that was reached has \(smallest) bytes"
      + remedy
  }
}

extension SizeSearch {
  /// Looks for the best quality of a drawing.
  private mutating func search(
    _ drawing: ResolvedDrawing, memory: inout DrawingMemory,
    progress: (ExportProgress) -> Void
  ) throws {
    let highest = Int(plan.options.highestQuality.rounded(.down))
    // A smaller picture is tried only where the worst quality of a larger one is too much.
    let first = encodings == 0 ? 75 : 0
    var bracket = QualityBracket(limit: limit, highest: highest, first: first)
    var known: [OutputPlan: Int] = [:]
    let lowest = try candidate(drawing, quality: 0)
    let hasQuality = try candidate(drawing, quality: highest).outputs != lowest.outputs
    while let guess = hasQuality ? bracket.next : known.isEmpty ? 0 : nil {
      guard known.count < Self.mostEncodings else { return }
      // The last encoding is the smallest there is where none fitted, so that a failure is certain.
      let isLast = known.count == Self.mostEncodings - 1 && bracket.fitting == nil
      let quality = isLast ? 0 : guess
      let candidate = quality == 0 ? lowest : try candidate(drawing, quality: quality)
      let bytes =
        try known[candidate.outputs[0]]
        ?? encode(
          candidate, quality: hasQuality ? quality : nil, memory: &memory, progress: progress)
      known[candidate.outputs[0]] = bytes
      bracket.add(QualityBracket.Point(quality: quality, bytes: bytes))
    }
  }

  /// The plan of the one output at a quality.
  private func candidate(_ drawing: ResolvedDrawing, quality: Int) throws -> ExportPlan {
    var options = plan.options
    options.maximumBytes = nil
    let highest = options.highestQuality
    options.quality = .level(quality == Int(highest) ? highest : Double(quality))
    return try Exporter.planForSearch(file: file, drawing: drawing, options: options)
  }

  /// Encodes a plan, and keeps the file where it is the best that fits.
  private mutating func encode(
    _ plan: ExportPlan, quality: Int?, memory: inout DrawingMemory,
    progress: (ExportProgress) -> Void
  ) throws -> Int {
    let (run, report) = try ExportRun.complete(plan, memory: &memory, progress: progress)
    encodings += 1
    let bytes = report.outputs[0].bytes ?? Int.max
    smallest = min(smallest, bytes)
    if bytes <= limit, quality ?? 0 >= best?.quality ?? 0 {
      best?.run.abandon()
      best = (run, report.outputs[0], quality)
    } else {
      run.abandon()
    }
    return bytes
  }
}
