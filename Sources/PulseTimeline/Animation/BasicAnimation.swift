/// An animation of one property from one value to another, as `CABasicAnimation`.
public struct BasicAnimation: Hashable, Sendable {
  /// The property that moves.
  public var keyPath: AnimationKeyPath
  /// Where it starts; see ``ends(model:)`` for what `nil` means.
  public var fromValue: AnimatableValue?
  /// Where it ends.
  public var toValue: AnimatableValue?
  /// How far it goes.
  public var byValue: AnimatableValue?
  /// When it plays.
  public var timing: MediaTiming
  /// The easing; `nil` is even speed.
  public var timingFunction: TimingFunction?
  /// Whether the value is added to what shows without the animation; default no.
  public var isAdditive: Bool
  /// Whether each cycle goes on from where the one before ended; default no.
  public var isCumulative: Bool

  /// Makes an animation; what is not given has Core Animation's default.
  public init(
    _ keyPath: AnimationKeyPath, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, timing: MediaTiming = MediaTiming(),
    timingFunction: TimingFunction? = nil, isAdditive: Bool = false, isCumulative: Bool = false
  ) {
    self.keyPath = keyPath
    (self.fromValue, self.toValue, self.byValue) = (from, to, by)
    (self.timing, self.timingFunction) = (timing, timingFunction)
    (self.isAdditive, self.isCumulative) = (isAdditive, isCumulative)
  }
}

extension BasicAnimation {
  /// Where the property starts and ends, for a layer whose own value is `model`.
  ///
  /// | set | from | to |
  /// |---|---|---|
  /// | from and to (and by) | from | to |
  /// | from and by | from | from + by |
  /// | by and to | to - by | to |
  /// | from | from | model |
  /// | to | model | to |
  /// | by | model | model + by |
  /// | none | model | model |
  ///
  /// Apple's documentation says "presentation value" for the cases of one value; measured, it is
  /// the layer's own value. `nil` where the model is needed and missing, or where values don't
  /// fit each other.
  func ends(model: AnimatableValue?) -> (start: AnimatableValue, end: AnimatableValue)? {
    let start = fromValue ?? startWithoutFrom(model: model)
    let end = toValue ?? byValue.flatMap { start?.adding($0) } ?? (byValue == nil ? model : nil)
    guard let start, let end else { return nil }
    return (start, end)
  }

  /// All values that have to fit each other for ``ends(model:)`` and for the animation's effect,
  /// the start first.
  func combinedValues(model: AnimatableValue?) -> [AnimatableValue] {
    let isRelative = byValue != nil && !(fromValue != nil && toValue != nil)
    let start = fromValue ?? (toValue != nil && byValue != nil ? nil : model)
    let end = toValue ?? (byValue == nil ? model : nil)
    return [start, end, isRelative ? byValue : nil, isAdditive ? model : nil].compactMap(\.self)
  }

  private func startWithoutFrom(model: AnimatableValue?) -> AnimatableValue? {
    guard let toValue, let byValue else { return model }
    return toValue.subtracting(byValue)
  }
}
