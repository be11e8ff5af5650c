import PulseEncode

extension ExportOptions {
  /// How often a file of animated pictures says that it plays, 0 for ever; `nil` for formats that can't say so.
  func playsOfPictures(in format: FileFormat) -> Int? { nil }
}
