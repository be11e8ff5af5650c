import PulseMedia
import PulseScenes

/// Plans rows from what manifests remember.
struct Recollection: Sendable {
  private let words: RowWords
  private let rows: RememberedRows
  private let request: BatchRequest

  /// Reads what the output folder's manifests remember; `nil` where that is nothing, or where something
  /// is wrong with the request.
  init?(_ maker: VariantMaker) throws {
    guard maker.isSound else { return nil }
    rows = RememberedRows(folder: maker.request.folder)
    guard !rows.isEmpty else { return nil }
    words = try RowWords(maker)
    request = maker.request
  }

  /// What is kept of a variant, and its files' name; `nil` where it must be planned.
  ///
  /// The first variant of each scene must be, for what there is to know about the scene.
  func planned(_ index: Int, notes: inout PlanNotes) -> (variant: PlannedVariant, name: String)? {
    guard notes.hasSeen(words.scene(of: index)), let digest = try? words.digest(of: index),
      let row = rows[digest, formats: request.formats.count], isSafe(row.name)
    else { return nil }
    notes.add(isRetimed: row.isRetimed)
    return (PlannedVariant(row), row.name)
  }

  /// Whether a row is remembered, so that it need not be written down again.
  func knows(_ index: Int) -> Bool {
    (try? words.digest(of: index)).flatMap { rows[$0, formats: request.formats.count] } != nil
  }

  /// Whether files may have a name: a manifest can be edited, and its folder moved.
  private func isSafe(_ name: String) -> Bool {
    request.formats.allSatisfy { format in
      FileNameRules.problem(with: "\(name).\(format)") == nil
        && FileNameRules.problem(withPath: "\(request.folder)/\(name).\(format)") == nil
    }
  }
}
