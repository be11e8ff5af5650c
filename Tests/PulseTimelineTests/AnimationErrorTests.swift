import PulseTimeline
import Testing

/// Mistakes in a scene are found when the timeline is made, and said in one sentence.
@Suite struct AnimationErrorTests {
  private func message(_ layer: Layer) throws -> String {
    try #require(throws: LoopPlanError.self) { try Timeline(layer, rate: .fps60) }.description
  }

  private func message(_ animation: BasicAnimation, path: Path? = nil) throws -> String {
    let inner = Layer.shape(name: "dot", path: path, fillColor: nil, animations: [.basic(animation)])
    return try message(Layer(name: "scene", sublayers: [inner]))
  }

  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))
  private let oval = Path.oval(in: Rect(x: 0, y: 0, width: 1, height: 1))

  @Test func differentPaths() throws {
    #expect(
      try message(BasicAnimation(.path, from: .path(oval), to: .path(square)))
        == "Layer 'dot', animation of path: the two paths must have the same elements in the same "
        + "order, but element 1 is a cubic curve in the first and a line in the second.")
    let shorter = Path(Array(square.elements.dropLast()))
    #expect(
      try message(BasicAnimation(.path, to: .path(shorter)), path: square)
        == "Layer 'dot', animation of path: the two paths must have the same elements in the same "
        + "order, but element 4 is a close in the first and missing in the second.")
    // By-values and additive animations add paths, which needs the same.
    for animation in [
      BasicAnimation(.path, from: .path(oval), by: .path(square)),
      BasicAnimation(.path, to: .path(oval), by: .path(square)),
      BasicAnimation(.path, by: .path(oval)),
      BasicAnimation(.path, from: .path(oval), to: .path(oval), isAdditive: true),
    ] {
      #expect(try message(animation, path: square).contains("the same elements"))
    }
  }

  @Test func kinds() throws {
    #expect(
      try message(BasicAnimation(.opacity, to: .point(.zero)))
        == "Layer 'dot', animation of opacity: toValue is a point, but this property takes a "
        + "number.")
    #expect(try message(BasicAnimation(.path, from: .number(1))).contains("fromValue is a number"))
    #expect(try message(BasicAnimation(.path, by: .number(1))).contains("byValue is a number"))
  }

  @Test func missingValues() throws {
    #expect(
      try message(BasicAnimation(.fillColor, to: .color(.white)))
        == "Layer 'dot', animation of fillColor: the layer itself has no fillColor, so the "
        + "animation needs both fromValue and toValue.")
    #expect(try message(BasicAnimation(.path, from: .path(oval))).contains("has no path"))
    #expect(try message(BasicAnimation(.path)).contains("has no path"))
    #expect(try message(BasicAnimation(.path, by: .path(oval))).contains("has no path"))
  }

  @Test(arguments: [
    ("duration", MediaTiming(duration: Fraction(-1))),
    ("repeatCount", MediaTiming(repeatCount: .finite(Fraction(-1)))),
    ("repeatDuration", MediaTiming(repeatDuration: .finite(Fraction(-1)))),
  ])
  func negative(field: String, timing: MediaTiming) throws {
    #expect(
      try message(BasicAnimation(.opacity, to: .number(1), timing: timing))
        == "Layer 'dot', animation of opacity: \(field) must not be negative, but is -1.")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) throws {
    #expect(
      try message(BasicAnimation(.opacity, to: .number(number)))
        == "Layer 'dot': toValue of opacity must be an ordinary number, not infinite or undefined.")
    let path = Path([.move(to: .zero), .line(to: Point(0, number))])
    let layers = [
      Layer(name: "dot", opacity: number), Layer(name: "dot", position: Point(number, 0)),
      Layer(name: "dot", bounds: Rect(x: 0, y: 0, width: number, height: 0), position: .zero),
      .shape(name: "dot", path: path),
      .shape(name: "dot", fillColor: Color(red: number, green: 0, blue: 0)),
    ]
    for layer in layers {
      #expect(
        try message(layer).hasSuffix("must be an ordinary number, not infinite or undefined."))
    }
  }

  /// Hopeless in itself, and too fine only for the steps of the frames.
  @Test(arguments: [Int.max - 1, 1 << 40])
  func tooFine(denominator: Int) throws {
    let timing = MediaTiming(
      duration: 1, timeOffset: Fraction(1, denominator), repeatCount: .infinity)
    let layer = Layer(
      name: "dot",
      animations: [.basic(BasicAnimation(.opacity, to: .number(1), timing: timing))])
    #expect(
      try message(layer)
        == "Layer 'dot': its times have too many digits to be computed exactly; use "
        + "rounder numbers.")
  }
}
