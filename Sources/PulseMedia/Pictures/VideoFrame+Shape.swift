internal import CFFmpeg

extension VideoFrame {
  /// What two pictures share that can be compared sample by sample.
  struct Shape: Hashable {
    let format: PictureFormat
    let width: Int
    let height: Int
  }

  var shape: Shape { Shape(format: format, width: width, height: height) }

  /// The picture in another shape, scaled as players do where a film changes its size; itself where
  /// it has that shape.
  func shaped(_ target: Shape) throws -> VideoFrame {
    guard shape != target else { return self }
    let result = try VideoFrame(format: target.format, width: target.width, height: target.height)
    try VideoConversion.scale(self, into: result, flags: pulse_scaler_bilinear())
    return result
  }

  /// The picture with its first row first in memory: some decoders leave it upside down, with rows
  /// that go backwards.
  func upright() throws -> VideoFrame {
    guard (0..<format.planeCount).contains(where: { planeStride($0) < 0 }) else { return self }
    let result = try VideoFrame(format: format, width: width, height: height)
    try check(
      av_frame_copy(result.frame, frame), "av_frame_copy", "cannot turn a picture upright")
    return result
  }
}
