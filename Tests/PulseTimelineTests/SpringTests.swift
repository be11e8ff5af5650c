import PulseTimeline
import Testing

/// Springs against values made without this package, and those read on macOS.
@Suite struct SpringTests {
  struct Springs: Decodable {
    struct Spring: Decodable {
      let name: String
      let mass: Double
      let stiffness: Double
      let damping: Double
      let initialVelocity: Double
      let regime: String
      let t: [Double]
      let x: [Double]
      let xClampedToCritical: [Double]?
      let settlingDurationReportedRule: Double?
    }
    struct Reported: Decodable {
      struct Positions: Decodable {
        let params: [Double]
        let t: [Double]
        let reported: [Double]
      }
      struct Settling: Decodable {
        let params: [Double]
        let reported: Double
      }
      let positions: [Positions]
      let settlingDuration: [Settling]
    }
    let sets: [Spring]
    let reportedMacOS: Reported
  }

  private func springs() throws -> Springs { try Reference.read("spring.json", as: Springs.self) }

  private func animation(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, overdamped: Bool = false
  ) -> SpringAnimation {
    SpringAnimation(
      .positionX, from: .number(0), to: .number(1), mass: mass, stiffness: stiffness,
      damping: damping, initialVelocity: velocity, allowsOverdamping: overdamped,
      timing: MediaTiming(duration: 100))
  }

  /// All 16 springs at 101 times each, to 1e-12; the overdamped ones in both forms.
  @Test func referenceSprings() throws {
    let sets = try springs().sets
    #expect(sets.count == 16)
    for set in sets {
      let free = animation(
        mass: set.mass, stiffness: set.stiffness, damping: set.damping,
        velocity: set.initialVelocity, overdamped: true)
      try expect(free, at: set.t, set.x, set.name)
      let usual = animation(
        mass: set.mass, stiffness: set.stiffness, damping: set.damping,
        velocity: set.initialVelocity)
      try expect(usual, at: set.t, set.xClampedToCritical ?? set.x, set.name + ", clamped")
      let settling = set.settlingDurationReportedRule ?? Double(Float.greatestFiniteMagnitude)
      #expect(abs(usual.settlingDuration - settling) < 1e-12 * max(1, settling), "\(set.name)")
    }
  }

  private func expect(
    _ animation: SpringAnimation, at times: [Double], _ values: [Double], _ name: String
  ) throws {
    #expect(times.count == 101 && values.count == 101)
    for (time, expected) in zip(times, values) {
      let found = try number(.positionX, [.spring(animation)], at: try exact(time))
      #expect(abs(found - expected) < 1e-12, "\(name) at \(time): \(found)")
    }
  }

  /// Positions from 0 to 100 and settling durations: measured.
  @Test func measured() throws {
    let reported = try springs().reportedMacOS
    for row in reported.positions {
      let animation = animation(
        mass: row.params[0], stiffness: row.params[1], damping: row.params[2],
        velocity: row.params[3])
      for (time, expected) in zip(row.t, row.reported) {
        let found = try number(.positionX, [.spring(animation)], at: try exact(time)) * 100
        #expect(abs(found - expected) < 1e-5, "\(row.params) at \(time)")
      }
    }
    #expect(reported.settlingDuration.count == 10)
    for row in reported.settlingDuration {
      let animation = animation(
        mass: row.params[0], stiffness: row.params[1], damping: row.params[2],
        velocity: row.params[3])
      #expect(abs(animation.settlingDuration - row.reported) < 1e-12, "\(row.params)")
    }
    let example = animation(mass: 1, stiffness: 100, damping: 5, velocity: 0)
    #expect(abs(example.settlingDuration - 2.85497) < 1e-5, "Apple's example")
    let slow = animation(mass: 1, stiffness: 1, damping: 2, velocity: 0)
    #expect(slow.settlingDuration == 9.3)
  }

  @Test func defaults() {
    let animation = SpringAnimation(.positionX)
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.initialVelocity == 0 && !animation.allowsOverdamping)
    #expect(animation.settledDuration == Fraction(1473, 1000))
    let endless = SpringAnimation(.positionX, damping: 0)
    #expect(endless.settlingDuration == Double(Float.greatestFiniteMagnitude))
    #expect(endless.settledDuration == nil)
  }

  @Test func perceptual() {
    func spring(_ duration: Double, _ bounce: Double) -> SpringAnimation {
      SpringAnimation(.positionX, perceptualDuration: duration, bounce: bounce)
    }
    let bouncing = spring(1, 0.5)
    #expect(abs(bouncing.stiffness - 4 * .pi * .pi) < 1e-13)
    #expect(abs(bouncing.damping - 2 * .pi) < 1e-14)
    #expect(abs(spring(1, -0.5).damping - 8 * .pi) < 1e-14)
    #expect(spring(0.5, 1).damping == 0)
    // Bounce 0 is critical, whatever the rounding: it settles in tenths of a second.
    for step in 1...400 {
      let duration = Double(step) / 100
      let tenths = spring(duration, 0).settlingDuration * 10
      #expect(abs(tenths - tenths.rounded()) < 1e-12 && tenths < 15 * duration + 1, "\(duration)")
    }
  }

  /// A short duration cuts the motion, it does not squeeze it: measured.
  @Test func cut() throws {
    let values = try [Fraction(1, 2), 100].map { duration in
      let animation = SpringAnimation(
        .positionX, from: .number(0), to: .number(1), timing: MediaTiming(duration: duration))
      return try number(.positionX, [.spring(animation)], at: Fraction(1, 4))
    }
    #expect(values[0] == values[1])
    let short = SpringAnimation(
      .positionX, from: .number(0), to: .number(1),
      timing: MediaTiming(duration: Fraction(1, 10), fillMode: .forwards))
    #expect(try number(.positionX, [.spring(short)], at: 5) < 0.35, "it stays where it was cut")
  }

  @Test(
    arguments: [
      ("mass", 0, "must be positive, but is 0.0."), ("mass", -1, "must be positive, but is -1.0."),
      ("stiffness", 0, "must be positive, but is 0.0."),
      ("damping", -0.5, "must not be negative, but is -0.5."),
      ("mass", .nan, "must be an ordinary number, not infinite or undefined."),
      ("initialVelocity", .infinity, "must be an ordinary number, not infinite or undefined."),
      ("mass", .leastNonzeroMagnitude, "use numbers nearer to 1."),
    ] as [(String, Double, String)])
  func mistakes(field: String, value: Double, words: String) throws {
    var animation = SpringAnimation(.opacity, to: .number(1))
    switch field {
    case "mass": animation.mass = value
    case "stiffness": animation.stiffness = value
    case "damping": animation.damping = value
    default: animation.initialVelocity = value
    }
    let message = try planError(Layer(name: "dot", animations: [.spring(animation)])).description
    #expect(message.hasPrefix("Layer 'dot'") && message.hasSuffix(words), "\(message)")
    #expect(message.contains(field))
  }
}
