extension Codec {
  /// The values of an encoder's option that are names, where a wrong one must be refused before
  /// the encoder sees it.
  ///
  /// x264 answers a wrong preset or tune with a line of its own on standard error, past libav's log.
  func choices(forOption key: String) -> [String]? {
    guard name == Codec.h264.name else { return nil }
    switch key {
    case "preset":
      return [
        "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower",
        "veryslow", "placebo",
      ]
    case "tune":
      return [
        "film", "animation", "grain", "stillimage", "psnr", "ssim", "fastdecode", "zerolatency",
      ]
    default: return nil
    }
  }
}
