public import PulseTimeline

/// What an export has written.
public struct ExportReport: Sendable {
  /// One written file.
  public struct Output: Hashable, Sendable {
    /// The name as the user gave it.
    public let file: String
    /// The format's name.
    public let container: String
    /// The codec's name.
    public let codec: String
    /// The layout of the pictures, by libav's name.
    public let pixelFormat: String
    /// Pixels a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Frames per second.
    public let rate: FrameRate
    /// Frames in the file, all plays together.
    public let frames: Int
    /// Plays of the loop in the file.
    public let loops: Int
    /// Seconds that the file lasts.
    public let duration: Fraction
    /// The file's length; `nil` where there is no one file.
    public let bytes: Int?
    /// The file's SHA-256 in hexadecimal; `nil` where there is no one file.
    public let sha256: String?
    /// When the file's bytes were written, in nanoseconds since 1970; `nil` where there is no one file.
    public let modified: Int?
    /// Where the complete file lies before it has its name; `nil` where there is no one file.
    public let temporaryFile: String?
    /// How it was brought under a number of bytes; `nil` where none was given.
    public var fitting: FittingReport?
  }

  /// The written files, in the order asked for.
  public let outputs: [Output]

  /// N / (P * f): by how much every duration was stretched to whole frames.
  public let retimeFactor: Fraction

  /// Makes a report of files that were written, by one export or several.
  public init(outputs: [Output], retimeFactor: Fraction) {
    (self.outputs, self.retimeFactor) = (outputs, retimeFactor)
  }
}
