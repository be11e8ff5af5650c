extension AnimatableValue {
  /// The value at `fraction` of the way to `end`; the way goes on below 0 and beyond 1.
  ///
  /// Numbers, coordinates and a colour's components, alpha included, move evenly: colours in
  /// sRGB, not premultiplied, as Core Animation does it. Paths move control point by control
  /// point, lists entry by entry, transforms as ``Transform3D/interpolated(to:at:)`` says. What is yes
  /// or no changes half way. At 0 and 1 the result is exactly the start and the end. `nil` where the
  /// two values are of different kinds, paths of different elements, or lists of different lengths.
  public func interpolated(to end: AnimatableValue, at fraction: Double) -> AnimatableValue? {
    switch (self, end) {
    case (.transform(let start), .transform(let end)):
      return .transform(start.interpolated(to: end, at: fraction))
    case (.boolean, .boolean): return fraction < 0.5 ? self : end
    default: break
    }
    // start + (end - start) * 1 can miss `end` by a rounding.
    if fraction == 1 { return combined(with: end) { _, end in end } }
    return combined(with: end) { start, end in start + (end - start) * fraction }
  }

  /// The sum, component by component; `nil` as for ``interpolated(to:at:)``.
  ///
  /// Of transforms the other one comes first and this one afterwards; of yes and no the other one
  /// wins.
  func adding(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.transform(let below), .transform(let above)): .transform(above.concatenating(below))
    case (.boolean, .boolean): other
    default: combined(with: other) { $0 + $1 }
    }
  }

  /// What ``adding(_:)`` makes this value of, given `other`; `nil` also where a transform cannot be
  /// undone.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.transform(let sum), .transform(let above)):
      above.inverted.map { .transform($0.concatenating(sum)) }
    case (.boolean, .boolean): self
    default: combined(with: other) { $0 - $1 }
    }
  }

  /// The value with every component multiplied by `factor`; a transform is done `factor` times, the
  /// whole part of it.
  func scaled(by factor: Double) -> AnimatableValue? {
    switch self {
    case .transform(let transform): transform.repeated(factor).map { .transform($0) }
    case .boolean: self
    default: combined(with: self) { component, _ in component * factor }
    }
  }

  /// Whether every component is an ordinary number: no infinity, no "not a number".
  var isFinite: Bool {
    if case .transform(let transform) = self { return transform.isFinite }
    var result = true
    _ = combined(with: self) { component, _ in
      result = result && component.isFinite
      return component
    }
    return result
  }

  /// The largest magnitude of a number in a layer or an animation: with it, nothing that is drawn
  /// leaves the range in which `Double` tells points apart.
  public static let largestNumber = 1e9

  /// Whether no component lies beyond ``largestNumber``.
  var isInRange: Bool {
    components.allSatisfy { abs($0) <= AnimatableValue.largestNumber }
  }

  /// Whether adding the value changes nothing.
  var isZero: Bool {
    switch self {
    case .transform(let transform): return transform == .identity
    case .boolean: return true
    default: break
    }
    var result = true
    _ = combined(with: self) { component, _ in
      result = result && component == 0
      return component
    }
    return result
  }

  /// Puts two values of one kind together, component by component; `nil` for transforms and for yes
  /// and no, which have rules of their own.
  private func combined(
    with other: AnimatableValue, _ rule: (Double, Double) -> Double
  ) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let left), .number(let right)): .number(rule(left, right))
    case (.point(let left), .point(let right)): .point(left.combined(with: right, rule))
    case (.size(let left), .size(let right)): .size(left.combined(with: right, rule))
    case (.rect(let left), .rect(let right)): .rect(left.combined(with: right, rule))
    case (.color(let left), .color(let right)): .color(left.combined(with: right, rule))
    case (.path(let left), .path(let right)):
      left.combined(with: right, rule).map { .path($0) }
    case (.colors(let left), .colors(let right)) where left.count == right.count:
      .colors(zip(left, right).map { $0.combined(with: $1, rule) })
    case (.numbers(let left), .numbers(let right)) where left.count == right.count:
      .numbers(zip(left, right).map(rule))
    default: nil
    }
  }
}

extension Point {
  fileprivate func combined(with other: Point, _ rule: (Double, Double) -> Double) -> Point {
    Point(rule(x, other.x), rule(y, other.y))
  }
}

extension Size {
  fileprivate func combined(with other: Size, _ rule: (Double, Double) -> Double) -> Size {
    Size(rule(width, other.width), rule(height, other.height))
  }
}

extension Rect {
  fileprivate func combined(with other: Rect, _ rule: (Double, Double) -> Double) -> Rect {
    let origin = origin.combined(with: other.origin, rule)
    let size = size.combined(with: other.size, rule)
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension Color {
  fileprivate func combined(with other: Color, _ rule: (Double, Double) -> Double) -> Color {
    Color(
      red: rule(red, other.red), green: rule(green, other.green), blue: rule(blue, other.blue),
      alpha: rule(alpha, other.alpha))
  }
}

extension Path {
  fileprivate func combined(with other: Path, _ rule: (Double, Double) -> Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for (left, right) in zip(elements, other.elements) {
      guard let element = left.combined(with: right, rule) else { return nil }
      result.append(element)
    }
    return Path(result)
  }
}

extension Path.Element {
  fileprivate func combined(
    with other: Path.Element, _ rule: (Double, Double) -> Double
  ) -> Path.Element? {
    switch (self, other) {
    case (.move(let left), .move(let right)): .move(to: left.combined(with: right, rule))
    case (.line(let left), .line(let right)): .line(to: left.combined(with: right, rule))
    case (.quad(let control, let end), .quad(let otherControl, let otherEnd)):
      .quad(
        control: control.combined(with: otherControl, rule),
        to: end.combined(with: otherEnd, rule))
    case (
      .cubic(let first, let second, let end),
      .cubic(let otherFirst, let otherSecond, let otherEnd)
    ):
      .cubic(
        control1: first.combined(with: otherFirst, rule),
        control2: second.combined(with: otherSecond, rule),
        to: end.combined(with: otherEnd, rule))
    case (.close, .close): .close
    default: nil
    }
  }
}
