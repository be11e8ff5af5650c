internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file's length and SHA-256, read in blocks.
public struct FileDigest: Hashable, Sendable {
  /// The file's length in bytes.
  public let byteCount: Int

  /// The SHA-256 in 64 hexadecimal digits, lower case.
  public let sha256: String

  /// Reads the file at `path`.
  ///
  /// - Throws: ``MediaError`` where it can't be read.
  public init(path: String) throws {
    let descriptor = try WaitingFile.open(path)
    defer { close(descriptor) }
    guard let hash = av_sha_alloc() else {
      throw MediaError(.refusedByLibrary, "out of memory", call: "av_sha_alloc")
    }
    defer { av_free(UnsafeMutableRawPointer(hash)) }
    av_sha_init(hash, 256)
    byteCount = try Self.feed(hash, from: descriptor, path: path)
    var digest = [UInt8](repeating: 0, count: 32)
    av_sha_final(hash, &digest)
    sha256 = digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  private static func feed(
    _ hash: OpaquePointer, from descriptor: CInt, path: String
  ) throws -> Int {
    var block = [UInt8](repeating: 0, count: 1 << 18)
    var total = 0
    while true {
      try Interruption.check()
      let count = read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw MediaError(systemCall: "read", "cannot read \(path)", file: path)
      }
      if count == 0 { return total }
      av_sha_update(hash, block, count)
      total += count
    }
  }
}
