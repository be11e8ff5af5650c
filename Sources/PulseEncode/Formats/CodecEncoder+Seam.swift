extension CodecEncoder {
  /// The options that make the last pictures of a loop as good as the first.
  ///
  /// A key frame is coded better than others, as all that follows builds on it, and the last pictures worse,
  /// as nothing does: unevenly good pictures blink where the loop starts over. Encoders know nothing
  /// of loops, so that each must be told in its own words.
  ///
  /// - Parameters:
  ///   - constantRate: the quality on the encoder's own scale; `nil` where a bit rate decides.
  ///   - frameCount: pictures in one play.
  func seamOptions(constantRate: Double?, frameCount: Int) -> [CodecOption] {
    switch name {
    case "libx264": zone(frameCount, factor: "1.8").map { [CodecOption("x264-params", $0)] } ?? []
    case "libx265": zone(frameCount, factor: "2.0").map { [CodecOption("x265-params", $0)] } ?? []
    case "libvpx-vp9", "libaom-av1": constantRate.map { [leastQuantizer($0)] } ?? []
    case "libsvtav1": constantRate == nil ? [] : [evenPictures]
    default: []
    }
  }

  /// More bits for the last pictures; x264's and x265's word for it.
  private func zone(_ frameCount: Int, factor: String) -> String? {
    // Shorter loops have no room for good and bad pictures.
    guard frameCount >= 16 else { return nil }
    return "zones=\(frameCount - 8),\(frameCount - 1),b=\(factor)"
  }

  /// Key frames of libvpx and libaom get no finer quantizer than this; else they take nearly the
  /// finest there is.
  private func leastQuantizer(_ constantRate: Double) -> CodecOption {
    CodecOption("qmin", "\(Int(constantRate / 2))")
  }

  /// The same quantizer for key frames and for all others.
  private var evenPictures: CodecOption {
    CodecOption(
      "svtav1-params",
      "use-fixed-qindex-offsets=1:qindex-offsets=[0,0,0,0,0,0]:key-frame-qindex-offset=0")
  }
}
