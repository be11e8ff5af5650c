internal import CFFmpeg

extension VideoFrame {
  /// The picture for people to look at: red, green and blue of 8 bits in one plane (`rgb24`, or `rgba`
  /// with straight alpha), reduced where it is large.
  ///
  /// - Parameters:
  ///   - longestSide: the most pixels on a side, 1 or more; the shape is kept. Smaller pictures keep
  ///     their size.
  ///   - tags: what the samples mean. Where they name no matrix it is guessed as players do: BT.709
  ///     from 720 rows on, BT.601 below.
  /// - Throws: ``MediaError`` where memory is short or libswscale can't read the format.
  public func preview(longestSide: Int, tags: ColorTags) throws -> VideoFrame {
    let factor = max(1, Double(max(width, height)) / Double(max(1, longestSide)))
    func reduced(_ side: Int) -> Int { max(1, Int((Double(side) / factor).rounded())) }
    // A palette has no alpha by its name, and may have it all the same.
    let hasAlpha = format.hasAlpha || format.name == "pal8"
    return try rendered(
      as: hasAlpha ? "rgba" : "rgb24", width: reduced(width), height: reduced(height), tags)
  }

  /// The picture in another layout of the same size, whose Y'CbCr has the narrow range.
  ///
  /// - Parameters:
  ///   - format: the layout.
  ///   - tags: what the samples mean; their matrix also holds for the new ones.
  /// - Throws: ``MediaError`` where memory is short or libswscale can't convert between the two.
  public func recoded(as format: PictureFormat, tags: ColorTags) throws -> VideoFrame {
    try rendered(as: format, width: width, height: height, tags)
  }

  private func rendered(
    as name: String, width newWidth: Int, height newHeight: Int, _ tags: ColorTags
  ) throws -> VideoFrame {
    guard let target = PictureFormat(named: name) else {
      throw MediaError(.refusedByLibrary, "this libavutil has no pixel format \(name)")
    }
    return try rendered(as: target, width: newWidth, height: newHeight, tags)
  }

  private func rendered(
    as target: PictureFormat, width newWidth: Int, height newHeight: Int, _ tags: ColorTags
  ) throws -> VideoFrame {
    let result = try VideoFrame(format: target, width: newWidth, height: newHeight)
    let context = try allocated(
      sws_getContext(
        CInt(width), CInt(height), format.libav, CInt(newWidth), CInt(newHeight), target.libav,
        pulse_scaler_smooth(), nil, nil, nil), "sws_getContext")
    defer { sws_freeContext(context) }
    let matrix = sws_getCoefficients(scalerMatrix(tags))
    let isFull: CInt = tags.range == .pc || format.name.hasPrefix("yuvj") ? 1 : 0
    // Refused where no Y'CbCr is concerned, which is no error.
    _ = sws_setColorspaceDetails(
      context, matrix, isFull, matrix, target.isRGB ? 1 : 0, 0, 1 << 16, 1 << 16)
    try check(
      sws_scale_frame(context, result.frame, frame), "sws_scale_frame",
      "cannot turn a \(format) picture into \(target)")
    return result
  }

  /// libswscale numbers matrices as files do.
  private func scalerMatrix(_ tags: ColorTags) -> CInt {
    guard tags.matrix == .unspecified || tags.matrix == .rgb else {
      return CInt(clamping: tags.matrix.rawValue)
    }
    let guess: ColorTags.Matrix = height >= 720 ? .bt709 : .smpte170m
    return CInt(clamping: guess.rawValue)
  }
}
