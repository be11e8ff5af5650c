import PulseTimeline
import Testing

/// What shape layers and gradient layers draw.
@Suite struct LayerContentTests {
  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  private func shape(_ layer: Layer, at time: Fraction = 0) throws -> Snapshot.Shape {
    try #require(try Timeline(layer, rate: .fps60).snapshot(at: time).shapes.first)
  }

  /// The defaults of `CAShapeLayer`: black fill, no stroke, width 1, miter limit 10, butt, miter, the
  /// whole line.
  @Test func defaults() throws {
    let content = ShapeContent()
    #expect(content.fillColor == .black && content.strokeColor == nil && content.path == nil)
    #expect(content.fillRule == .nonZero && content.lineWidth == 1 && content.miterLimit == 10)
    #expect(content.lineCap == .butt && content.lineJoin == .miter)
    #expect(content.lineDashPattern.isEmpty && content.lineDashPhase == 0)
    #expect(content.strokeStart == 0 && content.strokeEnd == 1)
    let gradient = GradientContent()
    #expect(gradient.startPoint == Point(0.5, 0) && gradient.endPoint == Point(0.5, 1))
    #expect(gradient.type == .axial && gradient.locations == nil)
    #expect(try shape(.shape(path: square)).stroke == nil)
  }

  /// Start and end are kept as they are, also beyond the ends: bounding them is the painter's.
  @Test func strokesAreKept() throws {
    let style = StrokeStyle(
      lineWidth: -3, lineCap: .round, lineJoin: .bevel, miterLimit: 2, lineDashPattern: [3, 1],
      lineDashPhase: -5, strokeStart: -0.5, strokeEnd: 1.5)
    var layer = Layer.shape(
      path: square, fillColor: nil, strokeColor: .white, strokeStyle: style)
    #expect(try shape(layer).stroke == Snapshot.Stroke(color: .white, style: style))
    #expect(try shape(layer).fill == nil)
    layer.animations = [
      .basic(
        BasicAnimation(
          .strokeEnd, from: .number(-1), to: .number(3), timing: MediaTiming(duration: 1)))
    ]
    #expect(try shape(layer, at: Fraction(1, 8)).stroke?.style.strokeEnd == -0.5)
    #expect(try shape(layer, at: Fraction(7, 8)).stroke?.style.strokeEnd == 2.5)
  }

  /// Opaque red to half transparent blue, half way, not premultiplied (measured), wherever a layer has
  /// a colour.
  @Test(arguments: [AnimationKeyPath.strokeColor, .backgroundColor, .borderColor, .fillColor])
  func colours(keyPath: AnimationKeyPath) throws {
    var layer = Layer.shape(
      bounds: Rect(x: 0, y: 0, width: 9, height: 9), path: square, strokeColor: .black)
    layer.backgroundColor = .white
    layer.borderWidth = 1
    layer.animations = [
      .basic(
        BasicAnimation(
          keyPath, from: .color(Color(red: 1, green: 0, blue: 0)),
          to: .color(Color(red: 0, green: 0, blue: 1, alpha: 0.5)),
          timing: MediaTiming(duration: 1)))
    ]
    let shapes = try Timeline(layer, rate: .fps60).snapshot(at: Fraction(1, 2)).shapes
    let found = shapes.flatMap { [$0.fill?.color, $0.stroke?.color] }
    #expect(found.contains(Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.75)))
  }

  @Test func gradients() throws {
    let bounds = Rect(x: 10, y: 20, width: 100, height: 50)
    var layer = Layer.gradient(bounds: bounds, colors: [.black, .white, .black])
    layer.cornerRadius = 5
    let shape = try shape(layer)
    #expect(shape.path == .roundedRectangle(bounds, cornerRadius: 5))
    guard case .gradient(let gradient) = shape.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.startPoint == Point(60, 20) && gradient.endPoint == Point(60, 70))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.map(\.color) == [.black, .white, .black])
    layer.content.gradient?.colors = []
    #expect(try Timeline(layer, rate: .fps60).snapshot(at: 0).items.isEmpty)
  }

  /// Lists move entry by entry; places that overtake each other wait for the one before.
  @Test func movingGradient() throws {
    let timing = MediaTiming(duration: 1)
    var layer = Layer.gradient(
      bounds: Rect(x: 0, y: 0, width: 10, height: 10), colors: [.black, .white],
      locations: [0, 1])
    layer.animations = [
      .basic(
        BasicAnimation(
          .colors, to: .colors([.white, .black]), timing: timing)),
      .basic(BasicAnimation(.locations, to: .numbers([1, 0]), timing: timing)),
      .basic(BasicAnimation(.endPointX, to: .number(1), timing: timing)),
    ]
    guard case .gradient(let gradient) = try shape(layer, at: Fraction(3, 4)).fill else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0.75, 0.75])
    #expect(gradient.stops.map(\.color.red) == [0.75, 0.25])
    #expect(gradient.endPoint == Point(8.75, 10))
  }

  @Test func wrongLists() throws {
    var layer = Layer.gradient(
      name: "sky", bounds: Rect(x: 0, y: 0, width: 1, height: 1), colors: [.black, .white])
    layer.animations = [
      .basic(BasicAnimation(.colors, to: .colors([.black])))
    ]
    #expect(
      try message(layer)
        == "Layer 'sky', animation of colors: the two lists must have the same number of entries, "
        + "but the first has 2 and the second 1.")
    layer.animations = [
      .keyframe(KeyframeAnimation(.locations, values: [.numbers([0]), .numbers([0, 1])]))
    ]
    #expect(try message(layer).contains("the first has 1 and the second 2"))
    layer.animations = []
    layer.content.gradient?.locations = [0.5]
    #expect(
      try message(layer)
        == "Layer 'sky': locations must be as many as the colors, 2, but are 1.")
    layer.content.gradient?.locations = [0.5, 0.4]
    #expect(try message(layer) == "Layer 'sky': locations must not fall from one to the next.")
    let dashed = Layer.shape(name: "ring", strokeStyle: StrokeStyle(lineDashPattern: [1, -1]))
    #expect(try message(dashed) == "Layer 'ring': lineDashPattern must hold no negative length.")
    let broken = Layer.shape(name: "ring", path: Path([.line(to: .zero)]))
    #expect(try message(broken) == "Layer 'ring': path must begin with a move.")
  }

  @Test func otherLayersProperty() throws {
    let layer = Layer(
      name: "box", animations: [.basic(BasicAnimation(.strokeEnd, to: .number(1)))])
    #expect(
      try message(layer)
        == "Layer 'box', animation of strokeEnd: only a shape layer has this property.")
  }

  private func message(_ layer: Layer) throws -> String {
    try #require(throws: LoopPlanError.self) { try Timeline(layer, rate: .fps60) }.description
  }
}
