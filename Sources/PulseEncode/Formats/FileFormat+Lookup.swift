import PulseScenes

extension FileFormat {
  /// The format that a file name's ending means; `-` is a y4m stream on standard output.
  ///
  /// - Throws: ``ExportError`` with the endings that there are, where it means none.
  public static func format(forFile name: String) throws(ExportError) -> FileFormat {
    if name == "-" { return .y4m }
    let ending = FileFormat.ending(of: name)
    if let format = all.first(where: { $0.endings.contains(ending) }) { return format }
    let known = all.flatMap(\.endings)
    let nearest = Suggestion.nearest(to: ending, among: known)
    throw ExportError(
      .usage,
      ending.isEmpty
        ? "'\(name)' has no ending that picks a format; use one of \(list(known))"
        : "'\(name)': no format has the ending '.\(ending)'"
          + (nearest.map { "; did you mean '.\($0)'?" } ?? "; use one of \(list(known))"))
  }

  /// What follows the last dot of the last path component, in lower case; empty without one.
  static func ending(of name: String) -> String {
    let file = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return "" }
    return file[file.index(after: dot)...].lowercased()
  }

  private static func list(_ endings: [String]) -> String {
    endings.map { ".\($0)" }.joined(separator: ", ")
  }
}
