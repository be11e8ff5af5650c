internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Small inputs that are read whole: tables, palettes.
public enum InputBytes {
  /// The bytes of a regular file or a pipe.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: the most bytes that are taken; a longer file is refused before it is in memory.
  /// - Throws: ``MediaError`` of kind `missingFile`, `badInput` or `readOrWrite`.
  public static func read(path: String, limit: Int) throws -> [UInt8] {
    let descriptor = try WaitingFile.open(path)
    defer { close(descriptor) }
    var facts = stat()
    if fstat(descriptor, &facts) == 0 {
      guard facts.st_mode & S_IFMT != S_IFDIR else {
        throw MediaError(.badInput, "\(path) is a folder, not a file", file: path)
      }
      if facts.st_mode & S_IFMT == S_IFREG, Int(facts.st_size) > limit {
        throw tooLong(path, limit)
      }
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Int(systemRead(descriptor, &block, block.count))
      if count < 0, errno == EINTR {
        try Interruption.check()
        continue
      }
      guard count >= 0 else {
        throw MediaError(systemCall: "read", "cannot read \(path)", file: path)
      }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw tooLong(path, limit) }
      bytes.append(contentsOf: block[..<count])
    }
  }

  private static func tooLong(_ path: String, _ limit: Int) -> MediaError {
    MediaError(
      .badInput, "\(path) is longer than the \(limit) bytes that are read", file: path)
  }
}

/// The C library's `read`, which a method of that name would hide.
private let systemRead: @Sendable (CInt, UnsafeMutableRawPointer, Int) -> Int = {
  read($0, $1, $2)
}
