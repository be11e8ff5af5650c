internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Lines of a file, one at a time, in constant memory.
public final class LineReader {
  /// The longest line that is given out, in bytes; of a longer one, nothing is.
  public static let longestLine = 1 << 20

  private let path: String
  private let descriptor: CInt
  private var block = [UInt8](repeating: 0, count: 1 << 18)
  private var (next, end) = (0, 0)

  /// Opens a file; `nil` where there is none.
  ///
  /// - Throws: ``MediaError`` where it can't be read.
  public init?(path: String) throws {
    self.path = path
    do {
      descriptor = try WaitingFile.open(path)
    } catch let error where error.kind == .missingFile {
      return nil
    }
  }

  deinit { close(descriptor) }

  /// The next line without its end; `nil` where no whole line follows.
  ///
  /// What stands behind the last line end is torn, and no line.
  public func nextLine() throws -> [UInt8]? {
    var line: [UInt8] = []
    while try fill() {
      let rest = block[next..<end]
      guard let stop = rest.firstIndex(of: UInt8(ascii: "\n")) else {
        if line.count <= LineReader.longestLine { line += rest }
        next = end
        continue
      }
      line += block[next..<stop]
      next = stop + 1
      return line.count <= LineReader.longestLine ? line : []
    }
    return nil
  }

  private func fill() throws -> Bool {
    guard next == end else { return true }
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0, errno == EINTR {
        try Interruption.check()
        continue
      }
      guard count >= 0 else {
        throw MediaError(systemCall: "read", "cannot read \(path)", file: path)
      }
      (next, end) = (0, count)
      return count > 0
    }
  }
}
