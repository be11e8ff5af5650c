/// Writes an animated picture into a file, frame by frame.
public protocol AnimationWriter: AnyObject {
  /// Whether all frames must be shown to it once before the first is written.
  var wantsSurvey: Bool { get }

  /// Looks at a frame of the loop before the first is written.
  ///
  /// - Throws: ``MediaError`` for a picture that doesn't fit.
  func survey(_ picture: VideoFrame) throws

  /// Takes the next frame: planes of green, blue, red and, where transparent, alpha, 8 bits each.
  ///
  /// - Throws: ``MediaError`` for a picture that doesn't fit, and where writing fails.
  func write(_ picture: VideoFrame) throws

  /// Writes what is left, when all frames have come.
  ///
  /// - Throws: ``MediaError`` where writing fails.
  func finish() throws
}
