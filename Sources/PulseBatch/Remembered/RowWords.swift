import PulseEncode
import PulseMedia
import PulseScenes

/// Digests of everything that a row is planned from.
///
/// Two rows with equal digests have equal plans: the same program and libraries, the same wishes for all
/// rows, columns that mean the same, and cells that say the same.
struct RowWords: Sendable {
  private let common: String
  private let maker: VariantMaker
  /// Whether files are named by the number of their row, which then decides about them.
  private let countsRows: Bool

  init(_ maker: VariantMaker) throws {
    self.maker = maker
    let template = maker.columns.template
    countsRows = template.keys.contains(BatchColumns.rowKey)
    var request = maker.request
    // Rows and values have digests of their own, and files may be moved to another folder.
    (request.table, request.axes, request.folder) = (.none, [], "")
    // Which options were given decides only where a preset fills in the others.
    let hasPresets = request.preset != nil || maker.columns.all.contains(.preset)
    if !hasPresets { request.given = [] }
    let parts: [Any] = [
      ProgramVersion.name, MediaLibrary.versions, request, maker.columns.all, template,
    ]
    common = try ByteDigest(of: CanonicalDescription.text(of: parts)).hexadecimal
  }

  /// The digest of a variant's row, and the scene that it draws; `nil` where the row is wrong in form.
  ///
  /// - Throws: `MediaError` where memory is short.
  func row(of index: Int) throws -> (digest: ByteDigest, scene: String)? {
    guard let cells = maker.cells(of: index) else { return nil }
    var words = common
    if countsRows { words += " \(index) of \(maker.count)" }
    var scene = maker.request.drawing.scene
    for cell in cells {
      words += CanonicalDescription.counted(cell.column.key)
      words += CanonicalDescription.counted(cell.text)
      if let name = cell.name { words += "(" + CanonicalDescription.counted(name) }
      if cell.column == .drawing(.scene) { scene = cell.text }
    }
    return (try ByteDigest(of: words), scene)
  }
}
