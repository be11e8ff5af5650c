#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether something stands under a name.
enum FilePresence {
  /// Whether there is a file, or anything else, at `path`; links are followed.
  static func exists(at path: String) -> Bool { access(path, F_OK) == 0 }
}
