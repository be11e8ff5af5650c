#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands under a name.
enum FilePresence {
  /// Whether there is a file, or anything else, at `path`; links are followed.
  static func exists(at path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder stands at `path`.
  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two names will lead to one file, however they are written, be it there or not.
  static func willBeSame(_ first: String, _ second: String) -> Bool {
    if areSame(first, second) { return true }
    func parts(_ path: String) -> (folder: String, name: Substring) {
      guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
      let folder = String(path[...slash])
      return (folder, path[path.index(after: slash)...])
    }
    let (one, other) = (parts(first), parts(second))
    return one.name == other.name && areSame(one.folder, other.folder)
  }

  /// Whether two names lead to one file that exists, however they are written.
  static func areSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }
}
