import PulseTimeline

/// The checked values of all parameters of one scene.
///
/// A scene asks for the parameters that it declares, by the kind that it declares; asking for
/// another one is a mistake in the scene and traps.
struct SceneValues {
  /// The values by the parameters' names.
  private let values: [String: SceneValue]

  /// Reads the texts of all parameters; what is not given has its default.
  init(
    _ texts: [String: String], for parameters: [SceneParameter], of scene: String
  ) throws(SceneError) {
    let names = parameters.map(\.name)
    for name in texts.keys.sorted() where !names.contains(name) {
      throw .unknownParameter(
        scene: scene, name: name, suggestion: Suggestion.nearest(to: name, among: names),
        known: names)
    }
    var values: [String: SceneValue] = [:]
    for parameter in parameters {
      let text = texts[parameter.name] ?? parameter.defaultText
      values[parameter.name] = try parameter.value(of: text, in: scene)
    }
    self.values = values
  }

  /// The canonical text of every parameter, also of those that were not given.
  var texts: [String: String] { values.mapValues(\.text) }

  /// What to tell about colours that had to be clipped, in the order of the parameters' names.
  var notes: [String] {
    values.sorted { $0.key < $1.key }.compactMap { name, value in
      guard case .color(let color) = value, let note = color.clippingNote else { return nil }
      return "\(name): \(note)"
    }
  }

  /// The value of a parameter as expressions take it; `nil` where it is left to the scene.
  func expressionValue(_ name: String) -> ExpressionValue? {
    switch values[name] {
    case .automatic: nil
    case .color(let color): .color(color.color)
    // The decimal digits that round-trip, exactly: 0.1 is a tenth.
    case .number(let number): Quantity(decimal: DecimalNumber.text(number)).map { .number($0) }
    case .time(let time): .number(Quantity(time))
    case .easing(let easing): .easing(easing)
    case nil: undeclared(name)
    }
  }

  /// The colour of a parameter.
  func color(_ name: String) -> Color {
    if let color = optionalColor(name) { color } else { undeclared(name) }
  }

  /// The colour of a parameter that may be left to the scene.
  func optionalColor(_ name: String) -> Color? {
    switch values[name] {
    case .automatic: nil
    case .color(let color): color.color
    default: undeclared(name)
    }
  }

  /// The number of a parameter.
  func number(_ name: String) -> Double {
    if case .number(let number) = values[name] { number } else { undeclared(name) }
  }

  /// The time of a parameter, in seconds.
  func time(_ name: String) -> Fraction {
    if case .time(let time) = values[name] { time } else { undeclared(name) }
  }

  /// The easing of a parameter.
  func easing(_ name: String) -> TimingFunction {
    if case .easing(let easing) = values[name] { easing } else { undeclared(name) }
  }

  private func undeclared(_ name: String) -> Never {
    preconditionFailure("the scene declares no such parameter: \(name)")
  }
}
