extension CodecEncoder {
  /// The options that make the last pictures of a loop as good as the first.
  ///
  /// A key frame is coded better than others, as all that follows builds on it, and the last pictures worse,
  /// as nothing does: unevenly good pictures blink where the loop starts over. Encoders know nothing
  /// of loops, so that each must be told in its own words. SVT-AV1 is even enough by itself.
  ///
  /// - Parameters:
  ///   - constantRate: the quality on the encoder's own scale; `nil` where a bit rate decides.
  ///   - frameCount: pictures in one play.
  func seamOptions(constantRate: Double?, frameCount: Int) -> [CodecOption] {
    switch name {
    case "libx264": zones(frameCount, "1.3", "1.9").map { [CodecOption("x264-params", $0)] } ?? []
    // Of two or three pictures x265 numbers the decoding times so that muxers refuse them.
    case "libx265":
      (frameCount < 4 ? "bframes=0" : zones(frameCount, "1.5", "2.6"))
        .map { [CodecOption("x265-params", $0)] } ?? []
    case "libvpx-vp9", "libaom-av1": constantRate.map { [leastQuantizer($0)] } ?? []
    default: []
    }
  }

  /// More bits for the last pictures, in two steps, so that quality jumps nowhere else; x264's and
  /// x265's word for it.
  private func zones(_ frameCount: Int, _ first: String, _ second: String) -> String? {
    // Shorter loops have no room for good and bad pictures.
    guard frameCount >= 16 else { return nil }
    return "zones=\(frameCount - 6),\(frameCount - 4),b=\(first)"
      + "/\(frameCount - 3),\(frameCount - 1),b=\(second)"
  }

  /// Key frames of libvpx and libaom get no finer quantizer than this; else they take nearly the
  /// finest there is.
  private func leastQuantizer(_ constantRate: Double) -> CodecOption {
    CodecOption("qmin", "\(Int(constantRate / 2))")
  }
}
