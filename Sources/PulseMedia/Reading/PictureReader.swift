/// The pictures of a file, by whichever library can decode them.
public enum PictureReader {
  /// libav's, which reads most files.
  case libav(MediaReader)
  /// libwebp's, as libav before version 9 decodes no animated WebP.
  case webp(AnimatedWebPReader)

  /// Opens a file; its first bytes say which library reads it.
  ///
  /// - Throws: ``MediaError``, with kind `missingFile`, `badInput` or `readOrWrite`.
  public init(path: String) throws {
    self =
      switch try FileKind(ofFile: path) {
      case .webp: .webp(try AnimatedWebPReader(path: path))
      default: .libav(try MediaReader(path: path))
      }
  }

  /// The next picture, in the order of display; `nil` at the end.
  ///
  /// - Throws: ``MediaError`` where it can't be read or decoded.
  public func nextPicture() throws -> DecodedPicture? {
    switch self {
    case .libav(let reader): try reader.nextPicture()
    case .webp(let reader): try reader.nextPicture()
    }
  }
}
