/// Sines and arc tangents from plain arithmetic.
///
/// The system's library chooses its code by the processor, and with it the last bit; here the same
/// scene gives the same numbers everywhere. Errors are below 2 units in the last place for angles
/// up to a million; beyond, angles are reduced by the nearest `Double` to 2 pi.
enum Trigonometry {
  /// The sine and the cosine of an angle in radians; no numbers where the angle is none.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let near = abs(angle) <= 1e6 ? angle : angle.remainder(dividingBy: 2 * .pi)
    guard near.isFinite else { return (.nan, .nan) }
    let quarters = (near * (2 / .pi)).rounded()
    // pi / 2 in three parts of 33 bits, so that products with up to 20 bits are exact.
    let rest =
      ((near - quarters * 0x1.921fb544p0) - quarters * 0x1.0b4611a6p-34)
      - quarters * 0x1.3198a2e037073p-69
    let (sine, cosine) = (sineSeries(rest), cosineSeries(rest))
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of the direction (x, y) in radians, from -pi to pi, as `atan2`.
  static func angle(y: Double, x: Double) -> Double {
    guard x.isFinite, y.isFinite else { return .nan }
    let (steep, flat) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard steep > 0 else { return (x.sign == .minus ? .pi : 0) * (y.sign == .minus ? -1 : 1) }
    var angle = arcTangent(flat / steep)
    if abs(y) > abs(x) { angle = .pi / 2 - angle }
    if x.sign == .minus { angle = .pi - angle }
    return y.sign == .minus ? -angle : angle
  }

  /// The angle from 0 to pi whose cosine is given; what lies beyond -1 and 1 counts as the end.
  static func arcCosine(_ cosine: Double) -> Double {
    let bounded = min(max(cosine, -1), 1)
    return angle(y: ((1 - bounded) * (1 + bounded)).squareRoot(), x: bounded)
  }

  /// Taylor's series; up to pi / 4 the first term left out is below 1e-19.
  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for step in stride(from: 16, through: 2, by: -2) {
      sum = (1 - sum) * square / Double(step * (step + 1))
    }
    return x - x * sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for step in stride(from: 17, through: 3, by: -2) {
      sum = (1 - sum) * square / Double(step * (step + 1))
    }
    return 1 - square / 2 * (1 - sum)
  }

  /// The arc tangent of a number from 0 to 1: the nearest sixteenth is looked up, the rest is a short series.
  private static func arcTangent(_ tangent: Double) -> Double {
    let index = Int((tangent * 16).rounded())
    let base = Double(index) / 16
    let rest = (tangent - base) / (1 + tangent * base)
    let square = rest * rest
    var sum = 0.0
    for step in stride(from: 13, through: 3, by: -2) { sum = (1 / Double(step) - sum) * square }
    return arcTangents[index] + (rest - rest * sum)
  }

  /// The arc tangents of the sixteenths from 0 to 1.
  private static let arcTangents: [Double] = [
    0.0, 0.06241880999595735, 0.12435499454676144, 0.18534794999569476,
    0.24497866312686414, 0.3028848683749714, 0.35877067027057225, 0.4124104415973873,
    0.4636476090008061, 0.5123894603107377, 0.5585993153435624, 0.6022873461349642,
    0.6435011087932844, 0.6823165548747481, 0.7188299996216245, 0.7531512809621944,
    0.7853981633974483,
  ]
}
