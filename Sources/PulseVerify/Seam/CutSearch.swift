/// Looks for ends that would loop, in a film whose own don't.
///
/// As in "Video Textures" (Schödl, Szeliski, Salesin and Essa, 2000): frames a ..< b loop where the
/// frames around b are like those around a, a few neighbours weighed in so that the motion goes the
/// same way.
struct CutSearch {
  /// Neighbours and their binomial weights, from frame `a - 2` to `a + 1`.
  private static let kernel: [(offset: Int, weight: Double)] = [(-2, 1), (-1, 3), (0, 3), (1, 1)]
  /// The largest thumbnail that is compared, in cells.
  private static let area = 64

  /// The thumbnails and the frame of each.
  private let frames: [(frame: Int, samples: [Float])]
  private let frameCount: Int
  /// Whether only a part of all pairs was looked at.
  let isSample: Bool

  /// Prepares a search.
  init(runs: [[ReducedPicture]], frameCount: Int) {
    self.frameCount = frameCount
    isSample = runs.count > 1
    var frames: [(frame: Int, samples: [Float])] = []
    for (index, run) in runs.enumerated() {
      let start = index == 0 ? 0 : frameCount - run.count
      for (place, picture) in run.enumerated() {
        var small = picture
        while small.area > Self.area { small = small.halved() }
        frames.append((start + place, small.samples))
      }
    }
    self.frames = frames
  }

  /// The best cut: what the fault itself suggests, else the longest that loops well.
  func best(_ judgement: SeamJudgement, _ blanks: BlankTest.Result) -> Range<Int>? {
    switch judgement {
    case _ where blanks != BlankTest.Result(): blanks.atStart..<frameCount - blanks.atEnd
    case .duplicate, .doubledTurn: 0..<frameCount - 1
    case .extra(let count): 0..<max(1, frameCount - count)
    default: search()
    }
  }

  private func search() -> Range<Int>? {
    guard frames.count >= 16 else { return nil }
    let ones = [Float](repeating: 1, count: frames[0].samples.count)
    let steps = zip(frames, frames.dropFirst()).map {
      Vector.distance($0.samples, $1.samples, weights: ones)
    }
    let limit = 0.3 * Statistics.median(steps)
    let shortest = max(8, frames.count / 4)
    var best: (cut: Range<Int>, error: Double)?
    for start in frames.indices {
      // Only what would be longer than the best so far, or as long and better.
      let least = max(shortest, best.map { $0.cut.count - 2 } ?? 0)
      for end in frames.indices.dropFirst(start + 1) {
        let length = frames[end].frame - frames[start].frame
        guard length >= least else { continue }
        let error = error(start, end, ones)
        guard error < limit, best.map({ isBetter(length, error, than: $0) }) ?? true else {
          continue
        }
        best = (frames[start].frame..<frames[end].frame, error)
      }
    }
    return best?.cut
  }

  /// A few frames more are worth less than a much better fit.
  private func isBetter(
    _ length: Int, _ error: Double, than best: (cut: Range<Int>, error: Double)
  ) -> Bool {
    length > best.cut.count + 2 || error < best.error
  }

  /// The weighted mean of the squared distances around two frames.
  private func error(_ start: Int, _ end: Int, _ ones: [Float]) -> Double {
    var (sum, total) = (0.0, 0.0)
    for (offset, weight) in Self.kernel {
      guard frames.indices.contains(start + offset), frames.indices.contains(end + offset),
        frames[start + offset].frame == frames[start].frame + offset,
        frames[end + offset].frame == frames[end].frame + offset
      else { continue }
      let (a, b) = (frames[start + offset].samples, frames[end + offset].samples)
      sum += weight * Vector.distance(a, b, weights: ones)
      total += weight
    }
    return total >= 4 ? sum / total : .infinity
  }
}
