/// How many threads a decoder gets: decoded samples do not depend on it, but memory does.
package enum DecoderThreads {
  /// What threads beyond the first may take together, in bytes: with it, 4K stays below 300 MB in all.
  package static let memory = 64 << 20

  /// libav gives a decoder no more by itself.
  static let most = 16

  /// As many as libav would take, unless pictures are so large that memory is the limit.
  ///
  /// Decoders that work on several pictures at a time hold two more for each thread: the one that is
  /// decoded, and the one that waits to be taken.
  ///
  /// - Parameters:
  ///   - pictureBytes: the size of a decoded picture.
  ///   - cores: how many processor cores there are.
  package static func count(pictureBytes: Int, cores: Int) -> Int {
    let wanted = cores > 1 ? min(cores + 1, most) : 1
    return min(wanted, 1 + memory / max(1, 2 * pictureBytes))
  }
}
