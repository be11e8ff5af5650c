package import PulseVerify

/// A variant as a gallery shows it: one card, with a link to its file in each format.
package struct GalleryEntry: Sendable {
  /// One file of it.
  package struct File: Sendable {
    /// The name below the output folder.
    package var name: String
    /// How far it is.
    package var state: BatchListing.Output.State
    /// Its length; `nil` unless it is finished.
    package var bytes: Int?
    /// What a look at it said; `nil` where nobody looked.
    package var verdict: Verdict?

    /// Makes a file.
    package init(
      _ name: String, state: BatchListing.Output.State = .finished, bytes: Int? = nil,
      verdict: Verdict? = nil
    ) {
      (self.name, self.state, self.bytes, self.verdict) = (name, state, bytes, verdict)
    }

    /// What follows the last dot of its name, in lower case.
    package var ending: String {
      name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
  }

  /// The names of its files without their endings.
  package var name: String
  /// Its files, in the order of `--formats`.
  package var files: [File]
  /// What the columns and axes say, by their keys.
  package var parameters: [String: String]
  /// Its picture; `nil` where nothing is known about it.
  package var look: GalleryLook?

  /// Makes an entry.
  package init(
    name: String, files: [File], parameters: [String: String] = [:], look: GalleryLook? = nil
  ) {
    (self.name, self.files, self.parameters, self.look) = (name, files, parameters, look)
  }

  /// The name of a file without its ending, which is what files of one variant share.
  static func stem(of file: String) -> String {
    file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// How it is, in one word or two: the worst verdict of its files, or what hinders it.
  package var verdict: String {
    if files.contains(where: { if case .failed = $0.state { true } else { false } }) {
      return "failed"
    }
    if files.contains(where: { $0.state == .open }) { return "not made yet" }
    let order: [Verdict] = [.unreadable, .defective, .undecided]
    let verdicts = files.compactMap(\.verdict)
    if let worst = order.first(where: verdicts.contains) { return worst.rawValue }
    return verdicts.count == files.count ? Verdict.seamless.rawValue : "not checked"
  }
}
