package import PulseTimeline

/// What a gradient brings to the samples of some planes: the exact mean over each sample's footprint, to
/// within a quarter of a code.
///
/// The parameter is taken for even over a footprint, for which the mean is exact, hard stops and alpha
/// included. Where it bends too much for that - near the middle of a radial or conic gradient, or in
/// perspective - the footprint is parted into up to 32 x 32 boxes. A footprint at the picture's border is
/// what lies within the picture.
package struct GradientShader {
  private let field: GradientField?
  private let geometry: PlaneGeometry
  /// The means of the planes' values; weighted by alpha unless that is the same everywhere.
  private let values: [GradientRamp]
  private let alpha: GradientRamp
  private let isWeighted: Bool
  /// The largest slope, for a parameter that grows by 1, and the largest jump, in quarters of a code.
  private let steepest: Double
  private let highestJump: Double
  /// What is everywhere, if there is no field.
  private let plainValues: [Double]
  private let plainAlpha: Double

  /// Into how many parts a footprint may be cut, in each direction.
  private static let finest = 32.0

  /// Makes the shader of planes with the footprints of `geometry`.
  ///
  /// `colors` are the values of each stop's colour in each plane; `isWeighted` says whether they count
  /// by their alpha. A gradient between two equal points is its last colour, as is one without a way
  /// back from pixels.
  package init(
    _ gradient: Gradient, transform: ProjectiveTransform, geometry: PlaneGeometry,
    colors: [[Double]], alphaScale: Double, isWeighted: Bool
  ) {
    self.geometry = geometry
    let last = gradient.stops.count - 1
    plainValues = last < 0 ? [] : colors[last]
    plainAlpha = last < 0 ? 0 : gradient.stops[last].color.alpha
    self.isWeighted = isWeighted && gradient.stops.contains { $0.color.alpha < 1 }
    field =
      last < 0
      ? nil : GradientField(gradient, transform: transform.concatenating(geometry.transform))
    let stops = Stops(gradient, isPeriodic: gradient.kind == .conic)
    let ones = [Double](repeating: 1, count: stops.places.count)
    let weights = self.isWeighted ? stops.alphas : ones
    alpha = GradientRamp(places: stops.places, values: stops.alphas, factors: ones)
    values = plainValues.indices.map { plane in
      GradientRamp(
        places: stops.places, values: stops.sources.map { colors[$0][plane] }, factors: weights)
    }
    let ramps = values
    steepest = 4 * ramps.reduce(alpha.steepest * alphaScale) { greater($0, $1.steepest) }
    highestJump = 4 * ramps.reduce(alpha.highestJump * alphaScale) { greater($0, $1.highestJump) }
  }

  /// The alpha and the values of a sample; values without meaning where alpha is 0.
  package func sample(column: Int, row: Int, into values: inout [Double]) -> Double {
    guard let field else {
      for plane in values.indices { values[plane] = plainValues[plane] }
      return plainAlpha
    }
    let left = greater(Double(column), geometry.left)
    let top = greater(Double(row), geometry.top)
    let width = lesser(Double(column + 1), geometry.right) - left
    let height = lesser(Double(row + 1), geometry.bottom) - top
    let middle = field.value(at: Point(left + width / 2, top + height / 2))
    let parts = parts(for: middle)
    for plane in values.indices { values[plane] = 0 }
    var sum = 0.0
    if parts == 1 {
      add(middle, width, height, to: &values, &sum)
    } else {
      let (width, height) = (width / Double(parts), height / Double(parts))
      for index in 0..<parts * parts {
        let place = Point(
          left + width * (Double(index % parts) + 0.5), top + height * (Double(index / parts) + 0.5)
        )
        add(field.value(at: place), width, height, to: &values, &sum)
      }
    }
    let scale = isWeighted ? (sum > 0 ? 1 / sum : 0) : 1 / Double(parts * parts)
    for plane in values.indices { values[plane] *= scale }
    return sum / Double(parts * parts)
  }

  /// Into how many parts a footprint must be cut in each direction.
  ///
  /// A parameter that bends by h misses its even continuation by h / 8 at most and by h / 24 on the
  /// average; parts of 1 / n miss by n^2 times less. A jump moves by as much as the parameter misses,
  /// divided by its slope.
  @inline(__always)
  private func parts(for value: GradientField.Value) -> Int {
    if value.bend == 0 { return 1 }
    let reach = (value.slope.x.magnitude + value.slope.y.magnitude + value.bend) / 2
    var square = steepest * value.bend / 24
    if highestJump > 0, jumps(near: value.parameter, reach) {
      square += highestJump * value.bend / (8 * greater(value.slope.length, 1e-300))
    }
    guard square > 1 else { return 1 }
    var parts = 2.0
    while parts < Self.finest, parts * parts < square { parts *= 2 }
    return Int(parts)
  }

  private func jumps(near parameter: Double, _ reach: Double) -> Bool {
    alpha.hasJump(near: parameter, reach) || values.contains { $0.hasJump(near: parameter, reach) }
  }

  @inline(__always)
  private func add(
    _ value: GradientField.Value, _ width: Double, _ height: Double, to sums: inout [Double],
    _ alphaSum: inout Double
  ) {
    let (x, y) = (value.slope.x.magnitude * width, value.slope.y.magnitude * height)
    let (wide, high) = x < y ? (y, x) : (x, y)
    alphaSum += alpha.mean(value.parameter, wide: wide, high: high)
    for plane in sums.indices {
      sums[plane] += values[plane].mean(value.parameter, wide: wide, high: high)
    }
  }
}

/// A gradient's stops with their places, for a conic gradient those of the turns before and after too.
private struct Stops {
  var places: [Double] = []
  var alphas: [Double] = []
  /// Which stop each one is.
  var sources: [Int] = []

  init(_ gradient: Gradient, isPeriodic: Bool) {
    for turn in isPeriodic ? [-1.0, 0, 1] : [0] {
      // A turn begins and ends with the colours of its first and its last stop.
      if isPeriodic { append(0, of: gradient, at: turn) }
      for (index, stop) in gradient.stops.enumerated() {
        let place = isPeriodic ? min(max(stop.location, 0), 1) : stop.location
        append(index, of: gradient, at: place + turn)
      }
      if isPeriodic { append(gradient.stops.count - 1, of: gradient, at: turn + 1) }
    }
  }

  private mutating func append(_ index: Int, of gradient: Gradient, at place: Double) {
    guard index >= 0, index < gradient.stops.count else { return }
    // Places must be numbers that rise.
    let before = places.last ?? -.greatestFiniteMagnitude
    places.append(place > before ? min(place, 1e9) : max(before, -1e9))
    alphas.append(gradient.stops[index].color.alpha)
    sources.append(index)
  }
}
