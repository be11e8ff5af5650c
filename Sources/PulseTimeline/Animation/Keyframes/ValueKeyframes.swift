/// The values of a keyframe animation, prepared for finding those in between.
struct ValueKeyframes: Hashable, Sendable {
  private enum Course: Hashable {
    /// Each value stays until the next one's time.
    case jumps([AnimatableValue], KeyframeTimes)
    /// In straight lines.
    case lines([AnimatableValue], Pace)
    /// In a smooth curve.
    case curve([CubicSpan], Pace)
  }

  private enum Pace: Hashable {
    case timed(KeyframeTimes)
    case even(ArcLengths)

    func locate(_ share: Double) -> (segment: Int, part: Double) {
      switch self {
      case .timed(let times): times.locate(share)
      case .even(let lengths): lengths.locate(share)
      }
    }
  }

  private let course: Course

  /// Prepares values that fit each other; `nil` where there are none, or where they don't fit.
  init?(_ animation: KeyframeAnimation) {
    let values = animation.values
    guard let first = values.first else { return nil }
    switch animation.calculationMode {
    case _ where values.count == 1:
      course = .jumps([first], KeyframeTimes(evenly: 1))
    case .discrete:
      course = .jumps(values, animation.times(segments: values.count))
    case .cubic where first.kind.hasSlopes, .cubicPaced where first.kind.hasSlopes:
      let times = animation.times(segments: values.count - 1)
      guard let spans = KochanekBartels(animation, times: times).spans() else { return nil }
      let isPaced = animation.calculationMode.isPaced
      course = .curve(spans, isPaced ? .even(ArcLengths(spans.map(\.speed))) : .timed(times))
    case .linear, .cubic:
      course = .lines(values, .timed(animation.times(segments: values.count - 1)))
    case .paced, .cubicPaced:
      let ways = zip(values, values.dropFirst()).map { start, end in
        SpeedPolynomial(zip(start.components, end.components).map { ($1 - $0, 0, 0) })
      }
      course = .lines(values, .even(ArcLengths(ways)))
    }
  }

  /// The value when a share of the duration, eased as a whole, is over.
  func value(at share: Double) -> AnimatableValue? {
    switch course {
    case .jumps(let values, let times):
      return values[times.slot(at: share)]
    case .lines(let values, let pace):
      let (segment, part) = pace.locate(share)
      return values[segment].interpolated(to: values[segment + 1], at: part)
    case .curve(let spans, let pace):
      let (segment, part) = pace.locate(share)
      return spans[segment].value(at: part)
    }
  }
}

extension AnimatableValue.Kind {
  /// Whether values of the kind are added component by component, as smooth curves need it.
  fileprivate var hasSlopes: Bool { self != .transform && self != .boolean }
}
