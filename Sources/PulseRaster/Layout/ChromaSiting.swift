/// Where a subsampled chroma sample sits among the luma samples that it stands for.
///
/// A sample's footprint, over which it is the mean, is centred on its site and as large as the
/// distance between sites.
public struct ChromaSiting: Hashable, Sendable {
  /// Whether chroma columns sit on luma columns (else midway between them).
  public var isOnColumn: Bool
  /// Whether chroma rows sit on luma rows (else midway between them).
  public var isOnRow: Bool

  /// Makes a siting from its two directions.
  public init(isOnColumn: Bool, isOnRow: Bool) {
    self.isOnColumn = isOnColumn
    self.isOnRow = isOnRow
  }

  /// On the luma column, between the rows: what H.264, HEVC, VP9 and AV1 video means by default.
  public static let left = ChromaSiting(isOnColumn: true, isOnRow: false)
  /// Between the columns and between the rows, as in JPEG.
  public static let center = ChromaSiting(isOnColumn: false, isOnRow: false)
  /// On the luma column and row, as in UHD Blu-ray discs.
  public static let topLeft = ChromaSiting(isOnColumn: true, isOnRow: true)
}
