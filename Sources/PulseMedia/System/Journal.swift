internal import CFFmpeg

internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file of lines that only grows, each line synced before the next step is taken.
///
/// A process that is killed while it writes leaves a torn last line at most; the next one ends that
/// line before it writes its own.
public final class Journal: Sendable {
  private let path: String
  private let descriptor: CInt
  private let lock = Mutex(())

  /// Opens a file for appending, and makes it where it is missing; a link is refused, as it could lead
  /// to somebody's file.
  ///
  /// - Throws: ``MediaError`` of kind `cannotCreate`.
  public init(path: String) throws {
    self.path = path
    let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    descriptor = retrying { open(path, flags, 0o666) }
    guard descriptor >= 0 else {
      throw MediaError(
        systemCall: "open", "cannot create \(path)", file: path, kind: .cannotCreate)
    }
    try endTornLine()
  }

  deinit { close(descriptor) }

  /// Writes a line and waits until the disk has it; from any thread.
  ///
  /// - Throws: ``MediaError`` where it can't be written.
  public func append(_ line: String) throws {
    try lock.withLock { _ in
      try write(line + "\n")
      #if canImport(Darwin)
        let synced = retrying { fsync(descriptor) }
      #else
        let synced = retrying { fdatasync(descriptor) }
      #endif
      // Pipes and some file systems can't; the line is there all the same.
      guard synced == 0 || errno == EINVAL || errno == ENOTSUP else {
        throw MediaError(systemCall: "fdatasync", "cannot write \(path)", file: path)
      }
    }
  }

  private func write(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { try PNGFile.writeAll($0, to: descriptor, path) }
  }

  private func endTornLine() throws {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_size > 0 else { return }
    var last: UInt8 = 0
    if pread(descriptor, &last, 1, facts.st_size - 1) == 1, last != UInt8(ascii: "\n") {
      try write("\n")
    }
  }
}
