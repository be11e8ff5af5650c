import PulseMedia
import PulseVerify
import TestSupport
import Testing

/// The hot loops over reduced pictures, against plain ones that give the same bits.
@Suite struct ReductionTests {
  @Test func halvedPicturesEqualTheirPlainTwin() {
    let seed: UInt64 = 0x5EED_0A1F
    var random = SplitMix64(seed: seed)
    for (width, height) in [(1, 1), (2, 3), (7, 8), (9, 1), (16, 5), (33, 24), (180, 101)] {
      for channels in [1, 3, 4] {
        let picture = Self.noise(width, height, channels, &random)
        #expect(
          picture.halved().samples == Self.halved(picture), "\(width)x\(height), seed \(seed)")
      }
    }
  }

  @Test func sumsEqualTheirPlainTwins() {
    let seed: UInt64 = 0x5EED_50A5
    var random = SplitMix64(seed: seed)
    for count in [0, 1, 7, 8, 9, 511, 512, 520, 1030, 9_000] {
      let vectors = (0..<5).map { _ in Self.numbers(count, &random) }
      let weights = Self.numbers(count, &random)
      let distances = Vector.distances(vectors, weights: weights)
      for a in 0..<5 {
        for b in a + 1..<5 {
          let plain = Self.distance(vectors[a], vectors[b], weights)
          #expect(distances[a][b] == plain, "seed \(seed)")
          #expect(Vector.distance(vectors[a], vectors[b], weights: weights) == plain)
        }
      }
      #expect(Vector.product(vectors[0], weights) == Self.product(vectors[0], weights))
      let step = Vector.step(from: vectors[0], to: vectors[1], weights: weights)
      #expect(step == zip(zip(vectors[0], vectors[1]), weights).map { ($0.1 - $0.0) * $1 })
      var sums = weights
      Vector.addSquares(from: vectors[0], to: vectors[1], into: &sums)
      let squares = zip(vectors[0], vectors[1]).map { ($1 - $0) * ($1 - $0) }
      #expect(sums == zip(weights, squares).map { $0 + $1 })
    }
  }

  /// The unweighted distance, whose lanes are emptied now and then, against exact sums.
  @Test func distancesAreExact() {
    let seed: UInt64 = 0x5EED_D157
    var random = SplitMix64(seed: seed)
    for count in [1, 8, 1_000, 97_200] {
      let (a, b) = (Self.numbers(count, &random), Self.numbers(count, &random))
      let exact = zip(a, b).reduce(0.0) { sum, pair in
        let difference = Double(pair.0) - Double(pair.1)
        return sum + difference * difference
      }
      #expect(abs(Vector.distance(a, b) - exact) <= 2e-6 * exact, "seed \(seed)")
    }
  }

  /// What is kept of a film does not grow with its length.
  @Test func longFilmsTakeNoMoreMemory() {
    var window = PictureWindow()
    var meter = StepMeter()
    var kept: [Int] = []
    for index in 0..<20_000 {
      let picture = ReducedPicture(
        width: 2, height: 1, samples: [Float(index % 7), index == 12_345 ? 255 : 0], channels: 1,
        hasAlpha: false)
      window.add(picture)
      meter.add(picture)
      if index == 5_000 || index == 19_999 { kept.append(window.keptSamples) }
    }
    #expect(kept[0] == kept[1])
    let most = 2 * PictureWindow.endCount + PictureWindow.thumbnailLimit
    #expect(kept[1] <= 2 * most)
    let facts = meter.facts
    #expect(facts.steps.count <= StepMeter.limit + 1)
    #expect(facts.stepStride == 8)
    // The one jump is still there.
    #expect(facts.steps.count { $0 > 100 } == 1 || facts.steps.count { $0 > 100 } == 2)
  }
}

extension ReductionTests {
  private static func numbers(_ count: Int, _ random: inout SplitMix64) -> [Float] {
    (0..<count).map { _ in Float.random(in: -16...255, using: &random) }
  }

  private static func noise(
    _ width: Int, _ height: Int, _ channels: Int, _ random: inout SplitMix64
  ) -> ReducedPicture {
    ReducedPicture(
      width: width, height: height, samples: numbers(width * height * channels, &random),
      channels: channels, hasAlpha: channels == 4)
  }

  private static func halved(_ picture: ReducedPicture) -> [Float] {
    func cell(_ channel: Int, _ x: Int, _ y: Int) -> Float {
      let column = min(max(x, 0), picture.width - 1)
      let row = min(max(y, 0), picture.height - 1)
      return picture.samples[(channel * picture.height + row) * picture.width + column]
    }
    var result: [Float] = []
    for channel in 0..<picture.channels {
      for y in 0..<(picture.height + 1) / 2 {
        for x in 0..<(picture.width + 1) / 2 {
          let columns = (-1...2).map { dx in
            (cell(channel, 2 * x + dx, 2 * y - 1) + cell(channel, 2 * x + dx, 2 * y + 2) + 3
              * (cell(channel, 2 * x + dx, 2 * y) + cell(channel, 2 * x + dx, 2 * y + 1))) / 8
          }
          result.append((columns[0] + columns[3] + 3 * (columns[1] + columns[2])) / 8)
        }
      }
    }
    return result
  }

  private static func product(_ a: [Float], _ b: [Float]) -> Double {
    sum(zip(a, b).map { $0 * $1 })
  }

  private static func distance(_ a: [Float], _ b: [Float], _ weights: [Float]) -> Double {
    sum(
      zip(zip(a, b), weights).map { pair, weight in
        (pair.0 - pair.1) * weight * ((pair.0 - pair.1) * weight)
      })
  }

  /// Eight sums, each of every eighth number; what fills no row of eight is added at last.
  private static func sum(_ numbers: [Float]) -> Double {
    let whole = numbers.count & ~7
    var lanes = SIMD8<Float>(repeating: 0)
    for index in 0..<whole { lanes[index % 8] += numbers[index] }
    return numbers[whole...].reduce(Double(lanes.sum())) { $0 + Double($1) }
  }
}
