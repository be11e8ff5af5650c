#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands under a name.
enum FilePresence {
  /// Whether there is a file, or anything else, at `path`; links are followed.
  static func exists(at path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether two names lead to one file that exists, however they are written.
  static func areSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }
}
