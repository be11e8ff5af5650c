import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline

extension Planner {
  /// The codec that the user named, or else the format's first that can hold the pictures.
  func codec(for format: FileFormat, file: String) throws(ExportError) -> Codec {
    guard let name = options.codec else {
      let standard = defaultCodec(of: format)
      let mustChange = drawing.background.alpha < 1 && !format.carriesAlpha(in: standard)
      let able = mustChange ? format.codecs.first(where: format.carriesAlpha(in:)) : nil
      return try available(able ?? standard, file: file)
    }
    if let codec = format.codecs.first(where: { $0.name == name }) {
      return try available(codec, file: file)
    }
    throw ExportError(.usage, "'\(file)': \(codecProblem(name, format))")
  }

  /// The encoder for pictures of this layout; `nil` where the codec needs none.
  func encoder(
    for codec: Codec, _ layout: PixelLayout, file: String
  ) throws(ExportError) -> CodecEncoder? {
    guard !codec.encoders.isEmpty else { return nil }
    let (width, height) = (drawing.canvas.width, drawing.canvas.height)
    guard let encoder = codec.encoder(for: layout, width: width, height: height) else {
      let able = codec.encoders.filter { $0.layouts.contains(layout) }
      let side = able.map(\.smallestSide).min() ?? 1
      throw ExportError(
        .usage,
        "'\(file)': \(codec.name) takes pictures from \(side)x\(side) pixels on, not "
          + "\(width)x\(height)")
    }
    guard MediaLibrary.hasEncoder(named: encoder.name) else {
      throw missing(encoder.name, file: file)
    }
    return encoder
  }

  private func available(_ codec: Codec, file: String) throws(ExportError) -> Codec {
    let names = codec.encoders.map(\.name)
    guard let name = names.first, !names.contains(where: MediaLibrary.hasEncoder(named:)) else {
      return codec
    }
    throw missing(name, file: file)
  }

  private func missing(_ encoder: String, file: String) -> ExportError {
    ExportError(
      .unavailable,
      "'\(file)' needs the encoder \(encoder), which this machine's libavcodec lacks; "
        + "'pulse-video formats' lists what it has")
  }

  private func codecProblem(_ name: String, _ format: FileFormat) -> String {
    let choices = format.codecs.map(\.name).joined(separator: ", ")
    let all = FileFormat.all.flatMap(\.codecs)
    guard !all.contains(where: { $0.name == name }) else {
      let holders = FileFormat.all.filter { $0.codecs.contains { $0.name == name } }
      let endings = Wording.list(holders.compactMap(\.endings.first).map { ".\($0)" })
      return
        "\(format.name) can't hold '\(name)'; it takes \(choices); \(name) goes into \(endings)"
    }
    let meant = Self.meantCodec(name, among: all)
    let offer = meant.map { "; did you mean '\($0)'?" } ?? ""
    return "\(format.name) knows no codec '\(name)'; it takes \(choices)\(offer)"
  }

  /// The codec that somebody means who writes another of its names, an encoder's, or nearly one.
  private static func meantCodec(_ name: String, among codecs: [Codec]) -> String? {
    let aliases = [
      "h265": "hevc", "x265": "hevc", "h.265": "hevc", "x264": "h264", "h.264": "h264",
      "avc": "h264", "aom": "av1", "svt-av1": "av1", "svtav1": "av1", "aom-av1": "av1",
      "animation": "qtrle", "rle": "qtrle",
    ]
    let lower = name.lowercased()
    if let alias = aliases[lower] { return alias }
    if let codec = codecs.first(where: { $0.encoders.contains { $0.name == lower } }) {
      return codec.name
    }
    return Suggestion.nearest(to: lower, among: codecs.map(\.name))
  }
}
