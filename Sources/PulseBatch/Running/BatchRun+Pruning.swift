import PulseMedia
import PulseScenes

extension BatchRun {
  /// Removes what the manifest knows and the table no longer names.
  ///
  /// What can't be removed, or is somebody else's by now, stays, is told, and stops nothing.
  func prune(
    _ writer: ManifestWriter, _ result: inout BatchReport, _ report: (BatchEvent) -> Void
  ) throws {
    let named = self.named
    for name in manifest.names where !named.contains(name) {
      try Interruption.check()
      // A manifest can be edited: nothing outside of the folder is ever removed.
      guard FileNameRules.problem(with: name) == nil else { continue }
      if let reason = reasonToKeep(name) {
        result.kept.append("\(Wording.printable(name)) stays: \(reason)")
        continue
      }
      do {
        if try FolderAccess.removeFile("\(plan.request.folder)/\(name)") {
          result.removed.append(name)
          report(.removed(name))
        }
      } catch let error as MediaError {
        result.kept.append("\(Wording.printable(name)) stays: \(error)")
        continue
      }
      try writer.write(.removed(name))
    }
  }

  /// The names of all files of the batch.
  private var named: Set<String> {
    var named: Set<String> = []
    for variant in 0..<plan.count {
      for format in plan.request.formats.indices {
        named.insert(plan.file(variant, format: format))
      }
    }
    return named
  }

  /// Why a file is not removed; `nil` for one that the batch made, and for one that is gone.
  private func reasonToKeep(_ name: String) -> String? {
    let path = "\(plan.request.folder)/\(name)"
    if FolderAccess.exists(path) { return "it is a folder now" }
    guard FolderAccess.isAnything(path) else { return nil }
    guard FolderAccess.isPlainFile(name, in: plan.request.folder) else {
      return "it is no regular file now, or behind a link"
    }
    let isOurs = manifest[name]?.isIntact(at: path, rehashes: true) == true
    return isOurs ? nil : "it was changed since it was made"
  }
}
