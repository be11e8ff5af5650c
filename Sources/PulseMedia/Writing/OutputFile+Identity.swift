#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension OutputFile {
  /// A text that is the same for two paths that lead to one file, links followed.
  ///
  /// The file need not exist. Where its folder doesn't, or the path can't become a file, the path
  /// itself; making the file will then say what is wrong.
  public static func identity(ofPath path: String) -> String {
    guard let target = try? OutputTarget(path), let folder = realpath(target.folder, nil) else {
      return path
    }
    defer { free(folder) }
    return "\(String(cString: folder))/\(target.name)"
  }
}
