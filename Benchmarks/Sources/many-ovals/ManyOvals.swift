import PulseRaster
import PulseTimeline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures how long it takes to draw 1,000 moving ovals of 8 to 200 pixels into planar RGB at 1080x1080.
///
/// `many-ovals.py` has cairo and Skia draw the same ovals; both print medians of processor time.
@main
struct ManyOvals {
  struct Oval {
    var center: Point
    var velocity: Point
    var size: Size
    var color: Color
  }

  static let side = 1080

  static func main() {
    let ovals = makeOvals()
    let buffers = (0..<3).map { _ in
      UnsafeMutableRawBufferPointer.allocate(byteCount: side * side, alignment: 64)
    }
    for buffer in buffers { buffer.initializeMemory(as: UInt8.self, repeating: 1) }
    let planes = buffers.map { Plane(bytes: $0, stride: side) }
    var painter = Painter(layout: .gbrp, width: side, height: side)
    var times: [Double] = []
    for frame in 0..<21 {
      let snapshot = snapshot(of: ovals, frame: frame)
      times.append(seconds { _ = painter.paint(snapshot, into: planes) })
    }
    print("pulse-video", (times.sorted()[10] * 100_000).rounded() / 100, "ms")
    for buffer in buffers { buffer.deallocate() }
  }

  /// The ovals of seed 1, in the order in which the script takes its numbers.
  static func makeOvals() -> [Oval] {
    var state: UInt64 = 1
    func unit() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
    }
    return (0..<1000).map { _ in
      let size = Size(8 + 192 * unit(), 8 + 192 * unit())
      let center = Point(unit() * Double(side), unit() * Double(side))
      let velocity = Point(unit() * 8 - 4, unit() * 8 - 4)
      return Oval(
        center: center, velocity: velocity, size: size,
        color: Color(red: unit(), green: unit(), blue: unit()))
    }
  }

  static func snapshot(of ovals: [Oval], frame: Int) -> Snapshot {
    Snapshot(
      shapes: ovals.map { oval in
        let center = oval.center + oval.velocity * Double(frame)
        let box = Rect(
          x: center.x - oval.size.width / 2, y: center.y - oval.size.height / 2,
          width: oval.size.width, height: oval.size.height)
        return Snapshot.Shape(layer: "oval", path: .oval(in: box), fill: .color(oval.color))
      })
  }

  static func seconds(_ work: () -> Void) -> Double {
    var (begin, end) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin)
    work()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - begin.tv_sec) + Double(end.tv_nsec - begin.tv_nsec) * 1e-9
  }
}
