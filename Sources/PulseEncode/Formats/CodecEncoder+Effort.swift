import PulseRaster

extension CodecEncoder {
  /// The options for an effort and a picture.
  func options(_ effort: Effort, layout: PixelLayout, width: Int) -> [CodecOption] {
    switch name {
    case "libx264": x264Options(effort)
    case "libx265": x265Options(effort)
    case "libsvtav1": svtOptions(effort)
    case "libaom-av1": aomOptions(effort, width: width)
    case "libvpx-vp9": vp9Options(effort, width: width)
    case "libvpx": vp8Options(effort, layout: layout)
    case "prores_ks": proresOptions(layout)
    case "png": [CodecOption("pred", "mixed")]
    default: []
    }
  }

  /// Nowhere the detail that x264 likes to keep for film, which in flat pictures is error and bytes.
  ///
  /// Its fast presets with what they leave out and slow motion needs: the macroblock tree, and a strong one (`qcomp`). Between
  /// two P pictures are always five B pictures: looking for a better number costs a fifth of the time, and even motion has none.
  private func x264Options(_ effort: Effort) -> [CodecOption] {
    let tree = [
      ("mbtree", "1"), ("qcomp", "0.5"), ("trellis", "1"), ("bf", "5"), ("b_strategy", "0"),
    ]
    let options =
      switch effort {
      case .fast: [("preset", "veryfast"), ("subq", "1"), ("rc-lookahead", "20")] + tree
      case .balanced: [("preset", "veryfast"), ("rc-lookahead", "40")] + tree
      case .best: [("preset", "slower"), ("bf", "8"), ("refs", "4")]
      }
    return options.map { CodecOption($0.0, $0.1) } + [CodecOption("psy", "0")]
  }

  /// As for x264.
  private func x265Options(_ effort: Effort) -> [CodecOption] {
    let preset =
      switch effort {
      case .fast: "superfast"
      case .balanced: "fast"
      case .best: "slow"
      }
    return [
      CodecOption("preset", preset), CodecOption("x265-params", "psy-rd=0:psy-rdoq=0"),
    ]
  }

  private func svtOptions(_ effort: Effort) -> [CodecOption] {
    let preset =
      switch effort {
      case .fast: 10
      case .balanced: 8
      case .best: 5
      }
    return [CodecOption("preset", "\(preset)")]
  }

  /// libaom's own options.
  ///
  /// Row-based threading is off, as in ``vp9Options(_:width:)``, and so is the filter that smooths noise over
  /// time: drawn pictures have none, and it changed a flat area by nearly three codes.
  private func aomOptions(_ effort: Effort, width: Int) -> [CodecOption] {
    let speed =
      switch effort {
      case .fast: 8
      case .balanced: 6
      case .best: 4
      }
    return [
      CodecOption("cpu-used", "\(speed)"), CodecOption("row-mt", "0"),
      CodecOption("tile-columns", "\(tiles(width))"), CodecOption("lag-in-frames", "25"),
      CodecOption("arnr-strength", "0"),
    ]
  }

  /// libvpx's own options for an effort.
  ///
  /// Row-based threading is off, as it makes the bytes depend on how many threads run.
  private func vp9Options(_ effort: Effort, width: Int) -> [CodecOption] {
    vpxOptions(effort) + [
      CodecOption("row-mt", "0"), CodecOption("tile-columns", "\(tiles(width))"),
      CodecOption("auto-alt-ref", "1"),
    ]
  }

  /// The same for VP8, which refuses hidden reference pictures beside an alpha picture.
  private func vp8Options(_ effort: Effort, layout: PixelLayout) -> [CodecOption] {
    vpxOptions(effort) + [CodecOption("auto-alt-ref", layout.hasAlpha ? "0" : "1")]
  }

  /// What VP8 and VP9 have in common.
  private func vpxOptions(_ effort: Effort) -> [CodecOption] {
    let speed =
      switch effort {
      case .fast: 5
      case .balanced: 3
      case .best: 1
      }
    return [
      CodecOption("deadline", "good"), CodecOption("cpu-used", "\(speed)"),
      CodecOption("lag-in-frames", "25"),
    ]
  }

  private func proresOptions(_ layout: PixelLayout) -> [CodecOption] {
    let isFull = layout.chromaShiftX == 0
    let alpha = layout.hasAlpha ? [CodecOption("alpha_bits", "16")] : []
    return [CodecOption("profile", isFull ? "4444" : "hq"), CodecOption("vendor", "apl0")] + alpha
  }

  /// Columns of tiles, as a power of two; a tile is 256 pixels wide at least.
  private func tiles(_ width: Int) -> Int { width >= 1024 ? 2 : width >= 512 ? 1 : 0 }
}
