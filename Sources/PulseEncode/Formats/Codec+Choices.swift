extension Codec {
  /// The values of an encoder's option that are names, where a wrong one must be refused before
  /// the encoder sees it.
  ///
  /// x264 answers a wrong preset or tune with a line of its own on standard error, past libav's log,
  /// and x265 with a failure that names neither.
  func choices(forOption key: String) -> [String]? {
    guard [Codec.h264.name, Codec.hevc.name].contains(name) else { return nil }
    switch key {
    case "preset":
      return [
        "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower",
        "veryslow", "placebo",
      ]
    case "tune":
      let common = ["animation", "grain", "psnr", "ssim", "fastdecode", "zerolatency"]
      return name == Codec.h264.name ? ["film", "stillimage"] + common : common
    default: return nil
    }
  }
}
