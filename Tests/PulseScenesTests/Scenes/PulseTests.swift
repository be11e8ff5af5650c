import PulseScenes
import PulseTimeline
import Testing

@Suite struct PulseTests {
  /// The seed's own numbers, frame by frame, from exact arithmetic.
  @Test func everyFrameIsTheSeeds() throws {
    let reference = try Reference.load(Reference.PulseStates.self, from: "pulse-states-60")
    let timeline = try Timeline(.pulse(), rate: .fps60)
    #expect(timeline.frameCount == reference.frameCount)
    for frame in reference.frames {
      let snapshot = timeline.snapshot(ofFrame: frame.n)
      let shape = try #require(snapshot.shapes.first)
      let fill = try #require(shape.fill?.color)
      #expect(snapshot.shapes.count == 1)
      #expect(abs(fill.red - frame.r) < 1e-12, "frame \(frame.n)")
      #expect(abs(fill.green - frame.g) < 1e-12, "frame \(frame.n)")
      #expect(abs(fill.blue - frame.b) < 1e-12, "frame \(frame.n)")
      #expect(fill.alpha == 1)
      let inset = 4 * frame.eased
      let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
      let oval = Path.oval(in: bounds.insetBy(dx: inset, dy: inset))
      #expect(distance(shape.path, oval) < 4e-9, "frame \(frame.n)")
    }
  }

  @Test func isBuiltAsTheSeedIs() throws {
    let layer = Layer.pulse()
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(layer.bounds == bounds)
    #expect(layer.content.shape?.path == .oval(in: bounds))
    #expect(layer.content.shape?.fillColor == Color(red: 0.8, green: 0, blue: 0))
    #expect(layer.animations.count == 2)
    guard case .basic(let path) = layer.animations[0], case .basic(let fill) = layer.animations[1]
    else {
      Issue.record("not two basic animations")
      return
    }
    #expect(path.keyPath == .path)
    #expect(path.fromValue == nil && path.byValue == nil)
    #expect(path.toValue == .path(.oval(in: Rect(x: 4, y: 4, width: 92, height: 92))))
    #expect(path.timingFunction == .easeInEaseOut)
    #expect(fill.keyPath == .fillColor)
    #expect(fill.toValue == nil && fill.byValue == nil)
    #expect(fill.timingFunction == nil)
    for timing in [path.timing, fill.timing] {
      #expect(timing.duration == 1 && timing.autoreverses && timing.repeatCount == .infinity)
    }
  }

  @Test func laysItselfOutAnew() throws {
    let layer = Layer.pulse(width: 200, height: 50, inset: 7, duration: Fraction(3, 4))
    #expect(layer.content.shape?.path == .oval(in: Rect(x: 0, y: 0, width: 200, height: 50)))
    let timeline = try Timeline(layer, rate: .fps60)
    #expect(timeline.plan.period == Fraction(3, 2))
    let turning = timeline.snapshot(at: Fraction(3, 4))
    let path = try #require(turning.shapes.first?.path)
    #expect(distance(path, .oval(in: Rect(x: 7, y: 7, width: 186, height: 36))) < 1e-12)
  }

  @Test func theDefaultHighlightIsTheSeeds() {
    let highlight = Color.hsb(0, 1, 0.8).pulseHighlight
    for (found, wanted) in [
      (highlight.red, 0.9), (highlight.green, 0.09), (highlight.blue, 0.09), (highlight.alpha, 1),
    ] {
      #expect(abs(found - wanted) < 1e-15, "\(highlight)")
    }
  }

  @Test func highlightsStayInRange() {
    #expect(Color.white.pulseHighlight == .white)
    let grey = Color.black.pulseHighlight
    #expect(grey == Color(red: 0.1, green: 0.1, blue: 0.1))
    let pale = Color.hsb(0.6, 0.05, 0.95, alpha: 0.5).pulseHighlight
    #expect(pale == Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    let blue = Color.hsb(0.6, 0.5, 0.5).pulseHighlight
    #expect(abs(blue.hsb.hue - 0.6) < 1e-12)
    #expect(abs(blue.hsb.saturation - 0.4) < 1e-12)
    #expect(abs(blue.hsb.brightness - 0.6) < 1e-12)
  }

  @Test func highlightsKeepTheColoursAlpha() throws {
    let color = Color(red: 1, green: 0, blue: 0, alpha: 0.25)
    let timeline = try Timeline(.pulse(color: color, highlight: .white), rate: .fps60)
    let fill = try #require(timeline.snapshot(ofFrame: 0).shapes.first?.fill?.color)
    #expect(fill == Color(red: 1, green: 1, blue: 1, alpha: 0.25))
  }

  /// The largest distance of two points of paths that are built alike; infinite if they are not.
  private func distance(_ left: Path, _ right: Path) -> Double {
    let (first, second) = (points(left), points(right))
    guard first.count == second.count else { return .infinity }
    return zip(first, second).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? 0
  }

  private func points(_ path: Path) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let point): [control, point]
      case .cubic(let first, let second, let point): [first, second, point]
      case .close: []
      }
    }
  }
}
