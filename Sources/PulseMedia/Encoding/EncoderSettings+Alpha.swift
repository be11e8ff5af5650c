extension EncoderSettings {
  /// The settings for colours and transparency that are coded apart; `nil` without transparency.
  public func separatingAlpha() -> (colors: EncoderSettings, alpha: EncoderSettings)? {
    guard let formats = VideoFrame.separateFormats(of: format) else { return nil }
    var (colors, alpha) = (self, self)
    colors.format = formats.colors
    alpha.format = formats.alpha
    // Transparency always uses all codes.
    alpha.tags.range = .pc
    alpha.tags.chromaLocation = .unspecified
    return (colors, alpha)
  }
}
