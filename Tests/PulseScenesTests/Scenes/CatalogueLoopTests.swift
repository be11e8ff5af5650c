import PulseScenes
import PulseTimeline
import Testing

/// The catalogue's loops against a table of what the animations that they resemble are known for.
@Suite struct CatalogueLoopTests {
  /// A scene with its period and its warm-up, in seconds.
  struct Row: CustomStringConvertible, Sendable {
    let name: String
    let period: Fraction
    let warmUp: Fraction
    var description: String { name }

    init(_ name: String, _ period: Fraction, _ warmUp: Fraction = 0) {
      (self.name, self.period, self.warmUp) = (name, period, warmUp)
    }
  }

  static let rows = [
    Row("ball-pulse", Fraction(3, 4), Fraction(9, 25)),
    Row("ball-clip-rotate", Fraction(3, 4)),
    Row("square-spin", 3),
    Row("ball-clip-rotate-pulse", 1),
    Row("ball-clip-rotate-multiple", 1),
    Row("ball-pulse-rise", 1),
    Row("ball-rotate", 1),
    Row("cube-transition", Fraction(8, 5)),
    Row("ball-zig-zag", Fraction(7, 10)),
    Row("ball-zig-zag-deflect", Fraction(3, 2)),
    Row("ball-triangle-path", 2),
    Row("ball-scale", 1),
    Row("line-scale", 1, Fraction(1, 2)),
    Row("ball-scale-multiple", 1, Fraction(2, 5)),
    Row("ball-pulse-sync", Fraction(3, 5), Fraction(21, 100)),
    Row("ball-beat", Fraction(7, 10), Fraction(7, 20)),
    Row("line-scale-pulse-out", 1, Fraction(2, 5)),
    Row("line-scale-pulse-out-rapid", Fraction(9, 10), Fraction(1, 2)),
    Row("ball-scale-ripple", 1),
    Row("ball-scale-ripple-multiple", Fraction(5, 4), Fraction(2, 5)),
    Row("ball-spin-fade-loader", 1, Fraction(21, 25)),
    Row("line-spin-fade-loader", Fraction(6, 5), Fraction(24, 25)),
    Row("triangle-skew-spin", 3),
    Row("pacman", 1),
    Row("semi-circle-spin", Fraction(3, 5)),
    Row("ball-rotate-chase", Fraction(3, 2)),
    Row("orbit", Fraction(19, 5)),
    Row("circle-stroke-spin", Fraction(17, 10)),
    Row("ball-double-bounce", 2, 1),
    Row("pulse", 2),
    Row("pulsing-halo", 3, 2),
    Row("skeleton-pulse", 2),
    Row("skeleton-shimmer", Fraction(3, 2)),
    Row("heartbeat", Fraction(8, 5)),
    Row("material-spinner", 12),
  ]

  /// Scenes whose parts share no period worth using, and how many parts there are.
  static let endless = [
    ("ball-grid-pulse", 9), ("line-scale-party", 4), ("ball-grid-beat", 9), ("audio-equalizer", 4),
  ]

  /// Scenes that don't end where they begin, as those that they resemble.
  static let jumping = ["ball-pulse-rise", "pacman", "ball-rotate-chase", "audio-equalizer"]

  @Test func everySceneIsInOneTable() {
    let names = Self.rows.map(\.name) + Self.endless.map(\.0)
    #expect(names.sorted() == Catalogue.names.sorted())
  }

  @Test(arguments: rows) func periodAndWarmUpAreTheTables(row: Row) throws {
    let timeline = try Timeline(
      try Catalogue.scene(named: row.name).layer(), rate: .fps60)
    #expect(timeline.plan.kind == .endless)
    #expect(timeline.plan.period == row.period)
    #expect(timeline.plan.warmUp == row.warmUp)
    #expect(timeline.plan.retimeFactor == .one, "whole at 60 frames a second")
  }

  @Test(arguments: rows) func speedShortensThePeriod(row: Row) throws {
    let scene = try Catalogue.scene(named: row.name)
    guard scene.parameters.contains(where: { $0.name == "speed" }) else { return }
    let timeline = try Timeline(try scene.layer(parameters: ["speed": "2.5"]), rate: .fps60)
    #expect(timeline.plan.period == row.period * Fraction(2, 5))
    #expect(timeline.plan.warmUp == row.warmUp * Fraction(2, 5))
  }

  @Test(arguments: endless) func partsWithoutACommonPeriodAreNamed(
    name: String, parts: Int
  ) throws {
    let layer = try Catalogue.scene(named: name).layer()
    let error = #expect(throws: LoopPlanError.self) { try Timeline(layer, rate: .fps60) }
    guard case .tooLong(_, let limit, let contributors, let proposal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(limit == 60)
    #expect(Set(contributors.map(\.layer)).count == parts)
    #expect(proposal != nil)
    var options = LoopOptions()
    options.retime = true
    let timeline = try Timeline(layer, rate: .fps60, options: options)
    #expect(timeline.plan.period <= 60)
    #expect(!timeline.plan.retimings.isEmpty)
  }

  /// A scene jumps where it says so, and nowhere else.
  @Test(arguments: rows) func onlyThoseThatSaySoJump(row: Row) throws {
    let scene = try Catalogue.scene(named: row.name)
    let isJumping = Self.jumping.contains(row.name)
    #expect((scene.jumps != nil) == isJumping)
    let timeline = try Timeline(try scene.layer(), rate: .fps60)
    #expect(timeline.jumps.isEmpty != isJumping, "\(timeline.jumps)")
  }

  /// No scene holds an animation that its loop never shows.
  @Test(arguments: Catalogue.names) func everyAnimationGoesOn(name: String) throws {
    let timeline = try Timeline(
      try Catalogue.scene(named: name).layer(), rate: .fps60, options: LoopOptions(retime: true))
    #expect(timeline.plan.kind == .endless)
    #expect(timeline.endedAnimations.isEmpty)
  }

  /// No scene is cut at the picture's edge.
  @Test(arguments: Catalogue.names) func everythingStaysWithinTheScene(name: String) throws {
    var drawing = Drawing(scene: name)
    drawing.retime = true
    drawing.rate = .fps30
    let notes = try drawing.resolve().notes
    #expect(notes.isEmpty, "\(notes)")
  }
}
