/// The pictures of a file, by whichever library can decode them.
public enum PictureReader {
  /// libav's, which reads most files.
  case libav(MediaReader)
  /// libav's for an AVIF, whose colours and transparency are streams of their own.
  case avif(colors: MediaReader, alpha: MediaReader)
  /// libwebp's, as libav before version 9 decodes no animated WebP.
  case webp(AnimatedWebPReader)

  /// Opens a file; its first bytes say which library reads it.
  ///
  /// - Throws: ``MediaError``, with kind `missingFile`, `badInput` or `readOrWrite`.
  public init(path: String) throws {
    self =
      switch try FileKind(ofFile: path) {
      case .webp: .webp(try AnimatedWebPReader(path: path))
      default: try Self.libav(path)
      }
  }

  /// The next picture, in the order of display; `nil` at the end.
  ///
  /// - Throws: ``MediaError`` where it can't be read or decoded.
  public func nextPicture() throws -> DecodedPicture? {
    switch self {
    case .libav(let reader): try reader.nextPicture()
    case .avif(let colors, let alpha): try Self.joined(colors.nextPicture(), alpha)
    case .webp(let reader): try reader.nextPicture()
    }
  }
}

extension PictureReader {
  private static func libav(_ path: String) throws -> PictureReader {
    let reader = try MediaReader(path: path)
    guard let alpha = reader.separateAlpha else { return .libav(reader) }
    return .avif(colors: reader, alpha: try MediaReader(path: path, showing: alpha.index))
  }

  /// A picture with the transparency that belongs to it.
  private static func joined(
    _ picture: DecodedPicture?, _ alpha: MediaReader
  ) throws -> DecodedPicture? {
    guard let picture else { return nil }
    guard let transparency = try alpha.nextPicture() else {
      throw MediaError(
        .badInput, "\(alpha.path) has fewer pictures of transparency than of colours",
        file: alpha.path)
    }
    return DecodedPicture(
      frame: try picture.frame.joining(alpha: transparency.frame), time: picture.time,
      duration: picture.duration, isKey: picture.isKey, tags: picture.tags)
  }
}

extension MediaReader {
  /// The stream in which an AVIF keeps the transparency of its first one; `nil` where there is none.
  fileprivate var separateAlpha: StreamFacts? {
    let brand = metadata.first { $0.key == "major_brand" }?.value
    guard ["avis", "avif"].contains(brand), let video, let format = video.format,
      let parts = VideoFrame.joinedFormat(ofColors: format)
    else { return nil }
    return streams.first { stream in
      stream.kind == .video && stream.index != video.index && stream.format == parts.alpha
        && (stream.width, stream.height) == (video.width, video.height)
    }
  }
}
