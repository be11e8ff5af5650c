import PulseTimeline

extension FrameStates {
  /// Writes all states as a table for people: rounded numbers in aligned columns.
  func writeTable() throws {
    let plan = timeline.plan
    var output = TextOutput()
    let title =
      "\(PlainText.line(scene)): \(count) frame\(count == 1 ? "" : "s") at \(rate.words) fps, "
      + "period \(plan.period.secondsText)"
    try output.write(title + "\n\n")
    try output.write(AlignedTable.text(rows: [header] + (0..<count).map(row(ofFrame:))))
    try output.flush()
  }

  /// What the first frame's columns are called; frames with fewer or more columns say less or more.
  private var header: [String] {
    let snapshot = snapshot(ofFrame: 0)
    let animations = snapshot.animations.map { PlainText.line($0.keyPath) }
    let shapes = snapshot.shapes.flatMap { shape in
      [PlainText.line(shape.layer.isEmpty ? "fill" : shape.layer), "x", "y", "width", "height"]
    }
    return ["frame", "time"] + animations + shapes
  }

  private func row(ofFrame index: Int) -> [String] {
    let snapshot = snapshot(ofFrame: index)
    let animations = snapshot.animations.map { Decimal.text($0.eased, places: 6) }
    let shapes = snapshot.shapes.flatMap { shape -> [String] in
      let box = shape.controlBounds
      let numbers = box.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? []
      return [shape.paintText] + numbers.map { Decimal.text($0, places: 3) }
    }
    return ["\(index)", "\(time(ofFrame: index))"] + animations + shapes
  }
}

extension Snapshot.Shape {
  /// What the shape is painted with: the fill, or else the line.
  fileprivate var paintText: String {
    switch fill {
    case .color(let color): color.hexText
    case .gradient: "gradient"
    case nil: stroke?.color.hexText ?? "none"
    }
  }
}

extension Color {
  /// The nearest 8-bit colour, halves up: `#e61717`, with alpha where it is not opaque.
  fileprivate var hexText: String {
    let components = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + components.map { component in
        let code = Int((min(max(component, 0), 1) * 255 + 0.5).rounded(.down))
        return (code < 16 ? "0" : "") + String(code, radix: 16)
      }
      .joined()
  }
}
