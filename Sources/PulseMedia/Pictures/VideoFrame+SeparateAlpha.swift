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

  /// The picture with transparency that was coded apart.
  ///
  /// - Throws: ``MediaError`` for pictures that don't belong together.
  func joining(alpha: VideoFrame) throws -> VideoFrame {
    guard let joined = Self.joinedFormat(ofColors: format), alpha.format == joined.alpha,
      (alpha.width, alpha.height) == (width, height)
    else {
      throw MediaError(
        .badInput,
        "transparency of \(alpha.width)x\(alpha.height) pixels (\(alpha.format)) does not fit colours of "
          + "\(width)x\(height) (\(format))")
    }
    let result = try VideoFrame(format: joined.whole, width: width, height: height)
    result.withPlanes { targets in
      withPlanes { sources in
        for (source, target) in zip(sources, targets) { target.copyRows(of: source) }
      }
      alpha.withPlanes { sources in
        if let source = sources.first { targets.last?.copyRows(of: source) }
      }
    }
    return result
  }

  /// The format of colours together with transparency, and that of the latter alone; `nil` where these colours
  /// can't have any.
  static func joinedFormat(
    ofColors format: PictureFormat
  ) -> (whole: PictureFormat, alpha: PictureFormat)? {
    guard format.name.hasPrefix("yuv"), !format.hasAlpha,
      let whole = PictureFormat(named: "yuva" + format.name.dropFirst(3)),
      let parts = separateFormats(of: whole), parts.colors == format
    else { return nil }
    return (whole, parts.alpha)
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
