extension Layer.Content {
  /// The outline, where the layer is a shape layer; setting `nil` makes it a plain one.
  public var shape: ShapeContent? {
    get { if case .shape(let content) = self { content } else { nil } }
    set { self = newValue.map { .shape($0) } ?? .plain }
  }

  /// The gradient, where the layer is a gradient layer; setting `nil` makes it a plain one.
  public var gradient: GradientContent? {
    get { if case .gradient(let content) = self { content } else { nil } }
    set { self = newValue.map { .gradient($0) } ?? .plain }
  }

  /// The replication, where the layer is a replicator layer; setting `nil` makes it a plain one.
  public var replicator: ReplicatorContent? {
    get { if case .replicator(let content) = self { content } else { nil } }
    set { self = newValue.map { .replicator($0) } ?? .plain }
  }
}

extension Layer {
  /// A shape layer; everything that is not named here can be set afterwards.
  public static func shape(
    name: String = "", bounds: Rect = Rect(x: 0, y: 0, width: 0, height: 0),
    position: Point? = nil, anchorPoint: Point = Point(0.5, 0.5), path: Path? = nil,
    fillColor: Color? = .black, fillRule: FillRule = .nonZero, strokeColor: Color? = nil,
    strokeStyle: StrokeStyle = StrokeStyle(), opacity: Double = 1,
    timing: LayerTiming = LayerTiming(), animations: [Animation] = [], sublayers: [Layer] = []
  ) -> Layer {
    let content = ShapeContent(
      path: path, fillColor: fillColor, fillRule: fillRule, strokeColor: strokeColor,
      strokeStyle: strokeStyle)
    return Layer(
      name: name, bounds: bounds, position: position, anchorPoint: anchorPoint, opacity: opacity,
      timing: timing, content: .shape(content), animations: animations, sublayers: sublayers)
  }

  /// A gradient layer; everything that is not named here can be set afterwards.
  public static func gradient(
    name: String = "", bounds: Rect, position: Point? = nil, type: Gradient.Kind = .axial,
    colors: [Color], locations: [Double]? = nil, startPoint: Point = Point(0.5, 0),
    endPoint: Point = Point(0.5, 1), animations: [Animation] = [], sublayers: [Layer] = []
  ) -> Layer {
    let content = GradientContent(
      type: type, colors: colors, locations: locations, startPoint: startPoint,
      endPoint: endPoint)
    return Layer(
      name: name, bounds: bounds, position: position, content: .gradient(content),
      animations: animations, sublayers: sublayers)
  }

  /// A replicator layer of `content` around `sublayers`.
  public static func replicator(
    name: String = "", bounds: Rect = Rect(x: 0, y: 0, width: 0, height: 0),
    position: Point? = nil, _ content: ReplicatorContent, animations: [Animation] = [],
    sublayers: [Layer] = []
  ) -> Layer {
    Layer(
      name: name, bounds: bounds, position: position, content: .replicator(content),
      animations: animations, sublayers: sublayers)
  }
}
