import PulseMedia
import PulseScenes

extension GalleryEntry {
  /// The variants of a whole batch, with what is known about each now.
  static func all(of plan: BatchPlan) throws -> (entries: [GalleryEntry], count: Int) {
    var entries: [GalleryEntry] = []
    for output in try BatchListing(plan) {
      let name = stem(of: output.file)
      if entries.last?.name != name {
        guard entries.count < Gallery.longest else { break }
        entries.append(
          GalleryEntry(
            name: name, files: [], parameters: output.parameters, look: GalleryLook(output.drawing))
        )
      }
      entries[entries.count - 1].files.append(
        File(output.file, state: output.state, bytes: output.bytes, verdict: output.verdict))
    }
    return (entries, plan.count)
  }

  /// The variants that the manifests of a folder know, where no table says what they are.
  static func all(in folder: String) throws -> (entries: [GalleryEntry], count: Int) {
    let manifest = try Manifest(folder: folder)
    let names = manifest.names.filter { FileNameRules.problem(with: $0) == nil }
    var entries: [GalleryEntry] = []
    var (places, count) = ([String: Int](), 0)
    for file in names {
      guard let known = manifest[file], known.isIntact(at: "\(folder)/\(file)", rehashes: false)
      else { continue }
      let stem = stem(of: file)
      if places[stem] == nil {
        count += 1
        guard entries.count < Gallery.longest else { continue }
        places[stem] = entries.count
        entries.append(
          GalleryEntry(
            name: stem, files: [], parameters: known.parameters, look: look(at: "\(folder)/\(file)")
          ))
      }
      let item = File(file, bytes: known.bytes, verdict: known.verdict)
      if let place = places[stem] { entries[place].files.append(item) }
    }
    return (entries, count)
  }

  /// What a file's own recipe says; `nil` where it has none.
  private static func look(at path: String) -> GalleryLook? {
    guard let texts = try? MediaReader(path: path).metadata,
      let recipe = texts.lazy.compactMap({ try? Recipe(parsing: $0.value) }).first
    else { return nil }
    return GalleryLook(recipe.drawing)
  }
}
