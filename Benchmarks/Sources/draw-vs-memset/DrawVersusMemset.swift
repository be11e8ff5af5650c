import PulseRaster
import PulseTimeline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures how long it takes to draw the pulse, against a memset of the same memory.
///
/// Both go through the same ring of three 4:2:0 pictures whose memory is in place already, in turn, on
/// one core: `taskset -c 0 swift run -c release draw-vs-memset`. Printed are medians of
/// processor time.
@main
struct DrawVersusMemset {
  static func main() {
    for (width, height) in [(1080, 1080), (3840, 2160)] {
      let allOfIt = measure(width: width, height: height, repaintsAll: true)
      let ringOnly = measure(width: width, height: height, repaintsAll: false)
      print("\(width)x\(height) yuv420p")
      print("  memset                \(milliseconds(allOfIt.memset)) ms")
      print("  all of it repainted   \(line(allOfIt))")
      print("  only the ring moves   \(line(ringOnly))")
    }
  }

  struct Medians {
    var memset: Double
    var draw: Double
  }

  static func measure(width: Int, height: Int, repaintsAll: Bool) -> Medians {
    let pictures = (0..<3).map { _ in Picture(width: width, height: height) }
    var paintings: [Painting?] = [nil, nil, nil]
    var painter = Painter(
      layout: .yuv420p, width: width, height: height,
      viewport: viewport(width: width, height: height))
    var memsets: [Double] = []
    var draws: [Double] = []
    for frame in 0..<246 {
      let picture = pictures[frame % 3]
      // Turns of equal length, so that both find the caches as their own last turn left them.
      if frame / 6 % 2 == 0 {
        memsets.append(seconds { picture.clear() })
        paintings[frame % 3] = nil
        continue
      }
      let snapshot = pulse(frame: frame, hasConstantColor: !repaintsAll)
      let old = repaintsAll ? nil : paintings[frame % 3]
      let isSteady = repaintsAll || old != nil
      let time = seconds {
        paintings[frame % 3] = painter.paint(snapshot, into: picture.planes, replacing: old)
      }
      if isSteady { draws.append(time) }
    }
    return Medians(memset: median(memsets), draw: median(draws))
  }

  /// Points to pixels: the scene of 100 x 100 points fitted inside and centred.
  static func viewport(width: Int, height: Int) -> AffineTransform {
    let scale = Double(min(width, height)) / 100
    return AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (Double(width) - 100 * scale) / 2,
      ty: (Double(height) - 100 * scale) / 2)
  }

  static func pulse(frame: Int, hasConstantColor: Bool) -> Snapshot {
    let progress = abs(Double(frame % 120) / 60 - 1)
    let inset = 4 * progress * progress * (3 - 2 * progress)
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let color = Color(
      red: hasConstantColor ? 0.9 : 0.9 - 0.1 * progress, green: 0.09 * progress,
      blue: 0.09 * progress)
    return Snapshot(shapes: [
      Snapshot.Shape(
        layer: "pulse", path: .oval(in: bounds.insetBy(dx: inset, dy: inset)),
        fill: .color(hasConstantColor ? Color(red: 0.8, green: 0, blue: 0) : color))
    ])
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

  static func milliseconds(_ seconds: Double) -> String { rounded(seconds * 1000, to: 1000) }

  static func line(_ medians: Medians) -> String {
    "\(milliseconds(medians.draw)) ms, \(rounded(medians.draw / medians.memset, to: 100)) x"
  }

  static func rounded(_ value: Double, to parts: Double) -> String {
    "\((value * parts).rounded() / parts)"
  }
}
