/// A layer as Core Animation has it: what it shows, where, and what moves in it.
///
/// Plain data, in points. The values here are the model: what shows when no animation is under
/// way. A ``Timeline`` works out what shows at a moment.
public struct Layer: Hashable, Sendable {
  /// What the layer is called in reports; need not be unique.
  public var name: String
  /// The rectangle that the layer covers, in its own coordinates.
  public var bounds: Rect
  /// Where the anchor point lies, in the parent's coordinates.
  public var position: Point
  /// Which point of the bounds lies at the position: (0, 0) is their top left corner, (1, 1) the
  /// bottom right one; default the middle, (0.5, 0.5).
  public var anchorPoint: Point
  /// The outline, in the layer's own coordinates, not clipped to the bounds; `nil` draws nothing.
  public var path: Path?
  /// The colour inside the outline; `nil` draws nothing; default opaque black.
  public var fillColor: Color?
  /// What counts as inside; default ``FillRule/nonZero``.
  public var fillRule: FillRule
  /// How opaque the layer is with all that is in it, from 0 to 1; default 1.
  public var opacity: Double
  /// How the layer's clock runs; default: as its parent's.
  public var timing: LayerTiming
  /// What moves; of two that move the same property the later one wins.
  public var animations: [Animation]
  /// The layers inside, from the back to the front; they lie in front of this layer's outline.
  public var sublayers: [Layer]

  /// Makes a layer.
  ///
  /// Without a `position` the layer lies where its own coordinates are its parent's.
  public init(
    name: String = "", bounds: Rect = Rect(x: 0, y: 0, width: 0, height: 0),
    position: Point? = nil, anchorPoint: Point = Point(0.5, 0.5), path: Path? = nil,
    fillColor: Color? = .black, fillRule: FillRule = .nonZero, opacity: Double = 1,
    timing: LayerTiming = LayerTiming(), animations: [Animation] = [], sublayers: [Layer] = []
  ) {
    (self.name, self.bounds, self.anchorPoint) = (name, bounds, anchorPoint)
    self.position = position ?? bounds.point(at: anchorPoint)
    (self.path, self.fillColor, self.fillRule) = (path, fillColor, fillRule)
    (self.opacity, self.timing) = (opacity, timing)
    (self.animations, self.sublayers) = (animations, sublayers)
  }

  /// The way from the layer's own coordinates to its parent's.
  public var transformToParent: AffineTransform {
    let anchor = bounds.point(at: anchorPoint)
    return .translation(x: position.x - anchor.x, y: position.y - anchor.y)
  }
}

extension Rect {
  /// The point at the given share of the way through the rectangle, (0, 0) its top left corner.
  func point(at share: Point) -> Point {
    Point(origin.x + size.width * share.x, origin.y + size.height * share.y)
  }
}
