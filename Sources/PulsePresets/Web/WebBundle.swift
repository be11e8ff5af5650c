public import PulseEncode
import PulseMedia
public import PulseScenes
import PulseTimeline

/// A folder with a loop for a web page: two videos, a poster, and a page that plays them.
public struct WebBundle: Sendable {
  /// The names of the files in the folder.
  public static let (movie, webm, poster, page) = (
    "loop.mp4", "loop.webm", "poster.png", "index.html"
  )

  /// What was made.
  public struct Report: Sendable {
    /// The videos, WebM first.
    public let videos: [ExportReport.Output]
    /// The poster and the page, with the folder's name.
    public let others: [String]
    /// What a user should know; sentences.
    public let notes: [String]
  }

  private let folder: String
  private let overwrites: Bool
  private let drawing: ResolvedDrawing
  private let background: String
  private let isTransparent: Bool
  private let moviePlan: ExportPlan
  private let webmPlan: ExportPlan

  /// Decides everything and touches no file.
  ///
  /// - Parameters:
  ///   - folder: where the files go; made where it is missing.
  ///   - drawing: what is drawn; where its background is transparent, the MP4 gets a white one.
  ///   - options: how it is stored.
  /// - Throws: what `Exporter.plan` and resolving a drawing throw.
  public init(folder: String, drawing: Drawing, options: ExportOptions) throws {
    let folder = Self.trimmed(folder)
    try Self.checkFolder(folder)
    try Self.checkNames(in: folder)
    self.folder = folder
    overwrites = options.overwrites
    self.drawing = try drawing.resolve()
    isTransparent = self.drawing.background.alpha < 1
    var opaque = drawing
    if isTransparent { opaque.background = ColorText(.white) }
    background = isTransparent ? "#ffffff" : drawing.background.color.cssText
    moviePlan = try Exporter.plan(
      files: ["\(folder)/\(Self.movie)"], drawing: try opaque.resolve(), options: options)
    webmPlan = try Exporter.plan(
      files: ["\(folder)/\(Self.webm)"], drawing: self.drawing, options: options)
  }

  /// The plans of both videos.
  public var plans: [ExportPlan] { [webmPlan, moviePlan] }

  /// What a user should know before it begins; sentences.
  public var notes: [String] {
    guard isTransparent else { return [] }
    return [
      "\(folder)/\(Self.movie) has a white background, as MP4 carries no transparency; the page shows it "
        + "where a browser would lose that of \(Self.webm)"
    ]
  }

  /// Makes everything; files get their names at the end, when all are complete.
  ///
  /// - Parameters:
  ///   - preset: what the videos are held against.
  ///   - progress: called after each frame.
  /// - Throws: ``ExportError``, or `MediaError` where writing fails; a folder that was made is removed again.
  public func write(
    preset: Preset, progress: (ExportProgress) -> Void = { _ in }
  ) throws -> Report {
    let isNew = !FolderAccess.exists(folder)
    try FolderAccess.create(folder)
    do {
      return try writeFiles(preset, progress)
    } catch {
      if isNew { FolderAccess.removeEmpty(folder) }
      throw error
    }
  }

  private func writeFiles(
    _ preset: Preset, _ progress: (ExportProgress) -> Void
  ) throws -> Report {
    let still = try OutputFile(path: "\(folder)/\(Self.poster)", overwrite: overwrites)
    let page = try OutputFile(path: "\(folder)/\(Self.page)", overwrite: overwrites)
    var videos: [ExportReport.Output] = []
    do {
      let canvas = drawing.canvas
      let picture = try StillPicture.picture(of: drawing)
      try PNGFile.write(picture, path: still.temporaryPath, displayName: still.path)
      // Neither video has its name before both are complete.
      _ = try Exporter.export(moviePlan, progress: progress) { movie in
        _ = try Exporter.export(webmPlan, progress: progress) { webm in
          videos = webm.outputs + movie.outputs
          for report in [movie, webm] { _ = try preset.check(report) }
          let text = try html(videos, width: canvas.width, height: canvas.height)
          try page.write(Array(text.utf8))
        }
      }
      try still.commit()
      try page.commit()
    } catch {
      still.abandon()
      page.abandon()
      throw error
    }
    return Report(videos: videos, others: [still.path, page.path], notes: notes)
  }

  private func html(
    _ videos: [ExportReport.Output], width: Int, height: Int
  ) throws -> String {
    // Without transparency the smaller one comes first; a browser takes the first that it can play.
    let ordered =
      isTransparent ? videos : videos.sorted { $0.bytes ?? 0 < $1.bytes ?? 0 }
    return WebPage(
      title: "\(drawing.drawing.scene) animation", size: (width, height), poster: Self.poster,
      sources: try ordered.map(source), background: background,
      opaque: isTransparent ? Self.movie : nil
    ).html
  }

  private func source(_ output: ExportReport.Output) throws -> WebPage.Source {
    let codec = try output.temporaryFile.flatMap { file in
      try CodecString.of(
        file: file, width: output.width, height: output.height,
        rate: output.rate.framesPerSecond.doubleValue)
    }
    let codecs = codec.map { "; codecs=\"\($0)\"" } ?? ""
    let name = output.container == FileFormat.webm.name ? Self.webm : Self.movie
    return WebPage.Source(name: name, type: "video/\(output.container)\(codecs)")
  }

  /// Refuses what is rather meant as the name of the page.
  private static func checkFolder(_ folder: String) throws(ExportError) {
    guard let ending = [".html", ".htm"].first(where: folder.lowercased().hasSuffix),
      !FolderAccess.exists(folder)
    else { return }
    let stem = folder.dropLast(ending.count)
    throw ExportError(
      .usage,
      "--web makes a folder with the page \(page) in it, and '\(folder)' is named like a file; use --web "
        + (stem.isEmpty || stem.hasSuffix("/") ? "\(stem)page" : stem))
  }

  /// Refuses a folder in which a link makes one file of two of the names.
  private static func checkNames(in folder: String) throws(ExportError) {
    var seen: [String: String] = [:]
    for name in [movie, webm, poster, page] {
      let file = "\(folder)/\(name)"
      if let other = seen.updateValue(file, forKey: OutputFile.identity(ofPath: file)) {
        throw ExportError(
          .usage,
          "'\(file)' is the same file as '\(other)'; every part of the page needs a file of its own"
        )
      }
    }
  }

  private static func trimmed(_ folder: String) -> String {
    let trimmed = String(folder.reversed().drop { $0 == "/" }.reversed())
    return trimmed.isEmpty ? (folder.hasPrefix("/") ? "/." : ".") : trimmed
  }
}
