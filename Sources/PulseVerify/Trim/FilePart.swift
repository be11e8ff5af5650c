internal import PulseMedia

/// Frames of a file that are to become a file of their own.
struct FilePart {
  /// The file that they are in.
  let file: String
  /// Which, from 0, in order of display.
  let frames: Range<Int>
  /// Frames per second.
  let rate: MediaRatio

  /// Hands over the pictures, one after the other, with their numbers in the part.
  ///
  /// - Throws: what `body` does, and `MediaError` where the file can't be decoded so far.
  func forEachPicture(_ body: (DecodedPicture, Int) throws -> Void) throws {
    let reader = try PictureReader(path: file)
    for index in 0..<frames.upperBound {
      try Interruption.check()
      guard let picture = try reader.nextPicture() else {
        throw MediaError(.badInput, "\(file) ends before frame \(index)", file: file)
      }
      if index >= frames.lowerBound { try body(picture, index - frames.lowerBound) }
    }
  }

  /// Whether another file decodes to the very same pictures, and no more.
  ///
  /// - Throws: `MediaError` where this part can't be decoded.
  func equals(file other: String) throws -> Bool {
    guard let reader = try? PictureReader(path: other) else { return false }
    var isEqual = true
    try forEachPicture { picture, _ in
      guard isEqual else { return }
      let copy = try? reader.nextPicture()
      isEqual = copy.map { $0.frame.holdsSameSamples(as: picture.frame) } ?? false
    }
    guard isEqual else { return false }
    return (try? reader.nextPicture()) == nil
  }
}
