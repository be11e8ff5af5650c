extension TimingFunction {
  /// How far the value has come when time has come to `time`, which goes from 0 to 1.
  ///
  /// Exact at 0 and 1, and within a few units of 1e-16 (times the size of y) in between, also
  /// where the curve runs vertically. The result leaves 0 ... 1 where the curve does. A time
  /// outside 0 ... 1 counts as the nearer end.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    let parameter = self.parameter(at: time)
    return TimingFunction.polynomial(y1, y2, at: parameter)
  }

  /// The curve's parameter s at which x(s) is `time`, for 0 < `time` < 1.
  ///
  /// A guess is taken from plain arithmetic, which for most curves leaves a single exact step to do.
  ///
  /// Newton's method within a bracket that only shrinks; where a step leaves the bracket or does
  /// not at least halve the step before, the bracket is bisected. That covers dx/ds = 0, which
  /// happens at the ends (x1 = 0, x2 = 1) and in the middle of (1, y, 0, y).
  private func parameter(at time: Double) -> Double {
    let distance = DistanceInTime(self, time)
    var (lower, upper) = (0.0, 1.0)
    var parameter = guess(at: time)
    var lastStep = 1.0
    // Bisection needs at most 60 rounds to reach the last bit.
    for _ in 0..<128 {
      let offset = distance(at: parameter)
      if offset == 0 { break }
      if offset > 0 { upper = parameter } else { lower = parameter }
      let slope = slopeOfTime(at: parameter)
      let newton = parameter - offset / slope
      if newton == parameter { break }
      // The error after a step is at most 3 / slope times the step's square: nothing, here.
      if slope > TimingFunction.safeSlope, abs(newton - parameter) < 1e-12 { return newton }
      let isSafe = newton > lower && newton < upper && abs(newton - parameter) <= lastStep / 2
      let next = isSafe ? newton : (lower + upper) / 2
      if next == lower || next == upper { break }
      lastStep = abs(next - parameter)
      parameter = next
    }
    return parameter
  }

  /// The slope dx/ds from which on Newton's method is trusted without a bracket.
  private static let safeSlope = 0.01

  /// A parameter near that of ``parameter(at:)``, from Newton's method in plain `Double`s; `time`
  /// itself where the curve is too steep for it.
  private func guess(at time: Double) -> Double {
    var parameter = time
    for _ in 0..<8 {
      let slope = slopeOfTime(at: parameter)
      guard slope > TimingFunction.safeSlope else { return time }
      let next = parameter - (TimingFunction.polynomial(x1, x2, at: parameter) - time) / slope
      guard next > 0, next < 1 else { return time }
      if abs(next - parameter) < 1e-8 { return next }
      parameter = next
    }
    return time
  }

  /// The derivative dx/ds; not negative.
  private func slopeOfTime(at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3
      * (x1 * rest * rest + 2 * (x2 - x1) * rest * parameter + (1 - x2) * parameter * parameter)
  }

  /// One coordinate of the curve: 3 p1 s (1 - s)^2 + 3 p2 s^2 (1 - s) + s^3.
  private static func polynomial(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (first * rest + second * s) + s * s)
  }
}

/// x(s) - time with an error near 1e-31.
///
/// In plain `Double` x(s) carries an error of 1e-16. Where the curve is nearly vertical that
/// hides the root: for (1, 0, 0, 1) at time 1/2 everything within 3e-6 of the right s looks
/// right, and the value would be off by as much.
private struct DistanceInTime {
  private let cubic: DoubleDouble
  private let square: DoubleDouble
  private let linear: DoubleDouble
  private let time: Double

  init(_ curve: TimingFunction, _ time: Double) {
    linear = DoubleDouble(product: 3, curve.x1)
    let second = DoubleDouble(product: 3, curve.x2)
    square = second.adding(linear.multiplied(by: -2))
    cubic = linear.adding(second.multiplied(by: -1)).adding(1)
    self.time = time
  }

  func callAsFunction(at parameter: Double) -> Double {
    cubic.multiplied(by: parameter).adding(square)
      .multiplied(by: parameter).adding(linear)
      .multiplied(by: parameter).adding(-time).high
  }
}
