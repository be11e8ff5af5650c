import PulseEncode
import PulseScenes

/// Makes variants of rows and axes, one at a time, so that none has to be kept.
struct VariantMaker: Sendable {
  let request: BatchRequest
  let columns: BatchColumns
  /// Places that are known to be wrong, and not worth a second message.
  private let knownPlaces: Set<BatchProblem.Place>
  /// Rows of a JSON table that are wrong in form, from 0.
  private let knownRows: Set<Int>
  /// Whether files can be named at all.
  let hasTemplate: Bool

  init(_ request: BatchRequest, problems: inout ProblemList) {
    self.request = request
    problems.add(request.table.formProblems)
    columns = BatchColumns(request, problems: &problems)
    knownPlaces = Set(problems.problems.map(\.place))
    knownRows = Set(
      knownPlaces.compactMap { if case .object(let number, _) = $0 { number - 1 } else { nil } })
    hasTemplate = !knownPlaces.contains(.template)
  }

  /// How many values all axes have together.
  private var combinations: Int { request.axes.reduce(1) { $0 * $1.values.count } }

  /// How many variants there are.
  var count: Int { request.table.rowCount * combinations }

  /// The place of a variant's row.
  func place(of index: Int) -> BatchProblem.Place {
    request.table.name == nil ? .table : request.table.place(row: index / combinations)
  }

  /// Makes a variant; `nil` where something is wrong with it, which goes to `problems`.
  func variant(_ index: Int, problems: inout ProblemList) -> BatchVariant? {
    guard let all = self.cells(of: index) else { return nil }
    let cells = knownPlaces.isEmpty ? all : all.filter { !knownPlaces.contains($0.place) }
    var assembly = VariantAssembly(request)
    assembly.apply(cells, problems: &problems)
    guard assembly.isRight, cells.count == all.count else { return nil }
    // What is allowed for all rows means nothing in those that leave their cell of a limit empty.
    if columns.all.contains(.storage(.maxBytes)),
      !cells.contains(where: { $0.column == .storage(.allow) })
    {
      assembly.dropIdleConcessions()
    }
    return assembly.variant(index, cells)
  }

  /// Whether nothing is wrong with what all variants share.
  var isSound: Bool { knownPlaces.isEmpty && hasTemplate }

  /// The cells and values of a variant; `nil` where its row is wrong in form.
  func cells(of index: Int) -> [VariantCell]? {
    let row = index / combinations
    guard request.table.isWellFormed(row: row), !knownRows.contains(row) else { return nil }
    return cells(row: row) + axisCells(index % combinations)
  }

  /// The place of the cell that sets a parameter or the scene of a variant; else that of its row.
  func place(of error: SceneError, in index: Int) -> BatchProblem.Place {
    let column: BatchColumn =
      switch error {
      case .unknownScene, .sceneFile, .file: .drawing(.scene)
      case .unknownParameter(_, let name, _, _), .value(_, let name, _, _, _),
        .color(_, let name, _):
        .parameter(name)
      }
    return cell(of: column, in: index)?.place ?? place(of: index)
  }

  /// The cell of a variant in a column; `nil` where it is empty.
  func cell(of column: BatchColumn, in index: Int) -> VariantCell? {
    (cells(row: index / combinations) + axisCells(index % combinations))
      .last { $0.column == column }
  }

  private func cells(row: Int) -> [VariantCell] {
    let table = request.table
    return columns.table.enumerated().compactMap { index, column in
      guard let column else { return nil }
      let text = table.cells.text(row: row, column: index).trimmed
      let place = table.place(row: row, column: index)
      return text.isEmpty ? nil : VariantCell(column: column, text: text, name: nil, place: place)
    }
  }

  private func axisCells(_ combination: Int) -> [VariantCell] {
    var rest = combination
    var cells: [VariantCell] = []
    for (axis, column) in zip(request.axes, columns.axes).reversed() {
      let value = axis.values[rest % axis.values.count]
      rest /= axis.values.count
      guard let column else { continue }
      cells.append(
        VariantCell(
          column: column, text: value.text, name: value.name,
          place: .vary(key: axis.key, value: value.text)))
    }
    return cells.reversed()
  }
}

/// A cell, or the value of an axis, that says something.
struct VariantCell {
  let column: BatchColumn
  let text: String
  let name: String?
  let place: BatchProblem.Place
}
