import PulseVerify
import Testing

/// Films with known faults; whole corpora, coded, are measured by `Scripts/score-corpus`.
@Suite("The seam, from pictures")
struct SeamTests {
  private static let loop = Film.loop
  private static let black = 999.0

  private func codes(_ phases: [Double], dot: Bool = false) throws -> Set<FindingCode> {
    Set(
      try Film.findings(phases) { x, y, time in
        if time * Double(Film.period) == Self.black { return 16 }
        return dot ? Film.dot(x, y, time) : Film.waves(x, y, time)
      }.map(\.code))
  }

  @Test("A whole period is not accused", arguments: [false, true])
  func good(dot: Bool) throws {
    #expect(try codes(Self.loop, dot: dot).isEmpty)
    let shifted = Array(Self.loop[17...] + Self.loop[..<17])
    #expect(try codes(shifted, dot: dot).isEmpty)
  }

  @Test("The first frame again at the end", arguments: [false, true])
  func duplicate(dot: Bool) throws {
    #expect(try codes(Self.loop + [0], dot: dot).contains(.duplicateFrame))
  }

  @Test("Missing frames are counted", arguments: [1, 2, 5])
  func missing(count: Int) throws {
    let findings = try Film.findings(Array(Self.loop.dropLast(count)), Film.waves)
    let finding = try #require(findings.first { $0.code == .missingFrames })
    #expect(finding.value == .number(Double(count)))
  }

  @Test("A dot that misses frames is seen on its large ground", arguments: [1, 2, 3, 5, 8])
  func missingDot(count: Int) throws {
    let found = try Film.findings(Array(Self.loop.dropLast(count)), Film.dot)
    let gap = try #require(found.first { $0.code == .missingFrames }, "\(found)")
    // Scales that are finer than its leaps can't tell how many; they counted five.
    if count == 3 { #expect(gap.value == .number(3)) }
  }

  @Test("Frames beyond the period, and the cut without them")
  func extra() throws {
    let findings = try Film.findings(Self.loop + [0, 1, 2], Film.waves)
    #expect(findings.first { $0.code == .extraFrames }?.value == .number(3))
    #expect(findings.first { $0.code == .betterCut }?.value == .range(0, Film.period))
  }

  @Test("A clip cut in the middle of its way")
  func cut() throws {
    let found = try codes(Array(Self.loop.prefix(29)))
    #expect(found.contains(.cut) || found.contains(.missingFrames))
  }

  @Test("Forth and back is a turn, with doubled ends a fault")
  func turning() throws {
    let half = Array(Self.loop.prefix(25))
    let good = half + half.dropFirst().dropLast().reversed()
    #expect(try codes(good) == [.turningSeam])
    for dot in [false, true] {
      let doubled = try codes(half + half.reversed(), dot: dot)
      #expect(doubled.contains(.reversed), "\(doubled)")
    }
  }

  @Test("A turn a part of a frame beside the first one is a turn", arguments: [0.3, 0.7])
  func turningBetween(part: Double) throws {
    let half = (0..<24).map { 24 * smooth($0, of: 24, plus: part) }
    let back = (0..<24).map { 24 * (1 - smooth($0, of: 24, plus: part)) }
    #expect(try codes(half + back) == [.turningSeam])
  }

  @Test("Motion that rests at the seam: the speeds beside it tell what its small steps don't")
  func resting() throws {
    let eased = (0..<Film.period).map { Double(Film.period) * smooth($0, of: Film.period) }
    #expect(try codes(eased).isEmpty)
    #expect(try codes(eased + [0]) == [.duplicateFrame, .betterCut])
    #expect(try codes(Array(eased.dropLast())).contains(.missingFrames))
  }

  @Test("Motion that turns softly at the seam, with one turning frame twice, or both")
  func swinging() throws {
    let half = (0...24).map { 24 * smooth($0, of: 24) }
    let swing = half + half.dropFirst().dropLast().reversed()
    #expect(try codes(swing) == [.turningSeam])
    #expect(try codes(swing + [0]).contains(.duplicateFrame))
    #expect(try codes(half + half.reversed()).contains(.reversed))
    #expect(try codes(Array(swing.dropLast())).contains(.missingFrames))
  }

  @Test("Motion that jerks by itself is no doubled frame, and pictures held for two are no gap")
  func jerking() throws {
    let jerks: [Double] = [1.4, 0.6, 1.2, 0.7, 1.3, 0.5, 1.5, 0.8]
    let places = (0..<Film.period).map { index in
      (0..<index).reduce(0.0) { $0 + jerks[($1 + 2) % jerks.count] }
    }
    #expect(try codes(places).isEmpty)
    #expect(try codes(Self.loop.map { ($0 / 2).rounded(.down) * 2 }).isEmpty)
  }

  @Test("A loop of eight frames")
  func short() throws {
    let found = try codes((0..<8).map { Double($0) * 6 })
    #expect(found.allSatisfy { $0.severity != .fault }, "\(found)")
  }

  /// The way, from 0 to 1, that eased motion has made after so many steps.
  private func smooth(_ index: Int, of count: Int, plus part: Double = 0) -> Double {
    let time = (Double(index) + part) / Double(count)
    return time * time * (3 - 2 * time)
  }

  @Test("A black frame at either end")
  func blank() throws {
    #expect(try codes(Self.loop + [Self.black]).contains(.blankFrame))
    #expect(try codes([Self.black] + Self.loop).contains(.blankFrame))
  }

  @Test("Nothing moves, or the same twice")
  func notes() throws {
    #expect(try codes(Array(repeating: 3, count: 30)) == [.noMotion])
    #expect(try codes(Self.loop + Self.loop) == [.repeats])
  }

  @Test("Flashes: four a second are too many, three are not")
  func flashing() throws {
    func film(_ flashes: Int) throws -> Set<FindingCode> {
      let half = 25.0 / Double(2 * flashes)
      return Set(
        try Film.findings((0..<50).map(Double.init)) { _, _, time in
          Int(time * Double(Film.period) / half).isMultiple(of: 2) ? 20 : 220
        }.map(\.code))
    }
    #expect(try film(5).contains(.flashing))
    #expect(try !film(2).contains(.flashing))
  }

  @Test("Flashes at both ends add up where the film starts over")
  func flashingOverTheSeam() throws {
    // Frames that are white, at 25 a second: two flashes at each end, a quiet second between.
    func film(_ white: Set<Int>, count: Int) throws -> Set<FindingCode> {
      let phases = (0..<count).map { Double(white.contains($0) ? 1 : 0) }
      return Set(
        try Film.findings(phases) { _, _, time in time > 0 ? 220 : 20 }.map(\.code))
    }
    #expect(try film([1, 2, 4, 5, 44, 45, 47, 48], count: 50).contains(.flashing))
    #expect(try !film([1, 2, 4, 5], count: 50).contains(.flashing))
    // One flash in a quarter of a second, again and again.
    #expect(try film([2, 3], count: 6).contains(.flashing))
    #expect(try !film([2, 3], count: 12).contains(.flashing))
  }
}
