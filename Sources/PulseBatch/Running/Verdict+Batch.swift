import PulseVerify

extension Verdict {
  /// Whether a file with this verdict is as it should be, as far as anyone can tell.
  var isGood: Bool { self == .seamless || self == .undecided }
}
