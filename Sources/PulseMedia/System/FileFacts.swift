internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What the file system says about a regular file without its bytes being read.
public struct FileFacts: Hashable, Sendable {
  /// The length in bytes.
  public let bytes: Int

  /// When the bytes last changed, in nanoseconds since 1970; signed, as clocks can be wrong.
  public let modified: Int

  /// Asks about the file at `path`, links followed; `nil` where no regular file is there.
  public init?(path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    bytes = Int(facts.st_size)
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
