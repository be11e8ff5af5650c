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
    build: { (values) throws(SceneError) in try pulse(values) })

  private static func pulse(_ values: SceneValues) throws(SceneError) -> Build {
    let (width, height) = (values.number("width"), values.number("height"))
    let inset = values.number("inset")
    let limit = min(width, height) / 2
    guard inset < limit else {
      throw .value(
        scene: "pulse", parameter: "inset", text: DecimalNumber.text(inset),
        must: "be less than \(DecimalNumber.text(limit)) points, half the shorter side of "
          + "\(DecimalNumber.text(width)) x \(DecimalNumber.text(height))")
    }
    let (color, highlight) = (values.color("color"), values.optionalColor("highlight"))
    let easing = values.easing("easing")
    let layer = Layer.pulse(
      color: color, highlight: highlight, width: width, height: height, inset: inset,
      duration: values.time("duration"), easing: easing)
    return Build(
      layer: layer, reach: reach(of: layer.bounds, inset: inset, easing: easing),
      notes: [alphaNote(color, highlight)].compactMap(\.self))
  }

  /// What the oval ever covers: an easing below 0 makes it larger than the bounds, one far above 1
  /// turns it inside out and makes it larger again.
  private static func reach(of bounds: Rect, inset: Double, easing: TimingFunction) -> Rect {
    let range = easing.range
    func growth(_ side: Double) -> Double {
      max((side / 2 - inset * range.lowerBound), (inset * range.upperBound - side / 2)) - side / 2
    }
    return bounds.insetBy(dx: -growth(bounds.size.width), dy: -growth(bounds.size.height))
  }

  private static func alphaNote(_ color: Color, _ highlight: Color?) -> String? {
    guard let highlight, highlight.alpha != 1, highlight.alpha != color.alpha else { return nil }
    return "highlight: it keeps the alpha of color, \(DecimalNumber.text(color.alpha)), "
      + "so its own, \(DecimalNumber.text(highlight.alpha)), is not used"
  }
}
