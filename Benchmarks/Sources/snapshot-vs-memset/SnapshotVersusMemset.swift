import PulseScenes
import PulseTimeline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures how long it takes to work out what a frame shows, against a memset of a picture.
///
/// Every scene of the catalogue, and nine circles with groups that scale and fade them. All take
/// turns with the memset on one core; printed is the least processor time of several runs, which other
/// programs on the machine change least.
///
/// A snapshot may take 20 microseconds, or 5 % of the memset if that is more.
@main
struct SnapshotVersusMemset {
  /// What a snapshot may take: so many seconds, or this share of the memset if that is more.
  static let (mostSeconds, mostShare) = (20e-6, 0.05)
  static let runs = 15

  static func main() throws {
    var subjects = [Subject("nine circles in groups", try Timeline(grid, rate: .fps60))]
    for name in Catalogue.names {
      var drawing = Drawing(scene: name)
      // Some have no common period otherwise.
      drawing.retime = true
      subjects.append(Subject(name, try drawing.resolve().timeline))
    }
    var picture = [UInt8](repeating: 0, count: 1080 * 1080 * 3 / 2)
    var clear = Double.infinity
    for round in 0..<runs {
      for index in subjects.indices { subjects[index].measure() }
      clear = min(clear, seconds { fill(&picture, with: round) })
    }
    print("memset of 1080x1080 4:2:0: \(rounded(clear * 1e6)) microseconds")
    for subject in subjects { print(subject.line(memset: clear)) }
    guard let worst = subjects.max(by: { $0.seconds < $1.seconds }) else { return }
    print("the worst: \(worst.line(memset: clear))")
    let most = max(mostSeconds, mostShare * clear)
    let verdict = worst.seconds <= most ? "good" : "TOO SLOW"
    print("allowed are \(rounded(most * 1e6)) microseconds: \(verdict)")
  }

  private static func fill(_ picture: inout [UInt8], with value: Int) {
    picture.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      memset(start, Int32(value & 255), bytes.count)
    }
  }

  /// The processor time of the work.
  static func seconds(_ work: () -> Void) -> Double {
    var (begin, end) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin)
    work()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - begin.tv_sec) + Double(end.tv_nsec - begin.tv_nsec) * 1e-9
  }

  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension SnapshotVersusMemset {
  /// Nine circles of the same duration that begin at different times, each with a group that scales
  /// and fades it, as a common activity indicator has it.
  private static var grid: Layer {
    let bounds = Rect(x: 0, y: 0, width: 20, height: 20)
    let curve = TimingFunction(0.25, 0.1, 0.25, 1)
    let dots = (0..<9).map { index in
      let scale = KeyframeAnimation(
        .transformScale, values: [.number(1), .number(0.5), .number(1)],
        timingFunctions: [curve, curve])
      let fade = KeyframeAnimation(
        .opacity, values: [.number(1), .number(0.7), .number(1)], timingFunctions: [curve, curve])
      return Layer.shape(
        name: "dot \(index)", bounds: bounds,
        position: Point(Double(index % 3) * 30, Double(index / 3) * 30), path: .oval(in: bounds),
        animations: [
          .group(
            AnimationGroup(
              [.keyframe(scale), .keyframe(fade)],
              timing: MediaTiming(
                beginTime: Fraction(index, 10), duration: Fraction(6, 5), repeatCount: .infinity)))
        ])
    }
    return Layer(name: "grid", bounds: Rect(x: 0, y: 0, width: 80, height: 80), sublayers: dots)
  }
}
