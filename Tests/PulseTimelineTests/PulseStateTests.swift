import PulseTimeline
import Testing

/// The pulse at every frame of the six reference rates.
@Suite struct PulseStateTests {
  struct States: Decodable {
    struct Frame: Decodable {
      let n: Int
      let t: String
      let p: String
      let eased: Double
      let r: Double
      let g: Double
      let b: Double
    }
    let fps: String
    let periodIsWholeFrames: Bool
    let frameCount: Int
    let frames: [Frame]
  }

  static let files = ["12.5", "24", "25", "30", "60", "30000-1001"]

  @Test(arguments: files)
  func everyFrame(file: String) throws {
    let states = try Reference.read("pulse-states-\(file).json", as: States.self)
    let rate = try #require(FrameRate(Reference.fraction(states.fps)))
    let timeline = try Timeline(pulse(), rate: rate)
    #expect(states.frames.count == states.frameCount)
    if states.periodIsWholeFrames {
      #expect(timeline.frameCount == states.frameCount)
      #expect(timeline.plan.retimeFactor == .one)
    }
    for frame in states.frames {
      // Where the period is no whole number of frames, the loop is retimed; the reference is not.
      let snapshot =
        states.periodIsWholeFrames
        ? timeline.snapshot(ofFrame: frame.n) : timeline.snapshot(at: rate.time(ofFrame: frame.n))
      if states.periodIsWholeFrames {
        #expect(timeline.plan.time(ofFrame: frame.n) == (try Reference.fraction(frame.t)))
      }
      try expect(snapshot, equals: frame)
    }
  }

  private func expect(_ snapshot: Snapshot, equals frame: States.Frame) throws {
    let progress = try Reference.fraction(frame.p)
    #expect(snapshot.animations.map(\.keyPath) == ["path", "fillColor"])
    #expect(snapshot.animations.map(\.progress) == [progress, progress], "frame \(frame.n)")
    let eased = try #require(snapshot.animations.first?.eased)
    #expect(abs(eased - frame.eased) < 1e-12, "frame \(frame.n)")
    #expect(snapshot.animations[1].eased == progress.doubleValue, "the colour moves evenly")

    let shape = try #require(snapshot.shapes.first)
    #expect(snapshot.shapes.count == 1)
    let fill = try #require(shape.fill?.color)
    for (found, expected) in [(fill.red, frame.r), (fill.green, frame.g), (fill.blue, frame.b)] {
      #expect(abs(found - expected) < 1e-12, "frame \(frame.n)")
    }
    #expect(fill.alpha == 1)
    let inset = 4 * frame.eased
    let oval = Path.oval(
      in: Rect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: inset, dy: inset))
    #expect(largestDistance(shape.path, oval) < 1e-11, "frame \(frame.n)")
    #expect(shape.transform == .identity)
    #expect(shape.opacity == 1)
  }
}

/// The largest distance between two paths' points, coordinate by coordinate; infinite where their
/// elements differ.
func largestDistance(_ left: Path, _ right: Path) -> Double {
  guard left.firstDifference(from: right) == nil else { return .infinity }
  return zip(left.elements.flatMap(\.points), right.elements.flatMap(\.points))
    .reduce(0) { max($0, abs($1.0.x - $1.1.x), abs($1.0.y - $1.1.y)) }
}

extension Path.Element {
  /// The element's points, control points first.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .cubic(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }
}
