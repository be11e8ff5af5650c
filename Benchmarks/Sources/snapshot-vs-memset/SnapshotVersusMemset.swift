import PulseTimeline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures how long it takes to work out what a frame shows, against a memset of a picture.
///
/// The scene is a grid of nine circles, each with a group that scales and fades it, as a common activity
/// indicator has it. Both take turns on one core; printed are medians of processor time.
@main
struct SnapshotVersusMemset {
  static func main() throws {
    let timeline = try Timeline(grid, rate: .fps60)
    var picture = [UInt8](repeating: 0, count: 1080 * 1080 * 3 / 2)
    var (snapshots, memsets): ([Double], [Double]) = ([], [])
    var shapes = 0
    for round in 0..<201 {
      snapshots.append(
        seconds {
          for frame in 0..<100 { shapes += timeline.snapshot(ofFrame: frame).items.count }
        } / 100)
      memsets.append(
        seconds {
          picture.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            memset(start, Int32(round & 255), bytes.count)
          }
        })
    }
    let (snapshot, clear) = (median(snapshots), median(memsets))
    print("nine circles in groups, \(shapes / 201 / 100) shapes a frame")
    print("  snapshot              \(rounded(snapshot * 1e6)) microseconds")
    print("  memset 1080x1080      \(rounded(clear * 1e6)) microseconds")
    print("  ratio                 \(rounded(snapshot / clear * 100) / 100)")
  }

  /// Nine circles of the same duration that begin at different times.
  static var grid: Layer {
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

  /// The processor time of the work, which other programs on the machine hardly change.
  static func seconds(_ work: () -> Void) -> Double {
    var (begin, end) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin)
    work()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - begin.tv_sec) + Double(end.tv_nsec - begin.tv_nsec) * 1e-9
  }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
