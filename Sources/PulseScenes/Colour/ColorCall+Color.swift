import PulseTimeline

extension ColorCall {
  /// What the call means in sRGB; components may lie outside of 0 to 1.
  func color() throws(ColorTextError) -> Color {
    let alpha = try alphaValue()
    let (red, green, blue) =
      switch function {
      case .rgb: try rgb()
      case .hsl: try hsl()
      case .hwb: try hwb()
      case .hsb: try hsb()
      case .lab, .lch: ColorSpace.sRGB(fromLab: try lightnessAndAxes())
      case .oklab, .oklch: ColorSpace.sRGB(fromOklab: try lightnessAndAxes())
      case .color: try predefined()
      }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  // MARK: - Functions

  private func rgb() throws(ColorTextError) -> (Double, Double, Double) {
    let percentages = components.count { if case .percentage = $0 { true } else { false } }
    if hasCommas, percentages != 0, percentages != 3 {
      throw malformed("with commas, either all three are percentages or none is")
    }
    // A plain number is divided once, so that rgb(230 …) is the same Double as #e6….
    func component(_ index: Int) throws(ColorTextError) -> Double {
      if case .percentage(let value) = components[index] { return value / 100 }
      return try number(index, percentOf: 255) / 255
    }
    return (try component(0), try component(1), try component(2))
  }

  private func hsl() throws(ColorTextError) -> (Double, Double, Double) {
    try requirePercentagesBetweenCommas()
    let hue = try degrees(0)
    let saturation = max(0, try number(1, percentOf: 100) / 100)
    let lightness = try number(2, percentOf: 100) / 100
    return ColorCall.sRGB(hue: hue, saturation: saturation, lightness: lightness)
  }

  private func hwb() throws(ColorTextError) -> (Double, Double, Double) {
    let hue = try degrees(0)
    let white = try number(1, percentOf: 100) / 100
    let black = try number(2, percentOf: 100) / 100
    if white + black >= 1 {
      let gray = white / (white + black)
      return (gray, gray, gray)
    }
    let pure = ColorCall.sRGB(hue: hue, saturation: 1, lightness: 0.5)
    let span = 1 - white - black
    return (pure.0 * span + white, pure.1 * span + white, pure.2 * span + white)
  }

  private func hsb() throws(ColorTextError) -> (Double, Double, Double) {
    var values: [Double] = []
    for (component, name) in zip(components, ["hue", "saturation", "brightness"]) {
      guard case .number(let value) = component, (0...1).contains(value) else {
        throw malformed("the \(name) must be a number from 0 to 1, as UIColor has it")
      }
      values.append(value)
    }
    let color = Color.hsb(values[0], values[1], values[2])
    return (color.red, color.green, color.blue)
  }

  private func predefined() throws(ColorTextError) -> (Double, Double, Double) {
    guard let space = ColorSpace(named: self.space) else {
      throw .unknownSpace(
        self.space, suggestion: Suggestion.nearest(to: self.space, among: ColorSpace.names))
    }
    let values = ColorVector(
      try number(0, percentOf: 1), try number(1, percentOf: 1), try number(2, percentOf: 1))
    return space.sRGB(from: values)
  }

  /// The lightness and the two axes of `lab` and `oklab`, from either of their forms.
  private func lightnessAndAxes() throws(ColorTextError) -> ColorVector {
    let isOk = function == .oklab || function == .oklch
    let white = isOk ? 1.0 : 100
    let lightness = min(max(try number(0, percentOf: white), 0), white)
    if function == .lab || function == .oklab {
      let full = isOk ? 0.4 : 125
      return ColorVector(
        lightness, try number(1, percentOf: full), try number(2, percentOf: full))
    }
    let chroma = max(0, try number(1, percentOf: isOk ? 0.4 : 150))
    let hue = try degrees(2) * Double.pi / 180
    return ColorVector(lightness, chroma * Numerics.cosine(hue), chroma * Numerics.sine(hue))
  }

  // MARK: - Arguments

  /// A number, or a percentage where 100 % stands for `whole`; `none` is 0.
  private func number(_ index: Int, percentOf whole: Double) throws(ColorTextError) -> Double {
    switch components[index] {
    case .none: return 0
    case .number(let value): return value
    case .percentage(let value): return value * whole / 100
    case .angle: throw malformed("only a hue is an angle; it must be written \(function.form)")
    }
  }

  /// A hue in degrees, from an angle or a number; `none` is 0.
  private func degrees(_ index: Int) throws(ColorTextError) -> Double {
    switch components[index] {
    case .none: return 0
    case .number(let value), .angle(let value): return value
    case .percentage: throw malformed("a hue is no percentage; write degrees, such as 120")
    }
  }

  private func alphaValue() throws(ColorTextError) -> Double {
    switch alpha {
    case nil: return 1
    case .some(.none): return 0
    case .number(let value): return value
    case .percentage(let value): return value / 100
    case .angle: throw malformed("the alpha is a number from 0 to 1 or a percentage")
    }
  }

  private func requirePercentagesBetweenCommas() throws(ColorTextError) {
    guard hasCommas else { return }
    for component in components.dropFirst() {
      guard case .percentage = component else {
        throw malformed("with commas, saturation and lightness are percentages")
      }
    }
  }

  private func malformed(_ problem: String) -> ColorTextError {
    .malformed(text, problem: problem)
  }

  /// The formula of CSS Color 4, section "Converting HSL Colors to sRGB"; `hue` in degrees.
  private static func sRGB(
    hue: Double, saturation: Double, lightness: Double
  ) -> (Double, Double, Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ shift: Double) -> Double {
      let sector = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      let place = sector < 0 ? sector + 12 : sector
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return (component(0), component(8), component(4))
  }
}
