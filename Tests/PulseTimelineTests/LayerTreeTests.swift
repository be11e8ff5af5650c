import Foundation
import PulseTimeline
import Testing

/// What layers in layers show.
@Suite struct LayerTreeTests {
  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
  private let bounds = Rect(x: 0, y: 0, width: 100, height: 50)

  private func items(_ layer: Layer, at time: Fraction = 0) throws -> [Snapshot.Item] {
    try Timeline(layer, rate: .fps60).snapshot(at: time).items
  }

  private func shapes(_ layer: Layer, at time: Fraction = 0) throws -> [Snapshot.Shape] {
    try Timeline(layer, rate: .fps60).snapshot(at: time).shapes
  }

  /// From back to front: background, content, sublayers, border.
  @Test func order() throws {
    var layer = Layer.shape(name: "a", bounds: bounds, path: square)
    layer.backgroundColor = Color(red: 1, green: 0, blue: 0)
    (layer.borderWidth, layer.borderColor) = (5, Color(red: 0, green: 0, blue: 1))
    layer.cornerRadius = 8
    layer.sublayers = [.shape(name: "b", path: square, fillColor: .white)]
    let shapes = try shapes(layer)
    #expect(
      shapes.map(\.fill?.color) == [
        layer.backgroundColor, .black, .white, layer.borderColor,
      ])
    #expect(shapes[0].path == .roundedRectangle(bounds, cornerRadius: 8))
    let inside = Path.roundedRectangle(bounds.insetBy(dx: 5, dy: 5), cornerRadius: 3)
    #expect(Array(shapes[3].path.elements.suffix(inside.elements.count)) == inside.elements)
    #expect(shapes[3].fillRule == .evenOdd)
    // A border as wide as the layer fills it.
    layer.borderWidth = 25
    #expect(try self.shapes(layer)[3].path == .roundedRectangle(bounds, cornerRadius: 8))
    layer.borderWidth = 0
    #expect(try self.shapes(layer).count == 3)
  }

  @Test func masks() throws {
    var layer = Layer.shape(name: "a", bounds: bounds, path: square, opacity: 0.5)
    var mask = Layer.shape(name: "m", position: Point(7, 0), path: square)
    mask.opacity = 0.25
    layer.mask = mask
    guard case .group(let group) = try items(layer).first else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5 && group.items.count == 1)
    guard case .shape(let alpha) = group.mask?.first else {
      Issue.record("no mask")
      return
    }
    #expect(alpha.layer == "m" && alpha.opacity == 0.25 && alpha.transform.affine?.tx == 7)
    #expect(try shapes(layer).map(\.layer) == ["a"], "masks are no shapes")
    layer.mask = nil
    #expect(try items(layer).count == 1)
  }

  /// Content and sublayers are cut to the rounded bounds; background and border are so anyway.
  @Test func masksToBounds() throws {
    var layer = Layer(
      name: "a", bounds: bounds, cornerRadius: 4, backgroundColor: .white, borderWidth: 1,
      masksToBounds: true)
    #expect(try items(layer).count == 2, "nothing to cut")
    layer.sublayers = [.shape(path: square), .shape(path: square)]
    let items = try items(layer)
    guard items.count == 3, case .group(let group) = items[1],
      case .shape(let mask) = group.mask?.first
    else {
      Issue.record("no group between background and border")
      return
    }
    #expect(group.opacity == 1 && group.items.count == 2)
    #expect(mask.path == .roundedRectangle(bounds, cornerRadius: 4))
  }

  @Test func hidden() throws {
    let timing = MediaTiming(duration: 1, fillMode: .forwards)
    var layer = Layer.shape(name: "a", path: square, sublayers: [.shape(path: square)])
    layer.animations = [
      .basic(BasicAnimation(.hidden, from: .boolean(false), to: .boolean(true), timing: timing))
    ]
    #expect(try items(layer, at: Fraction(1, 4)).count == 2)
    #expect(try items(layer, at: Fraction(3, 4)).isEmpty, "changes half way")
    layer.animations = []
    layer.isHidden = true
    #expect(try items(layer).isEmpty)
  }

  @Test func depthOrder() throws {
    func dot(_ name: String, _ z: Double) -> Layer {
      var layer = Layer.shape(name: name, path: square)
      layer.zPosition = z
      return layer
    }
    let root = Layer(sublayers: [dot("a", 1), dot("b", 0), dot("c", -1), dot("d", 1), dot("e", 0)])
    #expect(try shapes(root).map(\.layer) == ["c", "b", "e", "a", "d"])
    var animated = root
    let timing = MediaTiming(duration: 1)
    animated.sublayers[1].animations = [
      .basic(BasicAnimation(.zPosition, from: .number(0), to: .number(4), timing: timing))
    ]
    #expect(
      try shapes(animated, at: Fraction(1, 2)).map(\.layer) == ["c", "e", "a", "d", "b"])
  }

  /// The transform works about the anchor point.
  @Test(arguments: [Point(0, 0), Point(0.5, 0.5), Point(1, 0.25)])
  func anchor(anchor: Point) throws {
    var layer = Layer.shape(
      bounds: Rect(x: 5, y: 6, width: 30, height: 40), position: Point(100, 200),
      anchorPoint: anchor, path: square)
    layer.transform = .scale(x: 2, y: 3)
    let place = try #require(try shapes(layer).first?.transform)
    let point = Point(5 + 30 * anchor.x, 6 + 40 * anchor.y)
    #expect(place.apply(point) == Point(100, 200))
    #expect(place.apply(point + Point(1, 1)) == Point(102, 203))
    #expect(layer.frame.size == Size(60, 120))
  }

  /// The sublayers' transform works about the middle of the bounds; its perspective on each of them.
  @Test func sublayerTransform() throws {
    var root = Layer(bounds: bounds, sublayerTransform: .scale(x: 2, y: 2))
    root.sublayers = [.shape(path: square)]
    let place = try #require(try shapes(root).first?.transform)
    #expect(place.apply(Point(50, 25)) == Point(50, 25))
    #expect(place.apply(Point(51, 25)) == Point(52, 25))
    root.sublayerTransform = .identity
    root.sublayerTransform.m34 = -1.0 / 200
    root.sublayers[0].zPosition = 100
    // Half way to the eye everything is twice as large, about the middle.
    let near = try #require(try shapes(root).first?.transform)
    #expect(near.apply(Point(60, 30)) == Point(70, 35))
    // A layer lays its own sublayers flat: a sublayer's depth shows only through perspective.
    root.sublayers[0].sublayers = [.shape(name: "in", path: square)]
    root.sublayers[0].sublayers[0].zPosition = 50
    #expect(try shapes(root).map(\.transform)[1] == near)
  }

  @Test func turnedAboutY() throws {
    var root = Layer(bounds: Rect(x: 0, y: 0, width: 200, height: 200))
    root.sublayerTransform.m34 = -1.0 / 500
    root.sublayers = [
      .shape(
        name: "card", bounds: Rect(x: 0, y: 0, width: 100, height: 100), position: Point(100, 100),
        path: square,
        animations: [
          .basic(
            BasicAnimation(
              .transformRotationY, from: .number(0), to: .number(.pi),
              timing: MediaTiming(duration: 1)))
        ])
    ]
    let place = try #require(try shapes(root, at: Fraction(1, 3)).first?.transform)
    let depth = -50 * sin(Double.pi / 3)
    let right = place.apply(Point(100, 50))
    #expect(abs(right.x - (100 + 25 / (1 - depth / 500))) < 1e-9)
    #expect(abs(right.y - 100) < 1e-9)
  }

  /// Turned after it has shrunk to nothing, and still turned when it comes back.
  @Test func partsTogether() throws {
    let timing = MediaTiming(duration: 1)
    let still = MediaTiming(duration: 1, speed: 0, timeOffset: Fraction(1, 2))
    func layer(_ animations: Animation...) -> Layer {
      .shape(
        bounds: bounds, position: .zero, anchorPoint: .zero, path: square, animations: animations)
    }
    let scale = Animation.basic(
      BasicAnimation(.transformScale, from: .number(-1), to: .number(1), timing: timing))
    let turn = Animation.basic(
      BasicAnimation(.transformRotation, from: .number(1), to: .number(2), timing: still))
    for animations in [layer(scale, turn), layer(turn, scale)] {
      let start = try #require(try shapes(animations).first?.transform.affine)
      #expect(abs(start.a + cos(1.5)) < 1e-12 && abs(start.b + sin(1.5)) < 1e-12)
      let middle = try #require(
        try shapes(animations, at: Fraction(1, 2)).first?.transform.affine)
      #expect(middle.a == 0 && middle.b == 0)
    }
  }

  /// A layer that follows a path turns with it, about its anchor point.
  @Test func followsPath() throws {
    let path = Path([.move(to: .zero), .line(to: Point(0, 100))])
    let layer = Layer.shape(
      bounds: bounds, position: .zero, anchorPoint: .zero, path: square,
      animations: [
        .keyframe(
          KeyframeAnimation(
            .position, path: path, rotationMode: .auto, timing: MediaTiming(duration: 1)))
      ])
    let place = try #require(try shapes(layer, at: Fraction(1, 2)).first?.transform)
    let tip = place.apply(Point(10, 0))
    #expect(abs(tip.x) < 1e-12 && abs(tip.y - 60) < 1e-12)
  }
}
