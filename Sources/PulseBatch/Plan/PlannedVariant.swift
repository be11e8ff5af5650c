import PulseEncode
import PulseMedia
import PulseScenes
import PulseTimeline

/// What is kept of a variant between planning and making: some fifty bytes, and as many for each file.
struct PlannedVariant: Sendable {
  /// The hash of its folded name.
  let nameHash: Int
  /// A hash of all that is drawn but the colours, by which variants are drawn together.
  let shape: Int
  /// How much work it is, in samples of an easy codec.
  let cost: Double
  /// Frames that are drawn for it.
  let frames: Int
  /// The digests of its files' recipes, in the formats' order.
  let recipes: [ByteDigest]

  init(_ plan: ExportPlan, folded: String) throws {
    nameHash = folded.hashValue
    shape = plan.drawing.drawing.withoutColors.hashValue
    let loop = plan.drawing.timeline.plan
    frames = loop.frameCount
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
  /// The drawing without the scene's colours, which decide about no coverage.
  fileprivate var withoutColors: Drawing {
    guard let scene = try? sceneDescription() else { return self }
    var drawing = self
    for parameter in scene.parameters where parameter.kind == .color {
      drawing.parameters[parameter.name] = nil
    }
    return drawing
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
