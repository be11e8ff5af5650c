import PulseEncode
import PulseMedia
import PulseScenes
import PulseTimeline

/// What planning a row gives, apart from its name: what a plan keeps of it, and a manifest remembers.
struct RowPlan: Hashable, Sendable {
  /// A hash of all that is drawn but the colours, by which variants are drawn together.
  var shape: UInt64
  /// How much work it is, in samples of an easy codec.
  var cost: Double
  /// Frames that are drawn for it.
  var frames: Int
  /// The digests of its files' recipes, in the formats' order.
  var recipes: [ByteDigest]
  /// Whether its loop runs noticeably faster or slower than the scene.
  var isRetimed: Bool
}

extension RowPlan {
  init(_ plan: ExportPlan) throws {
    shape = try plan.drawing.drawing.shape
    let loop = plan.drawing.timeline.plan
    (frames, isRetimed) = (loop.frameCount, loop.isRetimedNoticeably)
    let pixels = plan.drawing.canvas.width * plan.drawing.canvas.height
    cost = plan.outputs.reduce(0) { cost, output in
      let plays = output.codec.repeatsByCopy ? 1 : plan.loops
      return cost + Double(pixels * loop.frameCount) * Double(plays) * output.codec.relativeCost
    }
    recipes = try plan.outputs.map { try plan.digest(of: $0) }
  }
}

extension ExportPlan {
  /// The digest of everything that decides about an output's bytes but the libraries.
  ///
  /// The recipe itself, whether the file carries it, and under how many bytes it is brought.
  func digest(of output: OutputPlan) throws -> ByteDigest {
    try ByteDigest(of: limits + (output.recipe == nil ? "without " : "") + recipe(of: output))
  }

  private var limits: String {
    guard let bytes = options.maximumBytes else { return "" }
    let concessions = options.concessions.map(\.rawValue).sorted().joined(separator: ",")
    return "under \(bytes), quality \(options.highestQuality), \(concessions): "
  }
}

extension Drawing {
  /// A hash of the drawing without the scene's colours, which decide about no coverage; the same in every
  /// process.
  fileprivate var shape: UInt64 {
    get throws {
      let scene = try? sceneDescription()
      let colors = Set(scene?.parameters.filter { $0.kind == .color }.map(\.name) ?? [])
      let own = parameters.filter { !colors.contains($0.key) }.sorted { $0.key < $1.key }
      let texts =
        own.flatMap { [$0.key, $0.value] } + DrawingOption.allCases.map { text(of: $0) ?? "" }
      return try ByteDigest(of: texts.map(CanonicalDescription.counted).joined()).words[0]
    }
  }
}

extension Codec {
  /// How long a sample takes, against H.264: measured once, and only for fair shares.
  fileprivate var relativeCost: Double {
    switch name {
    case Codec.h264.name: 1
    case Codec.vp9.name: 6
    default: rateControl == nil ? 0.2 : 4
    }
  }
}
