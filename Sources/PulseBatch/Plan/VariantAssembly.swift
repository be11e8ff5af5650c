import PulseEncode
import PulsePresets
import PulseScenes

/// A variant under construction: the defaults, with cell after cell laid over them.
struct VariantAssembly {
  private var drawing: Drawing
  private var options: ExportOptions
  private var preset: Preset?
  /// Whether nothing wrong has been met.
  private(set) var isRight = true

  init(_ request: BatchRequest) {
    (drawing, options, preset) = (request.drawing, request.options, request.preset)
  }

  /// Applies cells, and notes everything that is wrong with them.
  mutating func apply(_ cells: [VariantCell], problems: inout ProblemList) {
    for cell in cells {
      do {
        try apply(cell)
      } catch {
        refuse(cell, "\(error)", &problems)
      }
    }
    checkParameters(cells, &problems)
    checkExclusions(cells, &problems)
  }

  /// The finished variant.
  func variant(_ index: Int, _ cells: [VariantCell]) -> BatchVariant {
    var names: [String: String] = [:]
    for cell in cells { names[cell.column.key] = cell.name }
    return BatchVariant(
      index: index, drawing: drawing, options: options, preset: preset,
      values: cells.map { ($0.column.key, $0.text) }, names: names)
  }

  /// Forgets what a limit in bytes may lower where there is none.
  mutating func dropIdleConcessions() {
    if options.maximumBytes == nil, preset == nil { options.concessions = [] }
  }

  private mutating func apply(_ cell: VariantCell) throws {
    switch cell.column {
    case .drawing(let option):
      // A row that names a scene means another one than the file that the command line gives.
      if option == .scene { drawing.sceneFile = nil }
      try drawing.set(option, to: cell.text)
    case .storage(let option): try options.set(option, to: cell.text)
    case .preset: preset = try PresetCatalogue.preset(named: cell.text)
    case .parameter(let name): drawing.parameters[name] = cell.text
    case .codecOption(let name):
      options.codecOptions.removeAll { $0.key == name }
      options.codecOptions.append(CodecOption(name, cell.text))
    case .label: break
    }
  }

  private mutating func refuse(
    _ cell: VariantCell, _ message: String, _ problems: inout ProblemList
  ) {
    isRight = false
    // A number that is offered has its point already.
    let hint = message.contains(Wording.offering) ? "" : Self.commaHint(cell.text)
    problems.add(cell.place, message + hint)
  }

  /// Checks each parameter by itself, so that several wrong ones in a row are all named.
  private mutating func checkParameters(_ cells: [VariantCell], _ problems: inout ProblemList) {
    guard let scene = try? drawing.sceneDescription() else { return }
    for cell in cells {
      guard case .parameter(let name) = cell.column,
        let parameter = scene.parameters.first(where: { $0.name == name })
      else { continue }
      do {
        try parameter.check(cell.text, in: scene.name)
      } catch {
        refuse(cell, "\(error)", &problems)
      }
    }
  }

  private mutating func checkExclusions(_ cells: [VariantCell], _ problems: inout ProblemList) {
    for group in BatchColumn.exclusive {
      let both = cells.filter { group.contains($0.column) }
      guard both.count > 1 else { continue }
      refuse(
        both[1],
        "\(both[0].column.key) and \(both[1].column.key) exclude each other; give one of "
          + "them in a row", &problems)
    }
  }

  /// What to say about a number that is written as many countries write it.
  static func commaHint(_ text: String) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let isDecimal =
      parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.drop { $0 == UInt8(ascii: "-") }.allSatisfy {
            (0x30...0x39).contains($0)
          }
      }
    guard isDecimal else { return "" }
    // Three digits behind a comma may be thousands as well.
    let isThousands = parts[1].utf8.count == 3 && parts[0].utf8.count <= 4 && parts[0] != "0"
    return isThousands
      ? "; write '\(parts[0])\(parts[1])' without a comma, or '\(parts[0]).\(parts[1])' with a point"
      : "; a decimal comma must be a point: '\(parts[0]).\(parts[1])'"
  }
}
