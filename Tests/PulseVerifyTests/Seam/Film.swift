import PulseMedia
import PulseVerify
import TestSupport
import Testing

/// Films drawn for tests: gray pictures of waves or of a dot, at any phase of their period.
enum Film {
  static let period = 48
  private static let (width, height) = (160, 96)

  /// What the pictures say about frames at these phases, in frames of the period.
  static func findings(
    _ phases: [Double], _ color: (Double, Double, Double) -> Double
  ) throws -> [Finding] {
    var look = PictureLook()
    for (index, phase) in phases.enumerated() {
      let frame = try picture { color($0, $1, phase / Double(period)) }
      try look.add(frame, seconds: Double(index) / 25)
    }
    return look.result().findings
  }

  /// The whole period, once.
  static var loop: [Double] { (0..<period).map(Double.init) }

  /// Waves that run across the picture.
  static func waves(_ x: Double, _ y: Double, _ time: Double) -> Double {
    128 + 60 * sine(x / 40 + time) + 40 * sine((x + 2 * y) / 64 - time)
  }

  /// A small dot on a still ground, on its way around the middle.
  static func dot(_ x: Double, _ y: Double, _ time: Double) -> Double {
    let (left, top) = (80 + 40 * sine(time + 0.25), 48 + 30 * sine(time))
    let distance = ((x - left) * (x - left) + (y - top) * (y - top)).squareRoot()
    return 40 + 200 * min(max(5 - distance, 0), 1)
  }

  /// A sine by a parabola on each side: smooth, periodic, and that is all it has to be.
  private static func sine(_ turns: Double) -> Double {
    let part = turns - turns.rounded(.down)
    return part < 0.5 ? 16 * part * (0.5 - part) : -16 * (part - 0.5) * (1 - part)
  }

  /// Noise as of coarse coding, from -1 to 1, in blocks of so many pixels: the same for a seed and place.
  static func noise(_ x: Double, _ y: Double, seed: UInt64, block: Double = 4) -> Double {
    let place = UInt64(x / block) << 32 | UInt64(y / block)
    var random = SplitMix64(seed: seed &* 0x1_0001 ^ place)
    return Double(random.next() >> 11) / Double(1 << 52) - 1
  }

  private static func picture(_ color: (Double, Double) -> Double) throws -> VideoFrame {
    let format = try #require(PictureFormat(named: "gray"))
    let frame = try VideoFrame(format: format, width: width, height: height)
    frame.withPlanes { planes in
      for y in 0..<height {
        for x in 0..<width {
          let code = UInt8(min(max(color(Double(x), Double(y)), 16), 235).rounded())
          planes[0].bytes[y * planes[0].stride + x] = code
        }
      }
    }
    return frame
  }
}
