import PulseTimeline
import Testing

/// Every animatable property, by its Core Animation name.
@Suite struct KeyPathTests {
  /// A start, an end and what lies half way, for each kind of value.
  static let values:
    [AnimatableValue.Kind: (AnimatableValue, AnimatableValue, AnimatableValue)] = [
      .number: (.number(0), .number(1.5), .number(0.75)),
      .point: (.point(Point(0, 2)), .point(Point(1, 4)), .point(Point(0.5, 3))),
      .size: (.size(Size(0, 2)), .size(Size(1, 4)), .size(Size(0.5, 3))),
      .rect: (
        .rect(Rect(x: 0, y: 0, width: 2, height: 2)), .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
        .rect(Rect(x: 0.5, y: 1, width: 2.5, height: 3))
      ),
      .color: (
        .color(.black), .color(.white), .color(Color(red: 0.5, green: 0.5, blue: 0.5))
      ),
      .path: (
        .path(square), .path(.rectangle(Rect(x: 2, y: 2, width: 10, height: 20))),
        .path(.rectangle(Rect(x: 1, y: 1, width: 10, height: 15)))
      ),
      .transform: (
        .transform(.identity), .transform(.translation(x: 4, y: 8)),
        .transform(.translation(x: 2, y: 4))
      ),
      .colors: (
        .colors([.black, .white]), .colors([.white, .white]),
        .colors([Color(red: 0.5, green: 0.5, blue: 0.5), .white])
      ),
      .numbers: (.numbers([0, 0.5]), .numbers([0.5, 1]), .numbers([0.25, 0.75])),
      .boolean: (.boolean(false), .boolean(true), .boolean(true)),
    ]
  static let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  /// A layer that has the property, with every other thing on which it depends.
  static func layer(having keyPath: AnimationKeyPath) -> Layer {
    let bounds = Rect(x: 3, y: 4, width: 50, height: 60)
    let name = keyPath.rawValue
    if name.hasPrefix("instance") {
      return .replicator(
        name: "dot", bounds: bounds,
        ReplicatorContent(
          instanceCount: 3, instanceTransform: .translation(x: 1, y: 2),
          instanceColor: Color(red: 0.25, green: 0.5, blue: 0.5)),
        sublayers: [.shape(path: square, fillColor: .white)])
    }
    if ["colors", "locations", "startPoint", "endPoint"].contains(where: name.hasPrefix) {
      return .gradient(
        name: "dot", bounds: bounds, colors: [.black, .white], locations: [0.1, 0.9])
    }
    var layer = Layer.shape(
      name: "dot", bounds: bounds, path: square, strokeColor: .white,
      strokeStyle: StrokeStyle(lineDashPattern: [1]))
    layer.backgroundColor = .white
    layer.borderWidth = 1
    layer.sublayers = [.shape(path: square)]
    return layer
  }

  /// An animation that stands still at its middle shows what a layer with that value shows.
  @Test(arguments: AnimationKeyPath.allCases)
  func everyKeyPath(keyPath: AnimationKeyPath) throws {
    let (from, to, middle) =
      keyPath == .instanceCount
      ? (.number(0), .number(4), .number(2)) : try #require(Self.values[keyPath.kind])
    #expect(from.interpolated(to: to, at: 0.5) == middle)
    let timing = MediaTiming(duration: 1, speed: 0, timeOffset: Fraction(1, 2))
    let model = Self.layer(having: keyPath)
    var (animated, expected) = (model, model)
    #expect(model.value(of: keyPath)?.kind == keyPath.kind)
    let isSet = expected.setValue(middle, for: keyPath)
    #expect(isSet)
    #expect(expected.value(of: keyPath) == middle)
    #expect(model.value(of: keyPath) != middle, "the test would see nothing")
    animated.animations = [.basic(BasicAnimation(keyPath, from: from, to: to, timing: timing))]
    let found = try Timeline(animated, rate: .fps60).snapshot(ofFrame: 0)
    #expect(found.items == (try Timeline(expected, rate: .fps60).snapshot(ofFrame: 0).items))
    #expect(found.animations.map(\.keyPath) == [keyPath.rawValue])
    #expect(AnimationKeyPath(rawValue: keyPath.rawValue) == keyPath)
  }
}
