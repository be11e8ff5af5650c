import PulseEncode
import PulseMedia
import PulseScenes
import PulseTimeline

/// What is kept of a variant between planning and making: some fifty bytes, and as many for each file.
struct PlannedVariant: Sendable {
  /// Whether a manifest remembers the variant's row.
  enum Memory: Sendable {
    /// It does.
    case remembered
    /// It could, from the next run on.
    case new
    /// It must not: there are notes about the variant, which the next run would not know.
    case never
  }

  /// The hash of its folded name.
  let nameHash: Int
  /// A hash of all that is drawn but the colours, by which variants are drawn together.
  let shape: UInt64
  /// How much work it is, in samples of an easy codec.
  let cost: Double
  /// Frames that are drawn for it.
  let frames: Int
  /// The digests of its files' recipes, in the formats' order.
  let recipes: [ByteDigest]
  /// Whether its loop runs noticeably faster or slower than the scene.
  let isRetimed: Bool
  /// Whether a manifest remembers its row.
  var memory: Memory

  init(_ plan: ExportPlan, folded: String) throws {
    nameHash = folded.hashValue
    shape = plan.drawing.drawing.shape
    let loop = plan.drawing.timeline.plan
    (frames, isRetimed) = (loop.frameCount, loop.isRetimedNoticeably)
    memory = plan.drawing.notes.isEmpty ? .new : .never
    let pixels = plan.drawing.canvas.width * plan.drawing.canvas.height
    cost = plan.outputs.reduce(0) { cost, output in
      let plays = output.codec.repeatsByCopy ? 1 : plan.loops
      return cost + Double(pixels * loop.frameCount) * Double(plays) * output.codec.relativeCost
    }
    recipes = try plan.outputs.map { try plan.digest(of: $0) }
  }

  init(_ row: RememberedRow) {
    nameHash = FileNameRules.folded(row.name).hashValue
    (shape, cost, frames, recipes) = (row.shape, row.cost, row.frames, row.recipes)
    (isRetimed, memory) = (row.isRetimed, .remembered)
  }

  /// What stands for a variant with which something is wrong.
  static let wrong = PlannedVariant(
    RememberedRow(
      row: ByteDigest(words: SIMD4()), name: "", frames: 0, cost: 0, recipes: [], shape: 0,
      isRetimed: false))
}

extension PlannedVariant {
  /// What a manifest is to remember of the variant.
  func remembered(row: ByteDigest, name: String) -> RememberedRow {
    RememberedRow(
      row: row, name: name, frames: frames, cost: cost, recipes: recipes, shape: shape,
      isRetimed: isRetimed)
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
  /// process (64-bit FNV-1a).
  fileprivate var shape: UInt64 {
    let scene = try? sceneDescription()
    let colors = Set(scene?.parameters.filter { $0.kind == .color }.map(\.name) ?? [])
    let own = parameters.filter { !colors.contains($0.key) }.sorted { $0.key < $1.key }
    let texts =
      own.flatMap { [$0.key, $0.value] } + DrawingOption.allCases.map { text(of: $0) ?? "" }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    return hash
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
