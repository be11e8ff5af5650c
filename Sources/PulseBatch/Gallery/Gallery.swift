import PulseMedia

/// `index.html` beside the files of a batch: all variants to look at, side by side.
public struct Gallery: Sendable {
  /// The most variants that a gallery shows; browsers get slow with longer pages.
  public static let longest = 10_000

  /// The name of the page in the output folder.
  public static let fileName = "index.html"

  /// What was written.
  public struct Report: Hashable, Sendable {
    /// The page.
    public let file: String
    /// Variants that it shows.
    public let shown: Int
    /// Variants that there are.
    public let count: Int
  }

  /// Refuses a folder in which the page's name belongs to something else, before any work.
  ///
  /// - Throws: ``BatchError`` of kind `folder`, or `MediaError` where what is there can't be read.
  public static func check(_ folder: String) throws {
    let path = "\(folder)/\(fileName)"
    guard let facts = FileFacts(path: path) else { return }
    let limit = 256 << 20
    guard facts.bytes <= limit, GalleryPage.isOne(try InputBytes.read(path: path, limit: limit))
    else {
      throw BatchError(
        .folder,
        "\(path) is there and was not written by --gallery, which would replace it; move it away, or "
          + "give another --out")
    }
  }

  /// Writes the page of a whole batch, also where only a part of it was made here.
  ///
  /// - Throws: `MediaError` where a manifest can't be read or the page not be written, ``BatchError`` as
  ///   ``check(_:)``.
  public static func write(_ plan: BatchPlan) throws -> Report {
    let (entries, count) = try GalleryEntry.all(of: plan)
    return try write(entries, count: count, to: plan.request.folder)
  }

  /// Writes the page of what the manifests of a folder know, where there is no table.
  ///
  /// - Throws: as ``write(_:)``.
  public static func write(folder: String) throws -> Report {
    let (entries, count) = try GalleryEntry.all(in: folder)
    return try write(entries, count: count, to: folder)
  }

  private static func write(
    _ entries: [GalleryEntry], count: Int, to folder: String
  ) throws -> Report {
    try check(folder)
    let page = GalleryPage(entries, count: count)
    let output = try OutputFile(path: "\(folder)/\(fileName)")
    do {
      for piece in page.pieces { try output.write(Array(piece.utf8)) }
      try output.commit()
    } catch {
      output.abandon()
      throw error
    }
    return Report(file: output.path, shown: entries.count, count: count)
  }
}
