extension VideoFrame {
  /// The colours and the transparency as pictures of their own, for formats that code them apart.
  ///
  /// - Throws: ``MediaError`` for pictures that are not planes of Y'CbCr and alpha.
  public func separatingAlpha() throws -> (colors: VideoFrame, alpha: VideoFrame) {
    guard let (colorFormat, alphaFormat) = Self.separateFormats(of: format) else {
      throw MediaError(
        .badSetting, "a \(format) picture has no transparency that can be coded apart")
    }
    let colors = try VideoFrame(format: colorFormat, width: width, height: height)
    let alpha = try VideoFrame(format: alphaFormat, width: width, height: height)
    withPlanes { sources in
      colors.withPlanes { targets in
        for (source, target) in zip(sources, targets) { target.copyRows(of: source) }
      }
      alpha.withPlanes { targets in
        if let source = sources.last { targets.first?.copyRows(of: source) }
      }
    }
    return (colors, alpha)
  }

  /// The formats of the two parts; `nil` where pictures can't be taken apart.
  public static func separateFormats(
    of format: PictureFormat
  ) -> (colors: PictureFormat, alpha: PictureFormat)? {
    guard format.name.hasPrefix("yuva"),
      let colors = PictureFormat(named: "yuv" + format.name.dropFirst(4)),
      let alpha = PictureFormat(named: format.bitDepth > 8 ? "gray\(format.bitDepth)" : "gray")
    else { return nil }
    return (colors, alpha)
  }
}

extension PlaneMemory {
  /// Copies the samples of another plane of the same size.
  fileprivate func copyRows(of source: PlaneMemory) {
    guard let start = source.bytes.baseAddress, let target = bytes.baseAddress else { return }
    for row in 0..<min(rows, source.rows) {
      (target + row * stride).copyMemory(
        from: start + row * source.stride, byteCount: min(bytesPerRow, source.bytesPerRow))
    }
  }
}
