public import PulseRaster
import PulseScenes

extension FileFormat {
  /// The format that a file name's ending means; `-` is a y4m stream on standard output.
  ///
  /// - Throws: ``ExportError`` with the endings that there are, where it means none.
  public static func format(forFile name: String) throws(ExportError) -> FileFormat {
    if name == "-" { return .y4m }
    try refuseFolder(name)
    let ending = FileFormat.ending(of: name)
    if let format = format(ofEnding: ending) { return format }
    let known = all.flatMap(\.endings)
    let nearest = Suggestion.nearest(to: ending, among: known)
    throw ExportError(
      .usage,
      ending.isEmpty
        ? "'\(name)' has no ending that picks a format; use one of \(list(known))"
        : "'\(name)': no format has the ending '.\(ending)'"
          + (nearest.map { "; did you mean '.\($0)'?" } ?? "; use one of \(list(known))"))
  }

  /// The format of files with an ending, without its dot and in small letters; `nil` where there is none.
  public static func format(ofEnding ending: String) -> FileFormat? {
    all.first { $0.endings.contains(ending) }
  }

  /// Refuses a name with strokes at its end, which only a folder can have.
  ///
  /// - Parameter ending: what the file is to end in where its name doesn't say so.
  static func refuseFolder(_ name: String, ending wanted: String = "mp4") throws(ExportError) {
    guard name.hasSuffix("/") else { return }
    let stem = String(name.reversed().drop { $0 == "/" }.reversed())
    let example = format(ofEnding: ending(of: stem)) != nil ? stem : "\(stem)/pulse.\(wanted)"
    throw ExportError(
      .usage,
      "'\(name)' names a folder, as it ends in '/', and a file is written; name it, as in '\(example)'"
    )
  }

  /// The layouts of a codec that this format can hold.
  ///
  /// VP8 and VP9 have no alpha of their own: it lies beside each packet, where only Matroska has a
  /// place for it.
  public func layouts(of codec: Codec) -> [PixelLayout] {
    let isBeside = [Codec.vp8, .vp9].contains(codec)
    return isBeside && self != .webm && self != .mkv
      ? codec.layouts.filter { !$0.hasAlpha } : codec.layouts
  }

  /// Whether pictures of this codec can be transparent in this format.
  public func carriesAlpha(in codec: Codec) -> Bool {
    layouts(of: codec).contains(where: \.hasAlpha)
  }

  /// Whether options for the encoder reach it.
  var takesCodecOptions: Bool {
    guard case .container = layout else { return false }
    return ![.y4m, .md5].contains(self)
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
