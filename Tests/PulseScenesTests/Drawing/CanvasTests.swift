import PulseScenes
import PulseTimeline
import TestSupport
import Testing

@Suite struct CanvasTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)
  private let wide = Rect(x: 0, y: 0, width: 200, height: 100)

  @Test func theDefaultIsSquareAndFull() throws {
    let canvas = try Canvas(scene: square, size: .width(1080))
    #expect(canvas.width == 1080 && canvas.height == 1080)
    #expect(canvas.viewport == .scale(x: 10.8, y: 10.8))
  }

  @Test func oneSideFollowsTheShapeRoundedToEven() throws {
    #expect(try Canvas(scene: wide, size: .width(1080)).height == 540)
    #expect(try Canvas(scene: wide, size: .width(1081)).height == 540)
    #expect(try Canvas(scene: wide, size: .width(1082)).height == 542)
    #expect(try Canvas(scene: wide, size: .width(1)).height == 2)
    let thin = Rect(x: 0, y: 0, width: 16384, height: 1)
    #expect(try Canvas(scene: thin, size: .width(100)).height == 2)
  }

  @Test func fitsInsideAndCentres() throws {
    let canvas = try Canvas(scene: wide, size: .exact(width: 1000, height: 1000))
    #expect(canvas.viewport.a == 5 && canvas.viewport.d == 5)
    #expect(canvas.viewport.apply(Point(0, 0)) == Point(0, 250))
    #expect(canvas.viewport.apply(Point(200, 100)) == Point(1000, 750))
  }

  @Test func paddingIsInsideASize() throws {
    let canvas = try Canvas(scene: square, size: .width(1000), padding: .pixels(100))
    #expect(canvas.width == 1000 && canvas.height == 1000)
    #expect(canvas.viewport.apply(Point(0, 0)) == Point(100, 100))
    #expect(canvas.viewport.apply(Point(100, 100)) == Point(900, 900))
    let percent = try Canvas(
      scene: square, size: .exact(width: 2000, height: 1000), padding: .percent(10))
    #expect(percent.viewport.apply(Point(0, 0)) == Point(600, 100))
  }

  @Test func paddingIsOutsideAScale() throws {
    let canvas = try Canvas(scene: wide, size: .scale(2), padding: .pixels(10))
    #expect(canvas.width == 420 && canvas.height == 220)
    #expect(canvas.viewport.apply(Point(0, 0)) == Point(10, 10))
    let percent = try Canvas(scene: wide, size: .scale(2), padding: .percent(60))
    #expect(percent.width == 640 && percent.height == 440)
  }

  @Test func aScaleIsExactAndNothingIsCut() throws {
    let canvas = try Canvas(scene: square, size: .scale(1.333))
    #expect(canvas.width == 134 && canvas.height == 134)
    #expect(canvas.viewport.a == 1.333)
    #expect(try Canvas(scene: square, size: .scale(1.1)).width == 110)
    #expect(try Canvas(scene: square, size: .scale(0.001)).width == 1)
  }

  @Test func scenesMayLieAnywhere() throws {
    let moved = Rect(x: -30, y: 50, width: 100, height: 100)
    let canvas = try Canvas(scene: moved, size: .width(100))
    #expect(canvas.viewport.apply(Point(-30, 50)) == Point(0, 0))
  }

  /// Never stretched, never cut, centred, as large as fits: for random scenes and pictures.
  @Test func holdsForRandomLayouts() throws {
    var random = SplitMix64(seed: 2)
    for round in 0..<2_000 {
      let scene = Rect(
        x: Double.random(in: -50...50, using: &random), y: 3,
        width: Double.random(in: 1...500, using: &random),
        height: Double.random(in: 1...500, using: &random))
      let (width, height) = (
        Int.random(in: 1...3000, using: &random), Int.random(in: 1...3000, using: &random)
      )
      let room = Double.random(in: 0..<0.49, using: &random) * Double(min(width, height))
      let canvas = try Canvas(
        scene: scene, size: .exact(width: width, height: height), padding: .pixels(room))
      let map = canvas.viewport
      #expect(map.a == map.d && map.b == 0 && map.c == 0)
      let (first, last) = (
        map.apply(scene.origin), map.apply(Point(scene.maxX, scene.maxY))
      )
      let place = "round \(round) of seed 2: \(scene) in \(width)x\(height), room \(room)"
      let left = first.x
      let right = Double(width) - last.x
      let (top, bottom) = (first.y, Double(height) - last.y)
      #expect(abs(left - right) < 1e-8 && abs(top - bottom) < 1e-8, "\(place)")
      #expect(abs(min(left, top) - room) < 1e-8, "\(place)")
    }
  }

  @Test func refusesWhatDoesNotFit() {
    let tooMuch = #expect(throws: DrawingError.self) {
      try Canvas(scene: square, size: .width(1080), padding: .pixels(600))
    }
    #expect(
      tooMuch?.description
        == "padding of 600 pixels on every side leaves no room in a picture of 1080x1080 pixels; "
        + "it must be less than 540")
    let half = #expect(throws: DrawingError.self) {
      try Canvas(scene: square, size: .width(1080), padding: .percent(50))
    }
    #expect(
      half?.description
        == "padding of 50%, 540 pixels, leaves no room in a picture of 1080x1080 pixels; "
        + "it must be less than 50%")
    let tall = Rect(x: 0, y: 0, width: 1, height: 100)
    let tooTall = #expect(throws: DrawingError.self) {
      try Canvas(scene: tall, size: .width(1080))
    }
    #expect(
      tooTall?.description
        == "a size of 1080 makes a picture of 1080x108000 pixels; a side may have 1 to 16384")
    let tooLarge = #expect(throws: DrawingError.self) {
      try Canvas(scene: wide, size: .scale(100))
    }
    #expect(
      tooLarge?.description
        == "a scale of 100 makes a picture of 20000x10000 pixels; a side may have 1 to 16384")
    #expect(throws: DrawingError.self) {
      try Canvas(scene: square, size: .exact(width: 0, height: 10))
    }
    #expect(throws: DrawingError.self) {
      try Canvas(scene: square, size: .scale(1), padding: .percent(16384))
    }
  }
}
