import PulseTimeline

extension SceneDescription {
  /// The largest width and height of a scene, in points: those of a picture, in pixels.
  static let largestSide = Double(Canvas.largestSide)

  /// The pulsing circle; see ``PulseTimeline/Layer/pulse(color:highlight:width:height:inset:duration:easing:)``.
  static let pulse = SceneDescription(
    name: "pulse", description: "A circle that shrinks and darkens, and back, for ever",
    parameters: [
      SceneParameter(
        "color", .color, default: "hsb(0, 1, 0.8)", description: "The fill of the circle"),
      SceneParameter(
        "highlight", .color, default: SceneParameter.automatic,
        description: "Where the colour starts, with the alpha of color; auto: the same hue, "
          + "saturation 0.1 less, brightness 0.1 more",
        isAutomatic: true),
      SceneParameter(
        "width", .number(1...largestSide, unit: "points"), default: "100",
        description: "The width of the bounds that the circle fills"),
      SceneParameter(
        "height", .number(1...largestSide, unit: "points"), default: "100",
        description: "The height of the bounds that the circle fills"),
      SceneParameter(
        "inset", .number(0...largestSide / 2, unit: "points"), default: "4",
        description: "How far the circle draws back on every side, less than half the shorter side"),
      SceneParameter(
        "duration", .time(Fraction(1, 1000)...Fraction(3600)), default: "1",
        description: "How long the way there takes; the way back takes as long again"),
      SceneParameter(
        "easing", .easing, default: "easeInEaseOut",
        description: "The timing of the size; the colour moves at even speed"),
    ],
    build: { (values, notes) throws(SceneError) in try pulseLayer(values, notes: &notes) })

  private static func pulseLayer(
    _ values: SceneValues, notes: inout [String]
  ) throws(SceneError) -> Layer {
    let (width, height) = (values.number("width"), values.number("height"))
    let inset = values.number("inset")
    let limit = min(width, height) / 2
    guard inset < limit else {
      throw .value(
        scene: "pulse", parameter: "inset", text: DecimalNumber.text(inset),
        must: "be less than \(DecimalNumber.text(limit)) points, half the shorter side of "
          + "\(DecimalNumber.text(width)) x \(DecimalNumber.text(height))")
    }
    let color = values.color("color")
    let highlight = values.optionalColor("highlight")
    if let highlight, highlight.alpha != 1, highlight.alpha != color.alpha {
      notes.append(
        "highlight: it keeps the alpha of color, \(DecimalNumber.text(color.alpha)), "
          + "so its own, \(DecimalNumber.text(highlight.alpha)), is not used")
    }
    return .pulse(
      color: color, highlight: highlight, width: width, height: height, inset: inset,
      duration: values.time("duration"), easing: values.easing("easing"))
  }
}
