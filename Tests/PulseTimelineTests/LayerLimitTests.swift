import PulseTimeline
import TestSupport
import Testing

/// Scenes of any size and numbers of any size end in a plan or in a sentence.
@Suite struct LayerLimitTests {
  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  private func message(_ layer: Layer) throws -> String {
    try #require(throws: LoopPlanError.self) { try Timeline(layer, rate: .fps60) }.description
  }

  @Test func depth() throws {
    func nested(_ count: Int, mask: Bool = false) -> Layer {
      (1..<count).reduce(Layer(name: "inner")) { inside, _ in
        mask ? Layer(mask: inside) : Layer(sublayers: [inside])
      }
    }
    _ = try Timeline(nested(64), rate: .fps60)
    let wanted = "Layer 'inner': it lies more than 64 layers deep; use fewer levels."
    #expect(try message(nested(65)) == wanted)
    #expect(try message(nested(65, mask: true)) == wanted)
  }

  @Test func instances() throws {
    func replicators(_ counts: [Int]) -> Layer {
      counts.reduce(Layer.shape(path: square)) { inside, count in
        .replicator(
          name: "many", ReplicatorContent(instanceCount: count), sublayers: [inside])
      }
    }
    _ = try Timeline(replicators([99_999]), rate: .fps60)
    let wanted =
      "Layer 'many': more than 100000 layers would be drawn at once, each instance of a "
      + "replicator counted; use fewer layers, or a smaller instanceCount."
    for counts in [[100_000], [400, 400], [Int.max], [Int.max, Int.max], [2, Int.max / 2]] {
      #expect(try message(replicators(counts)) == wanted)
    }
    #expect(
      try message(replicators([-1])) == "Layer 'many': instanceCount must be 0 or more, but is -1.")
    var animated = replicators([2])
    animated.animations = [.basic(BasicAnimation(.instanceCount, to: .number(1e9)))]
    #expect(try message(animated) == wanted)
    // Empty replicators show nothing, but still hold what they hold.
    _ = try Timeline(replicators([0, 0]), rate: .fps60)
  }

  /// A delay so fine that exact times do not fit into 64 bits.
  @Test func fineDelays() throws {
    for delay in [Fraction(1, Int.max - 1), Fraction(1, 1 << 50)] {
      let layer = Layer.replicator(
        name: "many", ReplicatorContent(instanceCount: 9_000, instanceDelay: delay),
        sublayers: [scene(fade(1), timing: LayerTiming(speed: Fraction(1, 7)))])
      let found = try message(layer)
      #expect(found.contains("too many digits"), "\(delay): \(found)")
    }
  }

  /// Every property of every sort of layer, with numbers that are none, and with numbers too large.
  @Test(arguments: AnimationKeyPath.allCases)
  func hostileValues(keyPath: AnimationKeyPath) throws {
    guard keyPath.kind != .boolean else { return }
    for number in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
      let value = hostile(number, keyPath.kind)
      var layer = KeyPathTests.layer(having: keyPath)
      layer.animations = [.basic(BasicAnimation(keyPath, to: value))]
      let found = try message(layer)
      #expect(found.contains(keyPath.rawValue) && found.hasSuffix("."), "\(found)")
      layer.animations = [.basic(BasicAnimation(keyPath, by: value))]
      #expect(throws: LoopPlanError.self) { try Timeline(layer, rate: .fps60) }
      layer.animations = []
      // Count and delay are no doubles in a layer; parts of a transform hide in the whole.
      guard keyPath != .instanceCount, keyPath != .instanceDelay else { continue }
      // An angle of any size is a turn.
      if keyPath.rawValue.contains("rotation"), number.isFinite { continue }
      layer.setValue(value, for: keyPath)
      #expect(throws: LoopPlanError.self) { try Timeline(layer, rate: .fps60) }
    }
  }

  private func hostile(_ number: Double, _ kind: AnimatableValue.Kind) -> AnimatableValue {
    switch kind {
    case .number: .number(number)
    case .point: .point(Point(0, number))
    case .size: .size(Size(number, 0))
    case .rect: .rect(Rect(x: 0, y: 0, width: number, height: 1))
    case .color: .color(Color(red: 0, green: 0, blue: number))
    case .path: .path(.rectangle(Rect(x: 0, y: number, width: 1, height: 1)))
    case .transform: .transform(.scale(x: number, y: 1))
    case .colors: .colors([.black, Color(red: number, green: 0, blue: 0)])
    case .numbers: .numbers([0, number])
    case .boolean: .boolean(true)
    }
  }

  /// Scales that multiply beyond `Double` leave things out; they don't draw what is no number.
  @Test func overflow() throws {
    let root = (0..<60).reduce(Layer.shape(path: square)) { inside, _ in
      Layer(transform: .scale(x: 1e9, y: 1e9), sublayers: [inside])
    }
    #expect(try Timeline(root, rate: .fps60).snapshot(at: 0).shapes.isEmpty)
  }

  /// Curves of any overshoot, cycles without number: what is drawn stays a number.
  @Test func overshoot() throws {
    var drawn = 0
    for keyPath in AnimationKeyPath.allCases {
      var layer = KeyPathTests.layer(having: keyPath)
      let values = try #require(KeyPathTests.values[keyPath.kind])
      let (from, to) = keyPath == .instanceCount ? (.number(0), .number(2)) : (values.0, values.1)
      let timing = MediaTiming(
        duration: 1, timeOffset: 1_000_000_000, repeatCount: 1_000)
      layer.animations = [
        .basic(
          BasicAnimation(
            keyPath, from: from, to: to, timing: timing,
            timingFunction: TimingFunction(0.1, 1e300, 0.9, -1e300), isCumulative: true))
      ]
      let options = LoopOptions(maximumPeriod: 1_000)
      guard let rate = FrameRate(Fraction(1, 10)),
        let timeline = try? Timeline(layer, rate: rate, options: options)
      else { continue }
      for time in [Fraction(0), Fraction(1, 3), 100] {
        drawn += 1
        for shape in timeline.snapshot(at: time).shapes {
          #expect(shape.transform.isFinite, "\(keyPath)")
          #expect(shape.opacity >= 0 && shape.opacity <= 1)
          #expect(
            shape.path.elements.flatMap(\.points).allSatisfy { $0.x.isFinite && $0.y.isFinite })
          let color = shape.fill?.color ?? .black
          #expect(
            [color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) })
        }
      }
    }
    #expect(drawn > 150, "too few scenes could be planned for the test to mean much")
  }
}
