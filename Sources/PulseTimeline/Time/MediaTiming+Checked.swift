extension MediaTiming {
  /// Whether the animation ends.
  var isFinite: Bool {
    if speed == .zero { return false }
    return repeatDuration == .finite(.zero) ? repeatCount != .infinity : repeatDuration != .infinity
  }

  /// ``cycleDuration``, or `nil` where it does not fit into 64 bits.
  var checkedCycleDuration: Fraction? {
    effectiveDuration.checkedMultiplying(by: autoreverses ? 2 : 1)
  }

  /// A finite ``activeDuration``, or `nil` where it does not fit into 64 bits.
  var checkedActiveDuration: Fraction? {
    if let duration = repeatDuration.finiteValue, duration != .zero { return duration }
    let count = repeatCount.finiteValue.map { $0 == .zero ? .one : $0 }
    return count.flatMap { checkedCycleDuration?.checkedMultiplying(by: $0) }
  }
}
