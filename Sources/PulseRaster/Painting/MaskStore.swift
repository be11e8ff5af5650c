/// The masks of outlines that were drawn before, up to a size; the oldest go first.
///
/// Still shapes ask for theirs at each frame, and an animation that reverses shows on its way back what
/// it showed on its way out: a pulse rasterizes half of its frames.
struct MaskStore: Sendable {
  /// How much memory the masks may take, in bytes; a 4K pulse of 120 frames takes 11 MB.
  static let limit = 24 << 20

  private var masks: [Outline: [Mask]] = [:]
  /// The outlines in the order in which they came, from `oldest` on.
  private var order: [Outline] = []
  private var oldest = 0
  private var size = 0

  /// The masks of an outline, one for each geometry, if they are at hand.
  subscript(outline: Outline) -> [Mask]? { masks[outline] }

  /// Keeps the masks of an outline that is not at hand, and lets go of older ones.
  mutating func insert(_ new: [Mask], for outline: Outline) {
    masks[outline] = new
    order.append(outline)
    size += Self.size(of: new)
    while size > Self.limit, oldest < order.count {
      if let old = masks.removeValue(forKey: order[oldest]) { size -= Self.size(of: old) }
      oldest += 1
    }
    if oldest > order.count / 2 {
      order.removeFirst(oldest)
      oldest = 0
    }
  }

  private static func size(of masks: [Mask]) -> Int {
    masks.reduce(256) { size, mask in
      size + mask.runs.count * MemoryLayout<Mask.Run>.stride
        + (mask.coverages.count + mask.rowStarts.count) * MemoryLayout<Float>.stride
    }
  }
}
