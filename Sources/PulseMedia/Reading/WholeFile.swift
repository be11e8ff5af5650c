internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file read into memory, for libraries that take nothing else.
enum WholeFile {
  /// The bytes of a regular file, for the caller to free.
  ///
  /// - Parameter checkLength: throws where the file is too long, before memory is asked for.
  /// - Throws: what `checkLength` does, and ``MediaError`` where the file can't be read.
  static func bytes(
    of path: String, checkLength: (Int) throws -> Void
  ) throws -> UnsafeMutableBufferPointer<UInt8> {
    // Not blocking, should it be a pipe that nobody writes to.
    let descriptor = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else {
      throw MediaError(systemCall: "open", "cannot read \(path)", file: path)
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw MediaError(.badInput, "\(path) is not a regular file", file: path)
    }
    try checkLength(Int(facts.st_size))
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(facts.st_size))
    do {
      try fill(bytes, from: descriptor, path)
    } catch {
      bytes.deallocate()
      throw error
    }
    return bytes
  }

  private static func fill(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, from descriptor: CInt, _ path: String
  ) throws {
    var done = 0
    while done < bytes.count {
      try Interruption.check()
      let target = bytes.baseAddress.map { $0 + done }
      let count = read(descriptor, target, bytes.count - done)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw MediaError(systemCall: "read", "cannot read \(path)", file: path)
      }
      // The file may have shrunk since it was opened; a decoder takes zeros for damage.
      guard count > 0 else { break }
      done += count
    }
    bytes[done...].initialize(repeating: 0)
  }
}
