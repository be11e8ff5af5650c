import PulseScenes

extension Drawing {
  /// What the command line says is to be drawn; what it doesn't name stays as it is by default.
  ///
  /// The values are judged by ``PulseScenes/Drawing/set(_:to:)``, which serves recipes as well.
  init(_ arguments: Arguments) throws(DrawingError) {
    self.init()
    for option in DrawingOption.allCases {
      guard let declared = Option.named(option.rawValue), arguments.has(declared) else { continue }
      try set(option, to: declared.value == nil ? "true" : arguments[declared] ?? "")
    }
    for (key, value) in arguments.pairs(.set) { parameters[key] = value }
    if let color = arguments[.color] { parameters["color"] = color }
  }
}
