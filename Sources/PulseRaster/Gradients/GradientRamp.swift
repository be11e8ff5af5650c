/// Values that change with a gradient's parameter: piece by piece polynomials of the second degree,
/// constant before the first place and after the last one.
struct GradientRamp {
  /// A polynomial of the distance from the piece's place.
  struct Piece {
    /// The places at which neighbouring pieces meet; the first piece counts from its end.
    var place: Double
    var constant: Double
    var linear: Double
    var square: Double

    @inline(__always)
    func value(at parameter: Double) -> Double {
      let rise = parameter - place
      return constant + (linear + square * rise) * rise
    }
  }

  /// What changes where a piece begins: the value, the slope and half the second derivative.
  private struct Kink {
    var value: Double
    var slope: Double
    var square: Double
  }

  /// Stops nearer to each other than this are at one place.
  static let nearest = 1e-9

  private var pieces: [Piece] = []
  private var kinks: [Kink] = []
  /// The largest change of the value with the parameter, and the largest jump.
  private(set) var steepest: Double = 0
  private(set) var highestJump: Double = 0

  /// Makes a ramp from values at rising places: `factors` multiply `values`, each of them even between
  /// two stops.
  init(places: [Double], values: [Double], factors: [Double]) {
    if places.isEmpty {
      pieces.append(Piece(place: 0, constant: 0, linear: 0, square: 0))
      return
    }
    func product(_ index: Int) -> Double { values[index] * factors[index] }
    pieces.append(Piece(place: places[0], constant: product(0), linear: 0, square: 0))
    for index in places.indices {
      let next = index + 1
      guard next < places.count else {
        pieces.append(
          Piece(place: places[index], constant: product(index), linear: 0, square: 0))
        break
      }
      let width = places[next] - places[index]
      guard width > Self.nearest else { continue }
      let value = (values[next] - values[index]) / width
      let factor = (factors[next] - factors[index]) / width
      pieces.append(
        Piece(
          place: places[index], constant: product(index),
          linear: value * factors[index] + values[index] * factor, square: value * factor))
    }
    for (before, piece) in zip(pieces, pieces.dropFirst()) {
      let rise = piece.place - before.place
      let kink = Kink(
        value: piece.constant - before.value(at: piece.place),
        slope: piece.linear - before.linear - 2 * before.square * rise,
        square: piece.square - before.square)
      kinks.append(kink)
      highestJump = greater(highestJump, kink.value.magnitude)
      steepest = greater(steepest, before.linear.magnitude)
      steepest = greater(steepest, (before.linear + 2 * before.square * rise).magnitude)
    }
  }

  /// Whether the value jumps within a distance from a parameter.
  func hasJump(near parameter: Double, _ reach: Double) -> Bool {
    if highestJump == 0 { return false }
    return kinks.indices.contains { index in
      kinks[index].value != 0 && (pieces[index + 1].place - parameter).magnitude <= reach
    }
  }

  /// The mean over a box in whose middle the parameter is `middle`, and over which it grows by `wide`
  /// in one direction and by `high`, which is not larger, in the other; neither is negative.
  func mean(_ middle: Double, wide: Double, high: Double) -> Double {
    let reach = (wide + high) / 2
    // The piece in which the box begins; few gradients have more than three stops.
    var index = 0
    while index < kinks.count, pieces[index + 1].place <= middle - reach { index += 1 }
    let first = pieces[index]
    var mean = first.value(at: middle) + first.square * (wide * wide + high * high) / 12
    while index < kinks.count, pieces[index + 1].place < middle + reach {
      let rise = middle - pieces[index + 1].place
      let kink = kinks[index]
      let box = BoxMeans(rise, wide, high)
      if kink.value != 0 { mean += kink.value * box.step }
      mean += kink.slope * box.ramp + kink.square * 2 * box.parabola
      index += 1
    }
    return mean
  }
}

/// The means, over a box, of 1, r and r^2 / 2 where r is positive and of 0 elsewhere, for an r that is
/// `rise` in the middle and grows by `wide` and by `high` over the box.
///
/// The k-th integral of x^n / n! is x^(n + k) / (n + k)!; a mean over two directions is the difference of
/// differences of the second integral at the corners.
private struct BoxMeans {
  let step: Double
  let ramp: Double
  let parabola: Double

  init(_ rise: Double, _ wide: Double, _ high: Double) {
    func part(_ offset: Double) -> Double { greater(rise + offset, 0) }
    if wide <= 1e-12 {
      let r = part(0)
      (step, ramp, parabola) = (r > 0 ? 1 : 0, r, r * r / 2)
    } else if high <= 1e-6 * wide {
      let (a, b) = (part(wide / 2), part(-wide / 2))
      step = (a - b) / wide
      ramp = (a * a - b * b) / (2 * wide)
      parabola = (a * a * a - b * b * b) / (6 * wide)
    } else {
      let (sum, difference) = ((wide + high) / 2, (wide - high) / 2)
      let (a, b, c, d) = (part(sum), part(difference), part(-difference), part(-sum))
      let (a2, b2, c2, d2) = (a * a, b * b, c * c, d * d)
      let area = wide * high
      step = (a2 - b2 - c2 + d2) / (2 * area)
      ramp = (a2 * a - b2 * b - c2 * c + d2 * d) / (6 * area)
      parabola = (a2 * a2 - b2 * b2 - c2 * c2 + d2 * d2) / (24 * area)
    }
  }
}
