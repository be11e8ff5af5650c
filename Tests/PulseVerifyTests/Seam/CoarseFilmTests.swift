import PulseVerify
import Testing

/// Films as coarse coders leave them, where single witnesses err.
@Suite("The seam, from coarse pictures")
struct CoarseFilmTests {
  private static let loop = Film.loop

  private func faults(
    _ phases: [Double], _ color: (Double, Double, Double) -> Double
  ) throws -> Set<FindingCode> {
    Set(try Film.findings(phases, color).filter { $0.severity == .fault }.map(\.code))
  }

  /// Waves with noise in the one frame whose time is that of the period's end.
  private func roughAtEnd(_ amount: Double) -> (Double, Double, Double) -> Double {
    { x, y, time in
      let noise = time >= 1 ? amount * Film.noise(x, y, seed: 0xC0A5) : 0
      return Film.waves(x, y, time) + noise
    }
  }

  @Test("A first frame that is shown again, badly coded, is told by two witnesses together")
  func roughDuplicate() throws {
    let film = roughAtEnd(26)
    #expect(try faults(Self.loop + [48], film) == [.duplicateFrame])
    #expect(try faults(Self.loop, film).isEmpty)
  }

  /// Grains of six pixels that move by three from frame to frame.
  private func texture(_ x: Double, _ y: Double, _ time: Double) -> Double {
    let period = 3 * Double(Film.period)
    let moved = (x + time * period).truncatingRemainder(dividingBy: period)
    return 128 + 90 * Film.noise(moved, y, seed: 0x6EA1, block: 6)
  }

  @Test("Where a texture moves by even steps, the seam's must be even too")
  func evenSteps() throws {
    #expect(try faults(Self.loop, texture).isEmpty)
    for count in [1, 3, 5] {
      let found = try faults(Array(Self.loop.dropLast(count)), texture)
      #expect(!found.isEmpty && found.isSubset(of: [.missingFrames, .cut]), "\(count): \(found)")
    }
  }

  /// Waves so weak that the seam's step is one that a key frame might make.
  private func weak(_ x: Double, _ y: Double, _ time: Double) -> Double {
    128 + (Film.waves(x, y, time) - 128) / 5
  }

  @Test("At a rest, a small step along the motion is a jump, one along nothing is noise")
  func smallJumpAtRest() throws {
    let still = [Double](repeating: 0, count: 6)
    let way = (1...44).map { Double($0) }
    let end = [Double](repeating: 44, count: 6)
    #expect(try faults(still + way + end, weak) == [.missingFrames])
    // The same rests, at the end of a whole period, and noise in place of the jump.
    let round = (1...48).map { Double($0) }
    let whole = still + round + [Double](repeating: 48, count: 6)
    let noisy = try faults(whole) { x, y, time in
      weak(x, y, time) + (time >= 1 ? 6 * Film.noise(x, y, seed: 0xD12A) : 0)
    }
    #expect(noisy.isEmpty)
  }

  @Test("The scale with most detail doesn't outvote two others about a rest")
  func roughRest() throws {
    func smooth(_ index: Int) -> Double {
      let time = Double(index) / 48
      return 48 * time * time * (3 - 2 * time)
    }
    let eased = (0..<48).map(smooth)
    // Each frame after the first has its own fine noise, so that all steps seem longer than they are.
    func film(_ x: Double, _ y: Double, _ time: Double) -> Double {
      let seed = UInt64(time * 1e6)
      return Film.waves(x, y, time) + (time > 0 ? 2 * Film.noise(x, y, seed: seed) : 0)
    }
    #expect(try faults(eased, film).isEmpty)
    #expect(try faults(eased + [0], film) == [.duplicateFrame])
    #expect(try faults(Array(eased.dropLast()), film) == [.missingFrames])
  }

  @Test("A palindrome is one in noise that is half as large as its steps")
  func roughPalindrome() throws {
    let half = (0...24).map { index in
      let time = Double(index) / 24
      return 24 * time * time * (3 - 2 * time)
    }
    func rough(_ phases: [Double]) throws -> Set<FindingCode> {
      var frame: UInt64 = 0
      return try faults(phases) { x, y, time in
        if x == 0, y == 0 { frame += 1 }
        return Film.waves(x, y, time) + 14 * Film.noise(x, y, seed: frame)
      }
    }
    #expect(try rough(half + half.dropFirst().dropLast().reversed()).isEmpty)
    #expect(try rough(half + half.reversed()) == [.reversed])
  }
}
