/// Bytes that are read at any place: a file's, without loading it, or those of an array.
public struct ByteSource: Sendable {
  private enum Storage: Sendable {
    case memory([UInt8])
    case file(FileBytes)
  }

  private let storage: Storage

  /// How many bytes there are.
  public let count: Int

  /// Takes bytes in memory.
  public init(bytes: [UInt8]) {
    storage = .memory(bytes)
    count = bytes.count
  }

  /// Opens a file.
  ///
  /// - Throws: ``ContainerError`` where it can't be opened or is no regular file.
  public init(path: String) throws(ContainerError) {
    let file = try FileBytes(path: path)
    storage = .file(file)
    count = file.count
  }

  /// The bytes from `offset` on, up to `length`; fewer at the end, none outside.
  func read(at offset: Int, length: Int) throws(ContainerError) -> [UInt8] {
    switch storage {
    case .file(let file): return try file.read(at: offset, length: length)
    case .memory(let bytes):
      guard offset >= 0, offset < bytes.count, length > 0 else { return [] }
      return Array(bytes[offset...].prefix(length))
    }
  }

  /// A part in memory, for what is small and read often, such as an index.
  ///
  /// - Throws: ``ContainerError`` where it is larger than `limit` bytes or beyond the end.
  func loaded(_ range: Range<Int>, limit: Int, what: String) throws(ContainerError) -> ByteSource {
    guard range.count <= limit else {
      throw .tooLarge("\(what) takes \(range.count) bytes; at most \(limit) are read")
    }
    let bytes = try read(at: range.lowerBound, length: range.count)
    guard bytes.count == range.count else { throw .breaksOff(at: count) }
    return ByteSource(bytes: bytes)
  }
}
