import PulseTimeline
import Testing

/// What replicator layers show, and when.
@Suite struct ReplicatorTests {
  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
  private let bounds = Rect(x: 0, y: 0, width: 100, height: 100)

  private func shapes(_ layer: Layer, at time: Fraction = 0) throws -> [Snapshot.Shape] {
    try Timeline(layer, rate: .fps60).snapshot(at: time).shapes
  }

  /// The count includes the source; 0 shows nothing; the default is 1.
  @Test(arguments: [0, 1, 5])
  func counts(count: Int) throws {
    let layer = Layer.replicator(
      ReplicatorContent(instanceCount: count), sublayers: [.shape(path: square)])
    #expect(try shapes(layer).count == count)
    #expect(ReplicatorContent().instanceCount == 1)
  }

  /// Each instance is moved on from the one before, about the replicator's middle.
  @Test func transforms() throws {
    let layer = Layer.replicator(
      bounds: bounds,
      ReplicatorContent(
        instanceCount: 4,
        instanceTransform: .rotation(angle: .pi / 2, x: 0, y: 0, z: 1)
          .concatenating(.scale(x: 0.5, y: 0.5))),
      sublayers: [.shape(bounds: bounds, path: square)])
    let places = try shapes(layer).map { $0.transform.apply(Point(90, 50)) }
    let wanted = [Point(90, 50), Point(50, 70), Point(40, 50), Point(50, 45)]
    for (place, point) in zip(places, wanted) {
      #expect(abs(place.x - point.x) < 1e-12 && abs(place.y - point.y) < 1e-12)
    }
  }

  /// Instance k shows what the source showed k delays ago; a negative delay runs ahead.
  @Test(arguments: [Fraction(1, 10), Fraction(-1, 10)])
  func delays(delay: Fraction) throws {
    let layer = Layer.replicator(
      ReplicatorContent(instanceCount: 3, instanceDelay: delay), sublayers: [fade(1)])
    let found = try shapes(layer, at: Fraction(3, 5)).map(\.opacity)
    for (index, opacity) in found.enumerated() {
      #expect(abs(opacity - (0.6 - Double(index) * delay.doubleValue)) < 1e-15)
    }
    let report = try Timeline(layer, rate: .fps60).snapshot(at: Fraction(3, 5)).animations
    #expect(report.map(\.progress) == [Fraction(3, 5)], "the first instance's alone")
  }

  /// Everything has begun when the last instance has; with a negative delay that is the first one.
  @Test func warmUp() throws {
    func plan(_ delay: Fraction, begin: Fraction = 0, timing: LayerTiming = LayerTiming()) throws
      -> LoopPlan
    {
      try loopPlan(
        .replicator(
          ReplicatorContent(instanceCount: 12, instanceDelay: delay),
          sublayers: [scene(fade(1, begin: begin), timing: timing)]))
    }
    #expect(try plan(Fraction(1, 10)).warmUp == Fraction(11, 10))
    #expect(try plan(Fraction(1, 10)).period == 1)
    #expect(try plan(Fraction(-1, 10)).warmUp == 0)
    #expect(try plan(Fraction(-1, 10), begin: 2).warmUp == 2)
    // A layer that runs twice as fast is behind by as much of its parent's time.
    #expect(try plan(Fraction(1, 10), timing: LayerTiming(speed: 2)).warmUp == Fraction(11, 10))
    #expect(try plan(0).warmUp == 0)
  }

  /// Of a replicator in a replicator all delays add up, all transforms apply, all colours multiply.
  @Test func nested() throws {
    let inner = Layer.replicator(
      name: "inner",
      ReplicatorContent(
        instanceCount: 3, instanceDelay: Fraction(1, 20),
        instanceTransform: .translation(x: 1, y: 0),
        instanceColor: Color(red: 0.5, green: 1, blue: 1)),
      sublayers: [fade(1)])
    var dot = inner
    dot.sublayers[0].content.shape?.fillColor = .white
    let outer = Layer.replicator(
      name: "outer",
      ReplicatorContent(
        instanceCount: 2, instanceDelay: Fraction(1, 10),
        instanceTransform: .translation(x: 10, y: 0),
        instanceColor: Color(red: 1, green: 0.5, blue: 1, alpha: 0.8), instanceBlueOffset: -0.5),
      sublayers: [dot])
    let timeline = try Timeline(outer, rate: .fps60)
    #expect(timeline.plan.warmUp == Fraction(1, 5))
    let shapes = timeline.snapshot(at: Fraction(1, 2)).shapes
    #expect(shapes.map { $0.transform.affine?.tx } == [0, 1, 2, 10, 11, 12])
    let wanted = [0.5, 0.45, 0.4, 0.4, 0.35, 0.3]
    for (shape, opacity) in zip(shapes, wanted) { #expect(abs(shape.opacity - opacity) < 1e-15) }
    #expect(shapes[0].fill?.color == Color(red: 0.5, green: 0.5, blue: 1, alpha: 0.8))
    #expect(shapes[5].fill?.color == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.8))
  }

  /// The multiplier of instance k is the colour plus k offsets; everything painted is multiplied.
  @Test func colours() throws {
    var dot = Layer.shape(
      bounds: bounds, path: square, fillColor: .white, strokeColor: .white)
    (dot.backgroundColor, dot.borderColor, dot.borderWidth) = (.white, .white, 1)
    dot.sublayers = [.gradient(bounds: bounds, colors: [.white, .white])]
    dot.mask = .shape(path: square, fillColor: .white)
    let layer = Layer.replicator(
      ReplicatorContent(
        instanceCount: 4, instanceColor: Color(red: 0.9, green: 0.5, blue: 0),
        instanceRedOffset: -0.4, instanceGreenOffset: 0.4, instanceAlphaOffset: -0.25),
      sublayers: [dot])
    let items = try Timeline(layer, rate: .fps60).snapshot(at: 0).items
    let wanted = [(0.9, 0.5, 1), (0.5, 0.9, 0.75), (0.1, 1, 0.5), (0, 1, 0.25)]
    #expect(items.count == 4)
    for (item, numbers) in zip(items, wanted) {
      guard case .group(let group) = item, case .shape(let mask) = group.mask?.first else {
        Issue.record("no mask")
        return
      }
      #expect(mask.fill?.color == .white, "a mask is not coloured")
      let shapes = Snapshot(items: [item]).shapes
      var colors = shapes.compactMap(\.fill?.color) + shapes.compactMap(\.stroke?.color)
      for case .gradient(let gradient) in shapes.compactMap(\.fill) {
        colors += gradient.stops.map(\.color)
      }
      #expect(colors.count == 6)
      for color in colors {
        #expect(abs(color.red - numbers.0) < 1e-12 && abs(color.green - numbers.1) < 1e-12)
        #expect(abs(color.alpha - numbers.2) < 1e-12 && color.blue == 0)
      }
    }
  }

  /// Count and delay on their way, within what layer and animation name.
  @Test func movingReplication() throws {
    let timing = MediaTiming(duration: 2, repeatCount: .infinity)
    var layer = Layer.replicator(
      ReplicatorContent(instanceCount: 2, instanceDelay: Fraction(1, 4)), sublayers: [fade(1)])
    layer.animations = [
      .basic(
        BasicAnimation(
          .instanceCount, from: .number(1), to: .number(5), timing: timing,
          timingFunction: TimingFunction(0, 3, 1, 3))),
      .basic(
        BasicAnimation(.instanceDelay, from: .number(0), to: .number(0.5), timing: timing)),
    ]
    let timeline = try Timeline(layer, rate: .fps60)
    #expect(timeline.plan.warmUp == 2, "four delays of half a second")
    let counts = (0..<timeline.frameCount).map { timeline.snapshot(ofFrame: $0).shapes.count }
    #expect(counts.min() == 1 && counts.max() == 5)
    let shapes = timeline.snapshot(at: 5).shapes
    #expect(shapes.map(\.opacity) == [0, 0.75, 0.5, 0.25, 0])
  }

  /// Flat instances forget their depth, deep ones show it in the perspective around the replicator.
  @Test func depth() throws {
    func root(_ preservesDepth: Bool) -> Layer {
      var root = Layer(bounds: bounds)
      root.sublayerTransform.m34 = -1.0 / 100
      root.sublayers = [
        .replicator(
          bounds: bounds,
          ReplicatorContent(
            instanceCount: 2, instanceTransform: .translation(x: 0, y: 0, z: 50),
            preservesDepth: preservesDepth), sublayers: [.shape(bounds: bounds, path: square)])
      ]
      return root
    }
    let flat = try shapes(root(false)).map { $0.transform.apply(Point(60, 50)).x }
    #expect(flat == [60, 60])
    let deep = try shapes(root(true)).map { $0.transform.apply(Point(60, 50)).x }
    #expect(deep == [60, 70])
  }
}
