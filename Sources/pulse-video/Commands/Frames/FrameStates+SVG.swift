import PulseTimeline

extension FrameStates {
  /// The values of every animated property over one loop: an SVG with a panel for each.
  var plot: String {
    let panels = series
    let height = PlotPanel.height * Double(max(panels.count, 1)) + PlotPanel.margin
    let title = "\(scene): what moves, over one loop of \(timeline.plan.duration.secondsText)"
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(SVG.text(PlotPanel.width))" \
      height="\(SVG.text(height))" viewBox="0 0 \(SVG.text(PlotPanel.width)) \(SVG.text(height))" \
      font-family="sans-serif" font-size="11" fill="#222">
      """,
      "<title>\(SVG.escaped(title))</title>",
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    if panels.isEmpty { lines.append(#"<text x="16" y="32">Nothing moves.</text>"#) }
    let seconds = timeline.plan.duration.doubleValue
    for (index, series) in panels.enumerated() {
      lines += PlotPanel(series, top: Double(index) * PlotPanel.height, seconds: seconds).lines
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

/// Texts and numbers as SVG has them.
enum SVG {
  /// Hundredths are enough for pixels.
  static func text(_ value: Double) -> String { Decimal.short((value * 100).rounded() / 100) }

  static func escaped(_ text: String) -> String {
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
