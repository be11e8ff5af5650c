/// One property's plot: a heading, scales with units, and a line for each number.
struct PlotPanel {
  /// The whole panel, in pixels.
  static let (width, height, margin) = (760.0, 158.0, 8.0)
  /// The box inside it.
  private static let (left, right, above, below) = (64.0, 16.0, 30.0, 34.0)
  private static let boxWidth = width - left - right
  private static let boxHeight = height - above - below

  private let series: ValueSeries
  private let top: Double
  private let values: PlotScale
  private let times: PlotScale

  /// A panel `top` pixels down, for a loop of so many seconds.
  init(_ series: ValueSeries, top: Double, seconds: Double) {
    (self.series, self.top) = (series, top)
    let numbers = series.lines.flatMap(\.values).filter(\.isFinite)
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    values = PlotScale(low...max(high, low), marks: 3, isWidened: true)
    times = PlotScale(0...max(seconds, 1e-6), marks: 8, isWidened: false)
  }

  /// The panel's elements.
  var lines: [String] { [heading] + grid + series.lines.enumerated().flatMap(curve) }

  private var box: (left: Double, top: Double, right: Double, bottom: Double) {
    (
      Self.left, top + Self.above, Self.left + Self.boxWidth, top + Self.above + Self.boxHeight
    )
  }

  private var heading: String {
    let unit = series.unit.isEmpty ? "" : ", \(series.unit)"
    let names = series.lines.enumerated().filter { !$0.element.name.isEmpty }.map { index, line in
      #"<tspan dx="10" fill="\#(color(line.name, index))">\#(SVG.escaped(line.name))</tspan>"#
    }
    let rest = series.omitted > 0 ? #"<tspan dx="10">and \#(series.omitted) more</tspan>"# : ""
    return """
      <text x="\(SVG.text(box.left))" y="\(SVG.text(box.top - 9))"><tspan \
      font-weight="bold">\(SVG.escaped(series.title))</tspan>\(unit)\(names.joined())\(rest)</text>
      """
  }

  /// The marked values and times, with their lines across the box.
  private var grid: [String] {
    let across = values.marks.flatMap { mark -> [String] in
      let y = SVG.text(y(of: mark))
      return [
        #"<path d="M\#(SVG.text(box.left)) \#(y)H\#(SVG.text(box.right))" stroke="lightgray"/>"#,
        """
        <text x="\(SVG.text(box.left - 6))" y="\(y)" dy="4" \
        text-anchor="end">\(values.text(mark))</text>
        """,
      ]
    }
    let down = times.marks.flatMap { mark -> [String] in
      let x = SVG.text(x(of: times.place(of: mark)))
      return [
        #"<path d="M\#(x) \#(SVG.text(box.top))V\#(SVG.text(box.bottom))" stroke="gainsboro"/>"#,
        """
        <text x="\(x)" y="\(SVG.text(box.bottom + 18))" \
        text-anchor="middle">\(times.text(mark)) s</text>
        """,
      ]
    }
    let frame = """
      <rect x="\(SVG.text(box.left))" y="\(SVG.text(box.top))" \
      width="\(SVG.text(Self.boxWidth))" height="\(SVG.text(Self.boxHeight))" fill="none" \
      stroke="#999"/>
      """
    return down + across + [frame]
  }

  /// A line, in pieces where it has no value in between.
  private func curve(_ index: Int, _ line: ValueSeries.Line) -> [String] {
    let last = Double(max(line.values.count - 1, 1))
    var pieces: [[String]] = [[]]
    for (place, value) in line.values.enumerated() {
      if value.isFinite {
        pieces[pieces.count - 1].append(
          "\(SVG.text(x(of: Double(place) / last))),\(SVG.text(y(of: value)))")
      } else if pieces.last?.isEmpty == false {
        pieces.append([])
      }
    }
    return pieces.filter { !$0.isEmpty }.map { points in
      """
      <polyline points="\(points.joined(separator: " "))" fill="none" \
      stroke="\(color(line.name, index))" stroke-width="1.5" stroke-linejoin="round"/>
      """
    }
  }

  private func x(of share: Double) -> Double { box.left + share * Self.boxWidth }

  private func y(of value: Double) -> Double {
    box.bottom - values.place(of: value) * Self.boxHeight
  }

  /// Colours' components in their own colours, others in turn; all readable on white.
  private func color(_ name: String, _ index: Int) -> String {
    switch name {
    case "red": return "#c62828"
    case "green": return "#2e7d32"
    case "blue": return "#1565c0"
    case "alpha": return "#757575"
    default:
      let turn = [
        "#1565c0", "#c62828", "#2e7d32", "#6a1b9a", "#ad6800", "#00838f", "#ad1457", "#37474f",
      ]
      return turn[index % turn.count]
    }
  }
}
