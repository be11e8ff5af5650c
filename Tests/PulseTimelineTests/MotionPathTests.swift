import PulseTimeline
import TestSupport
import Testing

/// Moving along a path: places and paces.
@Suite struct MotionPathTests {
  private func places(
    _ path: Path, _ times: [Fraction], mode: CalculationMode = .linear
  ) throws -> [Point] {
    var layer = Layer()
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .position, path: path, calculationMode: mode, timing: MediaTiming(duration: 1)))
    ]
    return try times.map { try layer.presentation(at: $0).position }
  }

  /// An oval is closed already: its `close` adds no keyframe, so a quarter turn takes a quarter.
  @Test func closing() throws {
    let oval = Path.oval(in: Rect(x: -1, y: -1, width: 2, height: 2))
    let found = try places(oval, [0, Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), 1])
    #expect(found == [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1), Point(1, 0)])
    // A triangle's last side is its `close`.
    let triangle = Path([.move(to: .zero), .line(to: Point(6, 0)), .line(to: Point(0, 6)), .close])
    let middle = try places(triangle, [Fraction(5, 6)])[0]
    #expect(middle.x == 0 && abs(middle.y - 3) < 1e-14)
  }

  /// A second subpath is a jump that takes no time.
  @Test func subpaths() throws {
    let path = Path([
      .move(to: .zero), .line(to: Point(10, 0)), .move(to: Point(0, 50)), .line(to: Point(30, 50)),
    ])
    #expect(try places(path, [Fraction(1, 2)]) == [Point(0, 50)])
    #expect(
      try places(path, [Fraction(1, 8), Fraction(1, 2)], mode: .paced)
        == [Point(5, 0), Point(10, 50)])
    let onlyMoves = Path([.move(to: .zero), .move(to: Point(7, 7))])
    #expect(try places(onlyMoves, [Fraction(1, 2)]) == [.zero])
  }

  /// A quadratic curve, whose length has a closed form: x = t, y = t^2 from 0 to 1.
  @Test func parabola() throws {
    let path = Path([.move(to: .zero), .quad(control: Point(0.5, 0), to: Point(1, 1))])
    #expect(try places(path, [Fraction(1, 4)]) == [Point(0.25, 0.0625)])
    func length(_ t: Double) -> Double {
      let root = (1 + 4 * t * t).squareRoot()
      return t * root / 2 + Elementary.logarithm(2 * t + root) / 4
    }
    for step in 0...64 {
      // When the point should come by a parameter: exact at the eighths, near in between.
      let (parameter, bits) = (Double(step) / 64, 40)
      let time = Fraction(Int(length(parameter) / length(1) * 0x1p40), 1 << bits)
      let x = try places(path, [time], mode: .paced)[0].x
      #expect(abs(x - parameter) < (step.isMultiple(of: 8) ? 1e-11 : 0.002), "\(parameter): \(x)")
    }
  }

  /// The pace along any curve, against lengths of 4,096 chords.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func pace(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for round in 0..<10 {
      let controls = (0..<4).map { _ in
        Point(.random(in: 0...100, using: &generator), .random(in: 0...100, using: &generator))
      }
      func point(_ t: Double) -> Point {
        let s = 1 - t
        return controls[0] * (s * s * s) + controls[1] * (3 * s * s * t)
          + controls[2] * (3 * s * t * t) + controls[3] * (t * t * t)
      }
      var lengths = [0.0]
      for chord in 1...4_096 {
        let way = point(Double(chord) / 4_096) - point(Double(chord - 1) / 4_096)
        lengths.append(lengths[chord - 1] + (way.x * way.x + way.y * way.y).squareRoot())
      }
      let path = Path([
        .move(to: controls[0]),
        .cubic(control1: controls[1], control2: controls[2], to: controls[3]),
      ])
      for eighth in 0...8 {
        let share = lengths[eighth * 512] / lengths[4_096]
        let time = Fraction(Int((share * 0x1p40).rounded()), 1 << 40)
        let way = try places(path, [time], mode: .paced)[0] - point(Double(eighth) / 8)
        #expect(abs(way.x) + abs(way.y) < 1e-4, "seed \(seed), round \(round), \(eighth)/8")
      }
    }
  }

  /// Control points that fall together make the speed vanish; the point still keeps its pace.
  @Test func standingStarts() throws {
    let path = Path([
      .move(to: .zero), .cubic(control1: .zero, control2: Point(10, 0), to: Point(10, 0)),
    ])
    let found = try places(path, (0...10).map { Fraction($0, 10) }, mode: .paced)
    // Even at the eighths, where x is 3 t^2 - 2 t^3; the first eighth is the roughest.
    for (index, place) in found.enumerated() { #expect(abs(place.x - Double(index)) < 0.3) }
    let eighth = 10 * (3.0 / 64 - 2.0 / 512)
    let time = Fraction(Int((eighth / 10 * 0x1p40).rounded()), 1 << 40)
    #expect(abs(try places(path, [time], mode: .paced)[0].x - eighth) < 1e-9)
    let nowhere = Path([.move(to: .zero), .line(to: .zero), .line(to: .zero)])
    #expect(try places(nowhere, [Fraction(1, 3)], mode: .paced) == [.zero])
  }

  @Test func additive() throws {
    var layer = Layer(position: Point(100, 200))
    let path = Path([.move(to: .zero), .line(to: Point(10, 20))])
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .position, path: path, timing: MediaTiming(duration: 1, repeatCount: 3),
          isAdditive: true, isCumulative: true))
    ]
    #expect(try layer.presentation(at: Fraction(5, 2)).position == Point(125, 250))
  }

  private func angle(
    _ path: Path, _ mode: RotationMode?, at time: Fraction, of layer: Layer = Layer()
  ) throws -> Double {
    var layer = layer
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .position, path: path, rotationMode: mode,
          timing: MediaTiming(duration: 1, fillMode: .both)))
    ]
    let found = try layer.presentation(at: time).value(of: .transformRotation)
    guard case .number(let angle)? = found else { return .nan }
    return angle
  }

  /// The x axis follows the path, or looks back; `nil` leaves it alone.
  @Test func turning() throws {
    let path = Path([
      .move(to: .zero), .line(to: Point(0, 10)), .line(to: Point(-10, 10)),
      .cubic(control1: Point(-10, 10), control2: Point(-20, 0), to: Point(-20, 0)),
      .line(to: Point(-20, 0)),
    ])
    for (time, expected) in [
      (0.0, 90.0), (0.125, 90), (0.25, 180), (0.5, -135), (0.75, -135), (1, -135),
    ] {
      let found = try angle(path, .auto, at: try exact(time)) * 180 / .pi
      #expect(abs(found - expected) < 1e-9, "\(time): \(found)")
    }
    let back = try angle(path, .autoReverse, at: Fraction(1, 8))
    #expect(abs(back + .pi / 2) < 1e-12)
    #expect(try angle(path, nil, at: Fraction(1, 8)) == 0)
  }

  /// The turn comes on top of the layer's own, which its scale and shift survive.
  @Test func turningFurther() throws {
    let path = Path([.move(to: .zero), .line(to: Point(0, 10))])
    let own = Transform3D.scale(x: 3, y: 2, z: 1)
      .concatenating(.rotation(angle: 0.25, x: 0, y: 0, z: 1))
      .concatenating(.translation(x: 5, y: 6, z: 0))
    var layer = Layer()
    layer.transform = own
    #expect(abs(try angle(path, .auto, at: 0, of: layer) - 0.25 - .pi / 2) < 1e-12)
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .position, path: path, rotationMode: .auto, timing: MediaTiming(duration: 1)))
    ]
    let shown = try layer.presentation(at: 0)
    guard case .size(let shift)? = shown.value(of: .transformTranslation),
      case .number(let scale)? = shown.value(of: .transformScaleX)
    else {
      Issue.record("no transform")
      return
    }
    #expect(shift == Size(5, 6) && abs(scale - 3) < 1e-12)
  }
}
