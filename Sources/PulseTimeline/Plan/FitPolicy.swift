/// What to do where a period is no whole number of frames.
public enum FitPolicy: String, Hashable, Sendable, CaseIterable {
  /// Draw the nearest whole number of frames and play slightly faster or slower.
  case nearest
  /// Refuse.
  case exact
  /// Draw as many periods as make a whole number of frames together.
  case periods
}
