/// A file to be merged, and the folder that it lies in.
struct MergedFile: Sendable {
  let folder: String
  /// What is known about it, with the time that it has where it lies.
  var file: ManifestFile
  /// When it was made, as its manifest says, in nanoseconds since 1970: copies have later times.
  let made: Int
}
