#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Files that are read whole, such as scenes.
public enum SmallFile {
  /// The bytes of the file at `path`.
  ///
  /// Devices and pipes are read, too, up to the limit.
  ///
  /// - Throws: ``MediaError`` where it can't be read, or has more than `limit` bytes.
  public static func bytes(ofFile path: String, limit: Int) throws(MediaError) -> [UInt8] {
    let descriptor = try WaitingFile.open(path)
    defer { close(descriptor) }
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw MediaError(systemCall: "read", "cannot read \(path)", file: path)
      }
      if count == 0 { return bytes }
      bytes += block[..<count]
      guard bytes.count <= limit else {
        throw MediaError(
          .badInput, "\(path) has more than \(limit) bytes, which is more than is read",
          file: path)
      }
    }
  }
}
