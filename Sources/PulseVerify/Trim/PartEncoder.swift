internal import PulseEncode
internal import PulseMedia
internal import PulseRaster

/// Encodes a part of a film again, as a new file.
///
/// Never worse than the source, by this rule: where the codec stays the same, the first of the qualities
/// 90, 95 and 100 is taken at which the packets have at least as many bytes as the source's packets of
/// the same frames; the source can't have spent more on its own errors. Another codec's bytes say
/// nothing, and get 95.
struct PartEncoder {
  let part: FilePart
  let format: FileFormat
  let muxer: String
  let output: OutputFile
  /// Whether the pictures are transparent: decoders give GIF and WebP alpha in any case.
  let hasAlpha: Bool

  /// Writes the file under its temporary name.
  ///
  /// - Parameters:
  ///   - source: the old file's codec by libav's name.
  ///   - bytes: those of the part's packets in the old file; `nil` where unknown.
  /// - Throws: `MediaError`, and `ExportError` where the format can't hold the pictures.
  func write(codec source: String, bytes: Int?) throws -> TrimReport.Way {
    let same = format.codecs.first { $0.name == source }
    guard let codec = same ?? format.codecs.first else {
      throw ExportError(.unavailable, "\(output.path): this format has no encoder")
    }
    let least = same == nil ? nil : bytes
    let qualities: [Double] = codec.rateControl == nil || least == nil ? [95] : [90, 95, 100]
    var way = TrimReport.Way.copied
    for quality in qualities {
      let run = try encode(codec, quality)
      way = .encoded(
        codec: codec.name, pixelFormat: run.format.name,
        quality: codec.rateControl == nil ? nil : quality)
      if run.bytes >= least ?? 0 { break }
    }
    return way
  }

  private func encode(
    _ codec: Codec, _ quality: Double
  ) throws -> (bytes: Int, format: PictureFormat) {
    var sink: Sink?
    try part.forEachPicture { picture, index in
      if sink == nil { sink = try Sink(picture, codec, quality, self) }
      try sink?.add(picture, index)
    }
    guard let sink else { throw MediaError(.badInput, "\(part.file) holds no pictures") }
    return (try sink.finish(), sink.format)
  }
}

extension PartEncoder {
  /// An encoder and the file that it fills.
  private final class Sink {
    let format: PictureFormat
    private let tags: ColorTags
    private let encoder: VideoEncoder
    private let writer: ContainerWriter
    private var bytes = 0

    init(_ first: DecodedPicture, _ codec: Codec, _ quality: Double, _ job: PartEncoder) throws {
      let frame = first.frame
      guard let layout = codec.layout(keeping: frame.format, hasAlpha: job.hasAlpha),
        let format = PictureFormat(named: layout.name)
      else {
        throw ExportError(
          .usage,
          "the pictures of \(job.part.file) are transparent, which \(job.format.name) can't hold here; "
            + "write a .webm file")
      }
      self.format = format
      tags = Self.tags(first, format)
      let settings = codec.settings(
        format: format, width: frame.width, height: frame.height, rate: job.part.rate,
        quality: quality, muxer: job.muxer)
      guard var settings else {
        throw ExportError(.unavailable, "\(job.output.path): \(codec.name) has no encoder here")
      }
      settings.tags = tags
      let source = try? MediaReader(path: job.part.file)
      settings.pixelAspect = source?.video?.pixelAspect ?? settings.pixelAspect
      encoder = try VideoEncoder(settings)
      writer = try ContainerWriter(
        path: job.output.temporaryPath, displayName: job.output.path, container: job.muxer,
        encoder: encoder, turnedLike: source)
    }

    func add(_ picture: DecodedPicture, _ index: Int) throws {
      let frame = picture.frame
      let source = frame.format.isRGB ? tags : picture.tags
      let fitting = frame.format == format ? frame : try frame.recoded(as: format, tags: source)
      try write(encoder.encode(fitting, index: index))
    }

    /// Completes the file; returns the bytes of all packets.
    func finish() throws -> Int {
      try write(encoder.finish())
      try writer.finish()
      return bytes
    }

    private func write(_ packets: [MediaPacket]) throws {
      for packet in packets {
        bytes += packet.size + packet.alphaSize
        try writer.write(packet)
      }
    }

    /// What the new file says about its colours: what the old one did, as far as the layout lets it.
    private static func tags(_ picture: DecodedPicture, _ format: PictureFormat) -> ColorTags {
      guard picture.frame.format != format else { return picture.tags }
      guard picture.frame.format.isRGB else {
        var tags = picture.tags
        tags.range = .tv
        return tags
      }
      return ColorTags(
        primaries: .bt709, transfer: .srgb, matrix: format.isRGB ? .rgb : .bt709,
        range: format.isRGB ? .pc : .tv, chromaLocation: .left)
    }
  }
}
