/// Takes files apart without decoding a picture: what libav hides or smooths over.
///
/// The bytes may be anybody's. Readers go through them once, skip the pictures, load no more than an
/// index, and answer damage with an error.
public enum ContainerReader {
  /// The most frames that are timed; 37 hours at 60 frames a second.
  public static let largestFrameCount = 8_000_000

  /// Reads what a file says about itself.
  ///
  /// AVI and MPEG-TS, of which libav hides nothing, give nothing but their format here.
  ///
  /// - Throws: ``ContainerError``.
  public static func facts(of source: ByteSource) throws(ContainerError) -> ContainerFacts {
    guard let format = ContainerFormat(beginning: try source.read(at: 0, length: 65_536)) else {
      throw .unknownFormat
    }
    switch format {
    case .mp4, .mov, .avif: return try MovieReader.facts(of: source)
    case .matroska, .webm: return try MatroskaReader.facts(of: source)
    case .gif: return try GIFReader.facts(of: source)
    case .apng: return try PNGReader.facts(of: source)
    case .webp: return try WebPReader.facts(of: source)
    case .y4m: return try Y4MReader.facts(of: source)
    case .avi, .mpegts: return ContainerFacts(format: format)
    }
  }
}
