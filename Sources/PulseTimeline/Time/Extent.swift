/// How often or how long something goes on; may be without end.
public enum Extent: Hashable, Sendable {
  /// So many times, or so many seconds.
  case finite(Fraction)
  /// For ever: `HUGE_VALF` in Core Animation.
  case infinity

  /// The value, or `nil` where there is no end.
  public var finiteValue: Fraction? {
    switch self {
    case .finite(let value): value
    case .infinity: nil
    }
  }
}

extension Extent: ExpressibleByIntegerLiteral {
  /// Makes a finite whole extent.
  public init(integerLiteral value: Int) { self = .finite(Fraction(value)) }
}
