extension VideoFrame {
  /// The same picture in another layout; the picture itself where it has that layout already.
  ///
  /// - Throws: ``MediaError`` where memory is short or libswscale can't convert between the two.
  public func converted(to format: PictureFormat) throws -> VideoFrame {
    try VideoConversion.converted(self, to: format)
  }
}
