internal import CFFmpeg

extension PictureFormat {
  /// Where the components lie, in the order of planes (Y, Cb, Cr, alpha; G, B, R, alpha); `nil` where
  /// that can't be said in whole samples of this machine's byte order, as of palettes.
  package var components: [SampleComponent]? {
    guard let descriptor = av_pix_fmt_desc_get(libav)?.pointee,
      descriptor.flags & UInt64(AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_BITSTREAM) == 0,
      (8...16).contains(bitDepth), bytesPerSample == 1 || !isForeign(descriptor.flags)
    else { return nil }
    if planeCount == componentCount {
      return (0..<planeCount).map { SampleComponent(plane: $0, offset: 0, step: 1) }
    }
    let parts = [descriptor.comp.1, descriptor.comp.2, descriptor.comp.0, descriptor.comp.3]
      .prefix(componentCount)
    // Packed pixels with a byte for each colour.
    guard isRGB, planeCount == 1, componentCount >= 3, parts.allSatisfy({ $0.depth == 8 }) else {
      return nil
    }
    return parts.map { SampleComponent(plane: 0, offset: Int($0.offset), step: Int($0.step)) }
  }

  /// Whether samples have the other byte order than this machine.
  private func isForeign(_ flags: UInt64) -> Bool {
    let isBig = flags & UInt64(AV_PIX_FMT_FLAG_BE) != 0
    return isBig == (Int(littleEndian: 1) == 1)
  }
}
