public import PulseTimeline

extension Layer {
  /// The layer's name in reports.
  static let pulseName = "pulse"

  /// The pulsing circle that the project began with: an oval that shrinks and darkens, and back.
  ///
  /// The oval fills the bounds. Its path moves to the oval in the bounds inset by `inset`, with
  /// `easing`; its colour comes from `highlight` to `color` at even speed. Both take `duration`
  /// seconds, then run backwards, and repeat for ever: the period is 2 `duration`. Another size
  /// lays everything out anew; the inset stays as it is.
  ///
  /// - Parameters:
  ///   - color: The fill; default `UIColor`'s hue 0, saturation 1, brightness 0.8.
  ///   - highlight: Where the colour starts, with the alpha of `color` instead of its own; default
  ///     ``PulseTimeline/Color/pulseHighlight`` of `color`.
  ///   - width: The width of the bounds, in points; positive.
  ///   - height: The height of the bounds, in points; positive.
  ///   - inset: How far the oval draws back on every side, in points.
  ///   - duration: How long the way there takes, in seconds; positive.
  ///   - easing: The timing of the path; the colour stays linear.
  public static func pulse(
    color: Color = .hsb(0, 1, 0.8), highlight: Color? = nil, width: Double = 100,
    height: Double = 100, inset: Double = 4, duration: Fraction = 1,
    easing: TimingFunction = .easeInEaseOut
  ) -> Layer {
    let bounds = Rect(x: 0, y: 0, width: width, height: height)
    let timing = MediaTiming(duration: duration, repeatCount: .infinity, autoreverses: true)
    var start = highlight ?? color.pulseHighlight
    start.alpha = color.alpha
    let smaller = Path.oval(in: bounds.insetBy(dx: inset, dy: inset))
    return .shape(
      name: pulseName, bounds: bounds, path: .oval(in: bounds), fillColor: color,
      animations: [
        .basic(
          BasicAnimation(.path, to: .path(smaller), timing: timing, timingFunction: easing)),
        .basic(BasicAnimation(.fillColor, from: .color(start), timing: timing)),
      ])
  }
}

extension Color {
  /// The colour in which a pulse of this colour starts, where none is chosen.
  ///
  /// The same hue, 0.1 less saturation and 0.1 more brightness, each within 0 to 1, and the same
  /// alpha. For hsb(0, 1, 0.8) that is hsb(0, 0.9, 0.9). A grey, which has no hue, stays a grey;
  /// white has no brighter colour and does not change.
  public var pulseHighlight: Color {
    let (hue, saturation, brightness) = hsb
    return .hsb(
      hue, min(max(saturation - 0.1, 0), 1), min(max(brightness + 0.1, 0), 1), alpha: alpha)
  }
}
