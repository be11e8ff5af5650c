import PulseTimeline
import Testing

/// `CAMediaTiming` against the reference cases, in the reading `window`, which is the one that
/// gives all the values reported from macOS.
@Suite struct MediaTimingTests {
  /// A number of the file, or "infinity".
  enum Quantity: Decodable {
    case number(Double)
    case infinity

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        #expect(try container.decode(String.self) == "infinity")
        self = .infinity
      }
    }

    /// The exact value: the file's numbers are decimals of few digits.
    func extent() throws -> Extent {
      guard case .number(let number) = self else { return .infinity }
      return .finite(try #require(Fraction(parsing: "\(number)")))
    }
  }

  struct Timing: Decodable {
    let beginTime: Quantity
    let timeOffset: Quantity
    let speed: Quantity
    let duration: Quantity
    let repeatCount: Quantity
    let repeatDuration: Quantity
    let autoreverses: Bool
    let fillMode: String

    func mediaTiming() throws -> MediaTiming {
      func finite(_ quantity: Quantity) throws -> Fraction {
        try #require(quantity.extent().finiteValue)
      }
      return MediaTiming(
        beginTime: try finite(beginTime), duration: try finite(duration),
        speed: try finite(speed), timeOffset: try finite(timeOffset),
        repeatCount: try repeatCount.extent(), repeatDuration: try repeatDuration.extent(),
        autoreverses: autoreverses, fillMode: try #require(FillMode(rawValue: fillMode)))
    }
  }

  struct State: Decodable {
    let state: String
    let `repeat`: Int?
    let leg: Int?
    let direction: String?
    let progress: Double?
  }

  struct Sample: Decodable {
    let parentTimeExact: String
    let boundary: [String]
    let window: State
  }

  struct Case: Decodable {
    let id: Int
    let label: String
    let timing: Timing
    let effectiveDuration: Double
    let activeDuration: Quantity
    let exactInBinary: Bool
    let samples: [Sample]
  }

  struct Conversion: Decodable {
    let beginTime: Double
    let timeOffset: Double
    let speed: Double
    let parent: Double
    let local: Double
  }

  struct Reported: Decodable {
    struct Row: Decodable {
      let `case`: String
      let times: [Double]
      let reported: [Double]
    }
    let rows: [Row]
  }

  struct Cases: Decodable {
    let cases: [Case]
    let layerTimeConversion: [Conversion]
    let reportedMacOS: Reported
  }

  static let reference = Result { try Reference.read("media-timing.json", as: Cases.self) }

  @Test(arguments: 0..<67)
  func everyCase(index: Int) throws {
    let cases = try Self.reference.get().cases
    #expect(cases.count == 67)
    let reference = cases[index]
    let timing = try reference.timing.mediaTiming()
    #expect(timing.effectiveDuration.doubleValue == reference.effectiveDuration)
    #expect(timing.activeDuration == (try reference.activeDuration.extent()))
    #expect(reference.samples.count == 25)
    for sample in reference.samples {
      let comment: Comment = "\(reference.label) at \(sample.parentTimeExact)"
      let phase = timing.phase(at: try Reference.fraction(sample.parentTimeExact))
      expect(phase, equals: sample.window, reference, comment)
    }
  }

  private func expect(
    _ phase: MediaPhase?, equals state: State, _ reference: Case, _ comment: Comment
  ) {
    guard let phase, state.state != "inactive" else {
      #expect((phase == nil) == (state.state == "inactive"), comment)
      return
    }
    #expect("\(phase.stage)" == state.state, comment)
    #expect(phase.completedCycles == state.repeat, comment)
    #expect(phase.isReversed == (state.direction == "reverse"), comment)
    let progress = phase.progress.doubleValue
    if reference.exactInBinary {
      #expect(progress == state.progress, comment)
    } else {
      #expect(abs(progress - (state.progress ?? .nan)) < 1e-15, comment)
    }
  }

  @Test func layerTime() throws {
    let conversions = try Self.reference.get().layerTimeConversion
    #expect(conversions.count == 6)
    func exact(_ number: Double) throws -> Fraction {
      try #require(Fraction(parsing: "\(number)"))
    }
    for row in conversions {
      let timing = LayerTiming(
        beginTime: try exact(row.beginTime), speed: try exact(row.speed),
        timeOffset: try exact(row.timeOffset))
      #expect(timing.localTime(at: try exact(row.parent)) == (try exact(row.local)))
    }
  }

  /// The values read on macOS: opacity from 0 to 1 over a second, 0.5 in the layer itself.
  @Test func reportedValues() throws {
    let timings: [String: MediaTiming] = [
      "autoreverses": MediaTiming(duration: 1, autoreverses: true),
      "repeatCount 2.5": MediaTiming(duration: 1, repeatCount: .finite(Fraction(5, 2))),
      "repeatDuration 1.7": MediaTiming(duration: 1, repeatDuration: .finite(Fraction(17, 10))),
      "speed 2": MediaTiming(duration: 1, speed: 2),
      "timeOffset 0.3": MediaTiming(duration: 1, timeOffset: Fraction(3, 10)),
      "autoreverses, repeatCount 2": MediaTiming(
        duration: 1, repeatCount: 2, autoreverses: true),
      "speed -1": MediaTiming(duration: 1, speed: Fraction(-1)),
      "duration 0": MediaTiming(),
      "removed": MediaTiming(beginTime: 1, duration: 1),
      "forwards": MediaTiming(beginTime: 1, duration: 1, fillMode: .forwards),
      "backwards": MediaTiming(beginTime: 1, duration: 1, fillMode: .backwards),
      "both": MediaTiming(beginTime: 1, duration: 1, fillMode: .both),
    ]
    let rows = try Self.reference.get().reportedMacOS.rows
    #expect(rows.count == 12)
    for row in rows {
      let animation = BasicAnimation(
        .opacity, from: .number(0), to: .number(1), timing: try #require(timings[row.case]))
      let timeline = try Timeline(
        .shape(
          name: "dot", path: .oval(in: Rect(x: 0, y: 0, width: 1, height: 1)), opacity: 0.5,
          animations: [.basic(animation)]), rate: .fps60)
      #expect(row.times.count == row.reported.count)
      for (time, expected) in zip(row.times, row.reported) {
        let found = timeline.snapshot(at: try #require(Fraction(parsing: "\(time)")))
        #expect(
          abs((found.shapes.first?.opacity ?? .nan) - expected) < 1e-12, "\(row.case) at \(time)")
      }
    }
  }
}
