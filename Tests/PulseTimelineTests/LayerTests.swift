import PulseTimeline
import Testing

@Suite struct LayerTests {
  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  private func snapshot(_ layer: Layer, at time: Fraction = 0) throws -> Snapshot {
    try Timeline(layer, rate: .fps60).snapshot(at: time)
  }

  @Test func defaults() throws {
    let layer = Layer.shape(bounds: Rect(x: 5, y: 6, width: 30, height: 40), path: square)
    #expect(layer.position == Point(20, 26))
    #expect(layer.transformToParent == .identity)
    let shape = try #require(try snapshot(layer).shapes.first)
    #expect(shape.fill == .color(.black) && shape.fillRule == .nonZero && shape.opacity == 1)
  }

  /// The anchor point of the bounds lies at the position in the parent.
  @Test(arguments: [Point(0, 0), Point(0.5, 0.5), Point(1, 0.25)])
  func anchor(anchor: Point) {
    let layer = Layer(
      bounds: Rect(x: 5, y: 6, width: 30, height: 40), position: Point(100, 200),
      anchorPoint: anchor)
    let point = Point(5 + 30 * anchor.x, 6 + 40 * anchor.y)
    #expect(layer.transformToParent.affine?.apply(point) == Point(100, 200))
  }

  /// A layer lies behind its own sublayers, and fades with them as one.
  @Test func nesting() throws {
    func layer(_ name: String, _ offset: Double, _ opacity: Double, _ inside: [Layer]) -> Layer {
      .shape(
        name: name, position: Point(offset, 2 * offset), path: square, opacity: opacity,
        sublayers: inside)
    }
    let root = layer(
      "a", 1, 0.5, [layer("b", 10, 0.5, [layer("c", 100, 0.5, [])]), layer("d", 1000, 1, [])])
    let snapshot = try snapshot(root)
    let shapes = snapshot.shapes
    #expect(shapes.map(\.layer) == ["a", "b", "c", "d"])
    #expect(shapes.map(\.transform.affine?.tx) == [1, 11, 111, 1001])
    #expect(shapes.map(\.transform.affine?.ty) == [2, 22, 222, 2002])
    guard case .group(let outer) = snapshot.items.first, case .group(let inner) = outer.items[1]
    else {
      Issue.record("no groups")
      return
    }
    #expect(snapshot.items.count == 1 && outer.layer == "a" && inner.layer == "b")
    #expect(outer.opacity == 0.5 && inner.opacity == 0.5 && outer.mask == nil)
    // A group of one shape is that shape.
    #expect(shapes.map(\.opacity) == [1, 1, 0.5, 1])
  }

  @Test func nothingToDraw() throws {
    #expect(try snapshot(Layer()).shapes.isEmpty)
    #expect(try snapshot(Layer.shape(path: square, fillColor: nil)).shapes.isEmpty)
  }

  /// Begin 3, speed 2, offset 1: the parent's 10 is the layer's 15; and once more inside.
  @Test func clocks() throws {
    let timing = LayerTiming(beginTime: 3, speed: 2, timeOffset: 1)
    let animation = BasicAnimation(
      .opacity, from: .number(0), to: .number(1), timing: MediaTiming(duration: 100))
    func dot(_ timing: LayerTiming, _ inside: [Layer] = []) -> Layer {
      .shape(path: square, timing: timing, animations: [.basic(animation)], sublayers: inside)
    }
    let root = dot(timing, [dot(timing)])
    let timeline = try Timeline(
      root, rate: .fps60, options: LoopOptions(maximumPeriod: 100))
    let progress = timeline.snapshot(at: 10).animations.map(\.progress)
    #expect(progress == [Fraction(15, 100), Fraction(25, 100)])
  }

  /// A layer whose clock runs backwards plays its animations backwards, until they have not begun.
  @Test func backwards() throws {
    let animation = BasicAnimation(
      .opacity, from: .number(0), to: .number(1),
      timing: MediaTiming(duration: 4, repeatCount: .infinity))
    let root = Layer.shape(
      name: "dot", path: square, timing: LayerTiming(speed: Fraction(-1), timeOffset: 10),
      animations: [.basic(animation)])
    let timeline = try Timeline(root, rate: .fps60)
    #expect(timeline.plan.kind == .singleRun && timeline.plan.period == 10)
    #expect(timeline.snapshot(at: 1).shapes.first?.opacity == 0.25)
    #expect(timeline.snapshot(at: 9).shapes.first?.opacity == 0.25)
    #expect(timeline.snapshot(at: 11).animations.isEmpty)
  }

  /// Far moments come out as their twins in the first period, however large the numbers.
  @Test func distantTimes() throws {
    let timeline = try Timeline(pulse(), rate: .fps60)
    let expected = timeline.snapshot(at: Fraction(1, 4))
    #expect(timeline.snapshot(at: Fraction(2_000_000) + Fraction(1, 4)) == expected)
    #expect(timeline.snapshot(at: Fraction((1 << 62) + 1, 4)) == expected)
    #expect(timeline.snapshot(at: Fraction(-1)).animations.isEmpty)
    let near = timeline.snapshot(at: Fraction(1, Int.max))
    #expect(near.animations.allSatisfy { $0.eased >= 0 && $0.eased < 1e-15 })
  }
}
