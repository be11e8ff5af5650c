public import PulseMedia
public import PulseRaster

extension Codec {
  /// How its encoder is opened for pictures that come out of a file.
  ///
  /// - Parameters:
  ///   - format: the pictures' layout.
  ///   - width: pixels in a row.
  ///   - height: rows of pixels.
  ///   - rate: frames per second.
  ///   - quality: 0 ... 100; of no effect where coding loses nothing.
  ///   - muxer: libav's name of the container.
  /// - Returns: `nil` where the codec has no encoder for them.
  public func settings(
    format: PictureFormat, width: Int, height: Int, rate: MediaRatio, quality: Double,
    muxer: String
  ) -> EncoderSettings? {
    guard let layout = PixelLayout(named: format.name),
      let encoder = encoder(for: layout, width: width, height: height)
    else { return nil }
    var settings = EncoderSettings(
      encoder: encoder.name, format: format, width: width, height: height, frameRate: rate)
    settings.threads = defaultThreads(pixels: width * height)
    var options = encoder.options(.balanced, layout: layout, width: width)
    if let control = encoder.rateControl {
      let value = control.value(forQuality: quality)
      options.append(CodecOption("crf", Int(exactly: value).map(String.init) ?? "\(value)"))
      options += control.companions
      if control.needsCeiling {
        settings.bitRate = RateControl.ceiling(
          pixels: width * height,
          framesPerSecond: Double(rate.numerator) / Double(max(1, rate.denominator)))
      }
    }
    settings.options = options.map { ($0.key, $0.value) }
    settings.globalHeader = MediaLibrary.wantsGlobalHeader(muxer: muxer)
    return settings
  }

  /// The layout that keeps most of a decoded picture; `nil` where transparency would get lost.
  ///
  /// The same one where the codec has it, else the first that is as deep and as fine; of pictures in
  /// red, green and blue, the one that every player can show.
  public func layout(keeping format: PictureFormat, hasAlpha: Bool) -> PixelLayout? {
    if let same = PixelLayout(named: format.name), layouts.contains(same) { return same }
    let shift = format.chromaShift
    let fine = layouts.first {
      $0.model == .yuv && $0.hasAlpha == hasAlpha && $0.bitDepth >= format.bitDepth
        && $0.chromaShiftX <= shift.x && $0.chromaShiftY <= shift.y
    }
    let keepsDetail = !format.isRGB && format.componentCount >= 3
    return (keepsDetail ? fine : nil) ?? defaultLayout(transparent: hasAlpha)
  }
}
