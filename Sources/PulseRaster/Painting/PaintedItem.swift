import PulseTimeline

/// Something to paint, as a painter sees it: in picture pixels, with colours from 0 to 1.
indirect enum PaintedItem: Hashable, Sendable {
  case shape(PaintedShape)
  case group(PaintedGroup)
}

/// An area with its paint.
struct PaintedShape: Hashable, Sendable {
  let outline: Outline
  /// The paint, each component from 0 to 1; its alpha includes the shape's opacity.
  let paint: Snapshot.Paint
}

/// Items that are painted apart and laid down as one.
struct PaintedGroup: Hashable, Sendable {
  /// 0 ... 1
  let opacity: Double
  /// What the alpha of the whole is multiplied by: the alpha of these items; `nil` for nothing.
  let mask: [PaintedItem]?
  let items: [PaintedItem]
}
