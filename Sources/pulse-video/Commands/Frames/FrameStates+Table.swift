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
    let rows = (0..<count).map { FrameRow(snapshot(ofFrame: $0)) }
    let columns = FrameRow.columns(of: rows)
    let header = ["frame", "time"] + columns.flatMap(\.titles)
    let cells = rows.enumerated().map { index, row in
      ["\(index)", "\(time(ofFrame: index))"] + columns.flatMap(row.cells)
    }
    try output.write(AlignedTable.text(rows: [header] + cells))
    try output.flush()
  }
}

/// What a frame's row says, by what it is said of: frames can show more or fewer things than others.
private struct FrameRow {
  /// One thing that is told of frames: how far an animation has come, or a shape.
  struct Column: Hashable {
    /// Which one of its kind and name it is, from 1.
    let number: Int
    let layer: String
    /// `nil` for a shape.
    let keyPath: String?

    /// The heads of its columns.
    var titles: [String] {
      if let keyPath { return [PlainText.line(keyPath)] }
      return [PlainText.line(layer.isEmpty ? "fill" : layer), "x", "y", "width", "height"]
    }
  }

  private var texts: [Column: [String]] = [:]
  private var order: [Column] = []

  init(_ snapshot: Snapshot) {
    for animation in snapshot.animations {
      add(animation.layer, animation.keyPath, [Decimal.text(animation.eased, places: 6)])
    }
    for shape in snapshot.shapes {
      let box = shape.controlBounds
      let numbers = box.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? []
      add(shape.layer, nil, [shape.paintText] + numbers.map { Decimal.text($0, places: 3) })
    }
  }

  private mutating func add(_ layer: String, _ keyPath: String?, _ cells: [String]) {
    var number = 1
    while texts[Column(number: number, layer: layer, keyPath: keyPath)] != nil { number += 1 }
    let column = Column(number: number, layer: layer, keyPath: keyPath)
    texts[column] = cells
    order.append(column)
  }

  /// All columns that any row has: animations, then shapes, in the order in which rows bring them up.
  static func columns(of rows: [FrameRow]) -> [Column] {
    var known: Set<Column> = []
    let all = rows.flatMap { $0.order.filter { known.insert($0).inserted } }
    return all.filter { $0.keyPath != nil } + all.filter { $0.keyPath == nil }
  }

  /// The row's cells in a column; empty ones where it has nothing there.
  func cells(_ column: Column) -> [String] {
    let cells = texts[column] ?? []
    return cells + [String](repeating: "", count: column.titles.count - cells.count)
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
