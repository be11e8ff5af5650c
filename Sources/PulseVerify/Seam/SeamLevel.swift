/// What is known about the seam at one scale of the pictures.
///
/// Coarse scales see motion that skips whole cells of fine ones; fine scales see small changes.
struct SeamLevel {
  /// How many pictures of each end are used.
  let reach: Int
  /// The steps of the last pictures, over the seam, to the first ones.
  let ends: StepProducts
  /// The steps elsewhere, in unbroken runs.
  let interior: [StepProducts]
  /// The squared distances of the pictures of `ends`, weighted.
  let distances: [[Double]]
  /// The sum of all samples' weights: energies by it are mean squares in codes.
  let totalWeight: Double
  /// Where the whole film is mirrored; `nil` where not all of it is known at this scale.
  let axis: MirrorAxis?

  /// The step from last to first in ``ends``.
  var seam: Int { reach - 1 }

  /// Measures one scale.
  ///
  /// - Parameters:
  ///   - last: the last pictures, in order; as many as `first`.
  ///   - first: the first pictures.
  ///   - runs: all pictures that are kept, in unbroken runs; empty where only the ends are.
  init(last: [ReducedPicture], first: [ReducedPicture], runs: [[ReducedPicture]]) {
    reach = first.count
    let sides = [last.map(\.samples), first.map(\.samples)]
    let known = runs.isEmpty ? sides : runs.map { $0.map(\.samples) }
    let weights = Self.weights(known)
    totalWeight = weights.reduce(0) { $0 + Double($1) * Double($1) }
    let around = sides[0] + sides[1]
    ends = StepProducts(around, weights: weights)
    interior = known.map { StepProducts($0, weights: weights) }
    distances = Vector.distances(around, weights: weights)
    axis = runs.count == 1 ? MirrorAxis(known[0], weights: weights) : nil
  }

  /// How much each sample counts: near 1 where more happens than usual, near 0 where less does.
  ///
  /// So the noise of a large still ground does not drown a small thing that moves.
  private static func weights(_ runs: [[[Float]]]) -> [Float] {
    guard let size = runs.first?.first?.count else { return [] }
    var energy = [Float](repeating: 0, count: size)
    var count: Float = 0
    for run in runs {
      for (before, after) in zip(run, run.dropFirst()) {
        Vector.addSquares(from: before, to: after, into: &energy)
        count += 1
      }
    }
    let middle = Float(Statistics.median(energy.map(Double.init))) / max(count, 1)
    return energy.map {
      let mean = $0 / max(count, 1)
      return (mean / (mean + middle + 0.001)).squareRoot()
    }
  }
}

extension SeamLevel {
  /// The squared distance of two pictures of the ends.
  func distance(_ a: Int, _ b: Int) -> Double { distances[min(a, b)][max(a, b)] }

  /// The sizes of the steps elsewhere.
  var interiorSteps: [Double] {
    interior.flatMap { run in (0..<run.count).map { run.energy($0).squareRoot() } }
  }

  /// Steps of ``ends`` near the seam whose neighbours don't touch it.
  var nearSteps: [Int] {
    let before = max(1, seam - 11)..<max(1, seam - 2)
    let after = (seam + 3)..<max(seam + 3, min(seam + 12, ends.count - 1))
    let near = (Array(before) + Array(after)).filter { ends.hasNeighbours($0) }
    guard near.isEmpty else { return near }
    // Of very short films those that touch the seam's neighbours, but not the seam.
    return (0..<ends.count).filter { abs($0 - seam) > 1 && ends.hasNeighbours($0) }
  }

  /// Whether two steps lead clearly farther than one, so that a step over a gap must be a long one.
  ///
  /// Textures and small things that leap over their own size differ from the next frame as much as from
  /// any other.
  var reachesFarther: Bool {
    let ratios = nearSteps.map { index in
      let single = (ends.energy(index) + ends.energy(index + 1)) / 2
      return (distance(index, index + 2) / max(single, 1e-9)).squareRoot()
    }
    return Statistics.median(ratios) > 1.6
  }

  /// How badly steps near the seam follow from their neighbours: 0 is exactly, 1 is not at all.
  var unreliability: Double {
    let surprises = nearSteps.map { ends.linear($0).surprise }
    return surprises.isEmpty ? 9 : Statistics.median(surprises)
  }

  /// The range of shares that other steps have, the outermost left out.
  func usualShares(cubic: Bool) -> (low: Double, high: Double) {
    let floor = 0.05 * Statistics.median(interiorSteps.map { $0 * $0 })
    var shares: [Double] = []
    for run in interior {
      for index in 0..<run.count where run.energy(index) > floor {
        guard run.hasNeighbours(index, reach: 2) else { continue }
        shares.append(cubic ? run.cubic(index).share : run.linear(index).share)
      }
    }
    guard shares.count > 5 else { return (0.5, 1.4) }
    return (Statistics.percentile(shares, 0.04), Statistics.percentile(shares, 0.96))
  }

  /// The sizes of all steps of the film, where it is known in one piece.
  var wholeSteps: [Double]? { interior.count == 1 ? interiorSteps : nil }

  /// How often, away from the seam, motion that goes on dips below its neighbours at least as deep.
  func dips(to share: Double) -> Int {
    interior.reduce(0) { sum, run in
      sum
        + (2..<max(2, run.count - 2)).count { index in
          let around = min(run.energy(index - 1), run.energy(index + 1))
          return run.energy(index) <= share * share * around && run.cosine(around: index) > 0
        }
    }
  }

  /// How often, away from the seam, the motion turns with its turning frame shown twice.
  var doubledTurns: Int {
    interior.reduce(0) { sum, run in
      sum
        + (0..<run.count).count { index in
          guard run.hasNeighbours(index) else { return false }
          let around = min(run.energy(index - 1), run.energy(index + 1))
          return run.energy(index) < 0.25 * around && run.cosine(around: index) < -0.6
        }
    }
  }
}
