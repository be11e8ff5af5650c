/// A layer as Core Animation has it: what it shows, where, and what moves in it.
///
/// Plain data, in points. The values here are the model: what shows when no animation is under
/// way. A ``Timeline`` works out what shows at a moment.
///
/// From the back to the front a layer shows its background, its content, its sublayers and its
/// border.
public struct Layer: Hashable, Sendable {
  /// What a layer draws itself.
  public indirect enum Content: Hashable, Sendable {
    /// Nothing but its background and its border: `CALayer`.
    case plain
    /// An outline: `CAShapeLayer`.
    case shape(ShapeContent)
    /// A gradient over its bounds: `CAGradientLayer`.
    case gradient(GradientContent)
    /// Its sublayers, several times: `CAReplicatorLayer`.
    case replicator(ReplicatorContent)
  }

  /// What the layer is called in reports; need not be unique.
  public var name: String
  /// The rectangle that the layer covers, in its own coordinates.
  public var bounds: Rect
  /// Where the anchor point lies, in the parent's coordinates.
  public var position: Point
  /// How far in front the layer lies: among its siblings, and for the perspective; default 0.
  public var zPosition: Double
  /// Which point of the bounds lies at the position: (0, 0) is their top left corner, (1, 1) the
  /// bottom right one; default the middle, (0.5, 0.5).
  public var anchorPoint: Point
  /// What is done to the layer, about its anchor point; default nothing.
  public var transform: Transform3D
  /// What is done to the sublayers, about the middle of the bounds; default nothing.
  ///
  /// Perspective for all of them belongs here.
  public var sublayerTransform: Transform3D
  /// The radius of the corners of background, border and mask to bounds, in points; default 0.
  public var cornerRadius: Double
  /// What fills the bounds, behind everything else; default `nil`, nothing.
  public var backgroundColor: Color?
  /// The width of the border, inside the bounds, in points; default 0.
  public var borderWidth: Double
  /// The colour of the border; `nil` draws none; default opaque black.
  public var borderColor: Color?
  /// How opaque the layer is with all that is in it, from 0 to 1; default 1.
  public var opacity: Double
  /// Whether the layer is left out with all that is in it; default no.
  public var isHidden: Bool
  /// Whether the layer shows nothing outside its bounds, rounded as ``cornerRadius`` says;
  /// default no.
  public var masksToBounds: Bool
  /// How the layer's clock runs; default: as its parent's.
  public var timing: LayerTiming
  /// What the layer draws itself; default nothing.
  public var content: Content
  /// What moves; of two that move the same property the later one wins.
  public var animations: [Animation]
  /// The layers inside, from the back to the front; a higher ``zPosition`` comes before a lower one.
  public var sublayers: [Layer]
  /// The mask; in an array, as a value cannot hold itself.
  private var masks: [Layer] = []

  /// Makes a layer; what is not given has Core Animation's default.
  ///
  /// Without a `position` the layer lies where its own coordinates are its parent's.
  public init(
    name: String = "", bounds: Rect = Rect(x: 0, y: 0, width: 0, height: 0),
    position: Point? = nil, zPosition: Double = 0, anchorPoint: Point = Point(0.5, 0.5),
    transform: Transform3D = .identity, sublayerTransform: Transform3D = .identity,
    cornerRadius: Double = 0, backgroundColor: Color? = nil, borderWidth: Double = 0,
    borderColor: Color? = .black, opacity: Double = 1, isHidden: Bool = false,
    masksToBounds: Bool = false, mask: Layer? = nil, timing: LayerTiming = LayerTiming(),
    content: Content = .plain, animations: [Animation] = [], sublayers: [Layer] = []
  ) {
    (self.name, self.bounds, self.anchorPoint) = (name, bounds, anchorPoint)
    self.position = position ?? bounds.point(at: anchorPoint)
    (self.zPosition, self.transform) = (zPosition, transform)
    self.sublayerTransform = sublayerTransform
    (self.cornerRadius, self.backgroundColor) = (cornerRadius, backgroundColor)
    (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
    (self.opacity, self.isHidden, self.masksToBounds) = (opacity, isHidden, masksToBounds)
    (self.timing, self.content) = (timing, content)
    (self.animations, self.sublayers) = (animations, sublayers)
    self.mask = mask
  }

  /// A layer whose alpha says where this one shows, in this one's coordinates; default `nil`,
  /// everywhere.
  ///
  /// It has its own animations, and moves with this layer.
  public var mask: Layer? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }
}

extension Rect {
  /// The point at the given share of the way through the rectangle, (0, 0) its top left corner.
  func point(at share: Point) -> Point {
    Point(origin.x + size.width * share.x, origin.y + size.height * share.y)
  }
}
