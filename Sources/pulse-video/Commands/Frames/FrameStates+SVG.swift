import PulseTimeline

extension FrameStates {
  /// The most curves that a plot shows.
  private static let mostCurves = 100
  /// A curve's box, in pixels, and the room around it.
  private static let (boxWidth, boxHeight, left, gap) = (720.0, 72.0, 16.0, 34.0)

  /// How far each animation has come, eased, over one loop: an SVG with a box for each.
  var plot: String {
    var curves: [(name: String, points: [(x: Double, y: Double)])] = []
    var places: [String: Int] = [:]
    for frame in 0..<count {
      var seen: [String: Int] = [:]
      for progress in snapshot(ofFrame: frame).animations {
        let title = "\(progress.layer) \(progress.keyPath)"
        // Several layers may share a name, and a layer may have several for one property.
        seen[title, default: 0] += 1
        let name = seen[title] == 1 ? title : "\(title) (\(seen[title] ?? 0))"
        if places[name] == nil, curves.count < Self.mostCurves {
          places[name] = curves.count
          curves.append((name, []))
        }
        guard let place = places[name] else { continue }
        curves[place].points.append((Double(frame) / Double(count), progress.eased))
      }
    }
    return document(curves)
  }

  private func document(_ curves: [(name: String, points: [(x: Double, y: Double)])]) -> String {
    let width = Self.boxWidth + 2 * Self.left
    let height = Self.gap + Double(curves.count) * (Self.boxHeight + Self.gap)
    let duration = timeline.plan.period.secondsText
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.text(width))" \
      height="\(Self.text(height))" font-family="sans-serif" font-size="12">
      """,
      "<title>\(escaped(scene)): how far each animation has come over one loop of \(duration)</title>",
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    for (index, curve) in curves.enumerated() {
      let top = Self.gap + Double(index) * (Self.boxHeight + Self.gap)
      lines += box(curve.name, curve.points, top: top)
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func box(
    _ name: String, _ points: [(x: Double, y: Double)], top: Double
  ) -> [String] {
    let low = min(points.map(\.y).min() ?? 0, 0)
    let high = max(points.map(\.y).max() ?? 1, 1)
    let places = points.map { point in
      let x = Self.left + point.x * Self.boxWidth
      let y = top + (high - point.y) / (high - low) * Self.boxHeight
      return "\(Self.text(x)),\(Self.text(y))"
    }
    let bounds = "\(Self.text(low)) to \(Self.text(high))"
    return [
      """
      <text x="\(Self.text(Self.left))" y="\(Self.text(top - 6))">\(escaped(name)), \(bounds)</text>
      """,
      """
      <rect x="\(Self.text(Self.left))" y="\(Self.text(top))" width="\(Self.text(Self.boxWidth))" \
      height="\(Self.text(Self.boxHeight))" fill="none" stroke="#ccc"/>
      """,
      """
      <polyline points="\(places.joined(separator: " "))" fill="none" stroke="#2d7dd2" \
      stroke-width="1.5"/>
      """,
    ]
  }

  /// Hundredths are enough for pixels.
  private static func text(_ value: Double) -> String {
    Decimal.short((value * 100).rounded() / 100)
  }

  private func escaped(_ text: String) -> String {
    PlainText.line(text).reduce(into: "") { result, letter in
      switch letter {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(letter)
      }
    }
  }
}
