internal import PulseEncode
internal import PulseMedia
internal import PulseTimeline

/// Writes the part of a file that would loop as a new file.
public struct Trimmer {
  /// The muxers that `--trim` writes with: those whose files play as loops, and planes for programs.
  private static let muxers = ["mp4", "mov", "webm", "matroska", "yuv4mpegpipe"]

  private let file: String
  private let format: FileFormat
  private let muxer: String

  /// Prepares a new file.
  ///
  /// - Parameter file: its name, whose ending picks the format.
  /// - Throws: `ExportError` where that is none that can be written here.
  public init(file: String) throws {
    self.file = file
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if !["gif", "apng", "webp", "avif"].contains(ending) {
      format = try FileFormat.format(forFile: file)
      if file != "-", case .container(let muxer) = format.layout, Self.muxers.contains(muxer) {
        self.muxer = muxer
        return
      }
    }
    throw ExportError(
      .usage,
      "'\(file)': --trim writes .mp4, .m4v, .mov, .webm, .mkv and .y4m files; another program can cut "
        + "frames A to B - 1 out, as in: ffmpeg -i FILE -vf "
        + "trim=start_frame=A:end_frame=B,setpts=PTS-STARTPTS NEW")
  }

  /// The frames that would loop, where the report names some.
  public static func cut(in report: FileReport) -> Range<Int>? {
    for finding in report.findings where finding.code == .betterCut {
      if case .range(let start, let end) = finding.value, start < end { return start..<end }
    }
    return nil
  }

  /// Writes frames of a file, with the packets as they are where that is possible.
  ///
  /// - Parameters:
  ///   - frames: which, from 0.
  ///   - report: what is known about their file.
  ///   - keepsSeamFrames: whether the look at the new file keeps its pictures for a report.
  /// - Returns: what the new file holds; `nil`, and no file, where the part turns out not to loop.
  /// - Throws: `MediaError` or `ExportError`; there is no new file then.
  public func write(
    _ frames: Range<Int>, of report: FileReport, keepsSeamFrames: Bool = false
  ) throws -> TrimReport? {
    guard let container = report.container, let rate = container.rate else {
      throw ExportError(
        .usage,
        "the frames of \(report.file) last unequally long, which a cut can't keep; export it with a "
          + "constant frame rate first")
    }
    let ratio = MediaRatio(rate.numerator, rate.denominator)
    var part = FilePart(file: report.file, frames: frames, rate: ratio)
    var options = VerifyOptions()
    options.keepsSeamFrames = keepsSeamFrames
    // A guess by a sample of pictures may be a frame off, which a look at the new file shows.
    for _ in 0..<3 {
      let output = try OutputFile(path: file)
      defer { output.abandon() }
      let way = try write(part, of: container, to: output)
      var result = try Verifier.verify(file: output.temporaryPath, options: options)
      if result.verdict != .defective {
        try output.commit()
        result.file = file
        return TrimReport(
          file: file, frames: part.frames, way: way, leavesOutSound: container.audio != nil,
          report: result)
      }
      guard let inner = Self.cut(in: result) else { break }
      let start = part.frames.lowerBound
      part = FilePart(
        file: report.file, frames: start + inner.lowerBound..<start + inner.upperBound, rate: ratio)
    }
    return nil
  }

  private func write(
    _ part: FilePart, of container: ContainerFacts, to output: OutputFile
  ) throws -> TrimReport.Way {
    let copy = PacketCopier(part: part, muxer: muxer, output: output)
    if Self.isCopied(container.format), try copy.write() { return .copied }
    let encoder = PartEncoder(
      part: part, format: format, muxer: muxer, output: output, hasAlpha: container.alpha != .none)
    return try encoder.write(codec: container.codec, bytes: copy.bytes)
  }

  /// Packets of other formats lack headers that these containers want.
  private static func isCopied(_ format: ContainerFormat) -> Bool {
    [.mp4, .mov, .matroska, .webm].contains(format)
  }
}
