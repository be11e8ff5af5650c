import PulseTimeline

/// The pulse of the reference values, built from the timeline's own parts.
func pulse(
  width: Double = 100, height: Double = 100, inset: Double = 4, duration: Fraction = 1
) -> Layer {
  let bounds = Rect(x: 0, y: 0, width: width, height: height)
  let timing = MediaTiming(duration: duration, repeatCount: .infinity, autoreverses: true)
  let inner = Path.oval(in: bounds.insetBy(dx: inset, dy: inset))
  return .shape(
    name: "pulse", bounds: bounds, path: .oval(in: bounds),
    fillColor: Color(red: 0.8, green: 0, blue: 0),
    animations: [
      .basic(
        BasicAnimation(
          .path, to: .path(inner), timing: timing, timingFunction: .easeInEaseOut)),
      .basic(
        BasicAnimation(
          .fillColor, from: .color(Color(red: 0.9, green: 0.09, blue: 0.09)), timing: timing)),
    ])
}
