extension Codec {
  /// The encoder's threads where the user names no number.
  ///
  /// By the picture's size and never by the machine: x264 codes differently with another number
  /// of threads, and the same recipe must give the same bytes everywhere. Small pictures have too
  /// few rows for several threads to work on.
  func defaultThreads(pixels: Int) -> Int {
    guard rateControl != nil, encoder != nil else { return 1 }
    switch pixels {
    case ..<(160 * 160): return 1
    case ..<(640 * 640): return 2
    case ..<(2560 * 1600): return 4
    default: return 8
    }
  }

  /// The encoder's options for an effort.
  func effortOptions(_ effort: Effort, width: Int) -> [CodecOption] {
    switch name {
    case Codec.h264.name: x264Options(effort)
    case Codec.vp9.name: vp9Options(effort, width: width)
    default: isAnimation ? [CodecOption("effort", effort.rawValue)] : []
    }
  }

  private func x264Options(_ effort: Effort) -> [CodecOption] {
    let preset =
      switch effort {
      case .fast: "veryfast"
      case .balanced: "medium"
      case .best: "veryslow"
      }
    return [CodecOption("preset", preset)]
  }

  /// libvpx's own options for an effort.
  ///
  /// Row-based threading is off, as it makes the bytes depend on how many threads run. A tile is
  /// 256 pixels wide at least.
  private func vp9Options(_ effort: Effort, width: Int) -> [CodecOption] {
    let speed =
      switch effort {
      case .fast: 5
      case .balanced: 3
      case .best: 1
      }
    let tiles = width >= 1024 ? 2 : width >= 512 ? 1 : 0
    return [
      CodecOption("deadline", "good"), CodecOption("cpu-used", "\(speed)"),
      CodecOption("row-mt", "0"), CodecOption("tile-columns", "\(tiles)"),
      CodecOption("auto-alt-ref", "1"), CodecOption("lag-in-frames", "25"),
    ]
  }
}
