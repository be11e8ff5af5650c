import PulseMedia
import PulseScenes

/// Knows rows again that were planned before.
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

  /// What is remembered of a variant's row, and the scene that it draws; `nil` where it is not remembered.
  func recalled(_ index: Int) -> (row: RememberedRow, scene: String)? {
    guard let (digest, scene) = try? words.row(of: index), let row = rows[digest],
      row.plan.recipes.count == request.formats.count, isSafe(row.name)
    else { return nil }
    return (row, scene)
  }

  /// Whether files may have a name: a manifest can be edited, and its folder moved.
  private func isSafe(_ name: String) -> Bool {
    request.formats.allSatisfy { format in
      FileNameRules.problem(with: "\(name).\(format)") == nil
        && FileNameRules.problem(withPath: "\(request.folder)/\(name).\(format)") == nil
    }
  }
}
