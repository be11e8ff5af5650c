/// How many threads a decoder gets: decoded samples do not depend on it, but memory does.
package enum DecoderThreads {
  /// What threads beyond the first may take together, in bytes: with it, 4K stays below 300 MB in all.
  package static let memory = 64 << 20

  /// libav gives a decoder no more by itself.
  static let most = 16

  /// As many as libav would take, unless pictures are so large that memory is the limit, or its several
  /// threads can't be trusted.
  ///
  /// Decoders that work on several pictures at a time hold two more for each thread: the one that is
  /// decoded, and the one that waits to be taken. Those of libvpx's VP8 spin until another one has done
  /// a row, as its encoder's do, which now and then wait for ever.
  ///
  /// - Parameters:
  ///   - decoder: libav's name of it.
  ///   - pictureBytes: the size of a decoded picture.
  ///   - cores: how many processor cores there are.
  package static func count(decoder: String, pictureBytes: Int, cores: Int) -> Int {
    if decoder == "libvpx" { return 1 }
    let wanted = cores > 1 ? min(cores + 1, most) : 1
    return min(wanted, 1 + memory / max(1, 2 * pictureBytes))
  }
}
