/// A mass on a spring with a damper, released at 0 and pulled to 1.
///
/// m x'' + c x' + k (x - 1) = 0, in closed form.
struct Spring: Hashable, Sendable {
  /// How it comes to rest.
  private enum Course: Hashable {
    /// Swinging, so many radians a second.
    case swinging(frequency: Double)
    /// As fast as it can without swinging.
    case critical
    /// Creeping: the exponents of a fast and a slow part, per second, both positive.
    case creeping(fast: Double, slow: Double)
  }

  private let course: Course
  /// The undamped frequency, in radians a second.
  private let frequency: Double
  /// How fast the swinging fades, per second.
  private let decay: Double
  private let initialVelocity: Double

  /// Damping ratios so near 1 count as 1: such a difference is rounding, and the formula for the
  /// settling duration would blow it up.
  private static let criticalTolerance = 1e-12

  /// - Parameter allowsOverdamping: whether damping above critical creeps; otherwise it counts as
  ///   critical, as Core Animation has it by default.
  init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool
  ) {
    frequency = (stiffness / mass).squareRoot()
    self.initialVelocity = initialVelocity
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    if ratio < 1 - Spring.criticalTolerance {
      decay = ratio * frequency
      course = .swinging(frequency: frequency * ((1 - ratio) * (1 + ratio)).squareRoot())
    } else if allowsOverdamping, ratio > 1 + Spring.criticalTolerance {
      decay = ratio * frequency
      // The slow exponent as a quotient: the difference would lose its digits.
      let fast = decay + frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
      course = .creeping(fast: fast, slow: frequency / fast * frequency)
    } else {
      (decay, course) = (frequency, .critical)
    }
  }

  /// Whether all its numbers are ordinary ones.
  var isFinite: Bool {
    guard frequency.isFinite, frequency > 0, decay.isFinite else { return false }
    return switch course {
    case .swinging(let frequency): frequency > 0
    case .critical: true
    case .creeping(let fast, let slow): fast.isFinite && slow > 0
    }
  }

  /// How far it has come after so many seconds, 0 or more.
  func value(at seconds: Double) -> Double { 1 - offset(at: seconds) }

  /// How far it still has to go after so many seconds.
  func offset(at seconds: Double) -> Double {
    guard seconds > 0 else { return 1 }
    switch course {
    case .swinging(let frequency):
      let (sine, cosine) = Trigonometry.sineAndCosine(frequency * seconds)
      return Elementary.exponential(-decay * seconds)
        * (cosine + (decay - initialVelocity) / frequency * sine)
    case .critical:
      return Elementary.exponential(-decay * seconds) * (1 + (decay - initialVelocity) * seconds)
    case .creeping(let fast, let slow):
      let share = (fast - initialVelocity) / (fast - slow)
      return share * Elementary.exponential(-slow * seconds)
        + (1 - share) * Elementary.exponential(-fast * seconds)
    }
  }
}

extension Spring {
  /// What Core Animation gives where a spring never settles: the largest `Float`.
  static let neverSettles = Double(Float.greatestFiniteMagnitude)

  /// How many seconds it takes until the spring is as good as at rest.
  ///
  /// The rules give the values read on macOS: swinging, ln(1000 (1 + |v - decay| / frequency)) /
  /// decay; otherwise the first tenth of a second at which less than 1/1000 of the way is left.
  var settlingDuration: Double {
    guard case .swinging(let frequency) = course else { return firstSettledTenth }
    guard decay > 0 else { return Spring.neverSettles }
    let amplitude = 1 + abs(initialVelocity - decay) / frequency
    let duration = Elementary.logarithm(1000 * amplitude) / decay
    return duration.isFinite ? duration : Spring.neverSettles
  }

  private var firstSettledTenth: Double {
    // Beyond 10,000 s only the order of magnitude matters: the time is doubled.
    let tenths = (1...100_000).lazy.map { Double($0) / 10 }
    let doubled = (1...1_000).lazy.map { Double(sign: .plus, exponent: $0, significand: 1e4) }
    func isSettled(_ seconds: Double) -> Bool { abs(offset(at: seconds)) < 0.001 }
    return tenths.first(where: isSettled) ?? doubled.first(where: isSettled)
      ?? Spring.neverSettles
  }
}
