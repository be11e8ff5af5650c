import PulseScenes

/// What the columns of the table and the axes mean, and how files are named.
struct BatchColumns: Sendable {
  /// The meaning of each column of the table; `nil` where it has none.
  var table: [BatchColumn?] = []
  /// The meaning of each axis; `nil` where it has none.
  var axes: [BatchColumn?] = []
  /// How files are named.
  var template = NameTemplate.joined(["scene"])

  /// Understands all columns and the template, and notes what is wrong.
  init(_ request: BatchRequest, problems: inout ProblemList) {
    let scenes = Self.scenes(of: request)
    var reader = ColumnReader(
      scenes: scenes, templateKeys: Set(request.template?.keys ?? []))
    var seen: Set<BatchColumn> = []
    for (index, name) in request.table.cells.columns.enumerated() {
      let column = resolve(
        name, &reader, at: request.table.place(column: index), earlier: &seen, problems: &problems)
      table.append(column)
    }
    for axis in request.axes {
      let column = resolve(
        axis.key, &reader, at: .vary(key: axis.key, value: nil), earlier: &seen,
        problems: &problems)
      axes.append(column)
    }
    template = request.template ?? defaultTemplate(request)
    check(template, scenes, &problems)
  }

  /// Whether each column and axis has a meaning.
  var areKnown: Bool { !table.contains(nil) && !axes.contains(nil) }

  /// All columns, those of the table first.
  var all: [BatchColumn] { (table + axes).compactMap(\.self) }

  private func resolve(
    _ name: String, _ reader: inout ColumnReader, at place: BatchProblem.Place,
    earlier: inout Set<BatchColumn>, problems: inout ProblemList
  ) -> BatchColumn? {
    switch reader.column(named: name.trimmed) {
    case .failure(let refusal): problems.add(place, refusal.message)
    case .success(let column):
      if earlier.insert(column).inserted { return column }
      problems.add(place, "\(Wording.quoted(column.key)) is named twice; name it once")
    }
    return nil
  }

  /// The scenes that are named anywhere, and those of the catalogue.
  private static func scenes(of request: BatchRequest) -> [SceneDescription] {
    var names: Set<String> = [request.drawing.scene]
    let cells = request.table.cells
    if let column = cells.columns.firstIndex(where: { $0.trimmed == DrawingOption.scene.rawValue })
    {
      for row in 0..<cells.rowCount { names.insert(cells.text(row: row, column: column).trimmed) }
    }
    for axis in request.axes where axis.key == DrawingOption.scene.rawValue {
      names.formUnion(axis.values.map(\.text))
    }
    let known = Set(Catalogue.all.map(\.name))
    let file = request.drawing.sceneFile.map { [$0.scene] } ?? []
    return file + Catalogue.all
      + names.subtracting(known).sorted().compactMap { try? Catalogue.scene(named: $0) }
  }
}

// MARK: - Names

extension BatchColumns {
  /// The key of the number of a variant, from 1.
  static let rowKey = "row"

  /// The end of the key of what a palette calls a value.
  static let nameSuffix = ".name"

  /// The scene, or the column `name`, and all that varies.
  private func defaultTemplate(_ request: BatchRequest) -> NameTemplate {
    let hasNames = table.contains(.name)
    var keys = hasNames ? [BatchColumn.name.key] : [DrawingOption.scene.rawValue]
    let cells = request.table.cells
    for (index, column) in table.enumerated() where !hasNames {
      guard let column, cells.varies(column: index), !keys.contains(column.key) else { continue }
      keys.append(column.key)
    }
    for (axis, column) in zip(request.axes, axes) {
      guard let column, axis.values.count > 1, !keys.contains(column.key) else { continue }
      let isNamed = axis.values.allSatisfy { $0.name != nil }
      keys.append(column.key + (isNamed ? Self.nameSuffix : ""))
    }
    return .joined(keys)
  }

  private func check(
    _ template: NameTemplate, _ scenes: [SceneDescription], _ problems: inout ProblemList
  ) {
    let parameters = scenes.flatMap { $0.parameters.map(\.name) }
    let columns = all.map(\.key)
    let known =
      columns + [Self.rowKey] + BatchColumn.optionNames + parameters
    let named = axes.compactMap(\.self).map { $0.key + Self.nameSuffix }
    for key in template.keys where !known.contains(key) && !named.contains(key) {
      let near = Suggestion.nearest(to: key, among: known + named)
      problems.add(
        .template,
        "there is no column \(Wording.quoted(key))"
          + (near == nil
            ? "; there are \(Wording.list(columns + [Self.rowKey], conjunction: "and"))"
            : Wording.offer(near)))
    }
  }
}

extension CellTable {
  /// Whether a column holds two different texts.
  fileprivate func varies(column: Int) -> Bool {
    guard rowCount > 1 else { return false }
    let first = text(row: 0, column: column)
    return (1..<rowCount).contains { text(row: $0, column: column) != first }
  }
}
