internal import CFFmpeg

/// The SHA-256 of bytes in memory.
public struct ByteDigest: Hashable, Sendable {
  /// The digest, 32 bytes as four numbers, the first byte highest in the first.
  public let words: SIMD4<UInt64>

  /// Wraps a digest that is known already.
  public init(words: SIMD4<UInt64>) { self.words = words }

  /// Works out the digest of a text's UTF-8.
  ///
  /// - Throws: ``MediaError`` where memory is short.
  public init(of text: String) throws {
    guard let hash = av_sha_alloc() else {
      throw MediaError(.refusedByLibrary, "out of memory", call: "av_sha_alloc")
    }
    defer { av_free(UnsafeMutableRawPointer(hash)) }
    av_sha_init(hash, 256)
    var text = text
    text.withUTF8 { av_sha_update(hash, $0.baseAddress, $0.count) }
    var digest = [UInt8](repeating: 0, count: 32)
    av_sha_final(hash, &digest)
    words = ByteDigest.words(digest)
  }

  /// Reads 64 hexadecimal digits of lower case; `nil` for everything else.
  public init?(hexadecimal text: some StringProtocol) {
    guard text.utf8.count == 64 else { return nil }
    var words = SIMD4<UInt64>()
    var index = 0
    for digit in text.utf8 {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x61...0x66: value = digit - 0x61 + 10
      default: return nil
      }
      words[index / 16] = words[index / 16] << 4 | UInt64(value)
      index += 1
    }
    self.words = words
  }

  /// The digest in 64 hexadecimal digits, lower case.
  public var hexadecimal: String {
    (0..<4).map { index in
      let digits = String(words[index], radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  private static func words(_ bytes: [UInt8]) -> SIMD4<UInt64> {
    var words = SIMD4<UInt64>()
    for (index, byte) in bytes.enumerated() {
      words[index / 8] = words[index / 8] << 8 | UInt64(byte)
    }
    return words
  }
}
