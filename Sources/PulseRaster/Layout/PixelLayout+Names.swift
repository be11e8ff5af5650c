extension PixelLayout {
  /// 4:2:0, 8 bits.
  public static let yuv420p = PixelLayout(.yuv, chromaShiftX: 1, chromaShiftY: 1)
  /// 4:2:2, 8 bits.
  public static let yuv422p = PixelLayout(.yuv, chromaShiftX: 1)
  /// 4:4:4, 8 bits.
  public static let yuv444p = PixelLayout(.yuv)
  /// 4:2:0, 10 bits.
  public static let yuv420p10 = PixelLayout.yuv420p.with(bitDepth: 10)
  /// 4:2:2, 10 bits.
  public static let yuv422p10 = PixelLayout.yuv422p.with(bitDepth: 10)
  /// 4:4:4, 10 bits.
  public static let yuv444p10 = PixelLayout.yuv444p.with(bitDepth: 10)
  /// 4:2:0 and alpha, 8 bits.
  public static let yuva420p = PixelLayout.yuv420p.with(hasAlpha: true)
  /// 4:4:4 and alpha, 10 bits.
  public static let yuva444p10 = PixelLayout.yuv444p.with(bitDepth: 10, hasAlpha: true)
  /// Luma alone, 8 bits.
  public static let gray = PixelLayout(.gray)
  /// Luma alone, 16 bits.
  public static let gray16 = PixelLayout.gray.with(bitDepth: 16)
  /// Planar G, B, R, 8 bits.
  public static let gbrp = PixelLayout(.rgb)
  /// Planar G, B, R, 16 bits.
  public static let gbrp16 = PixelLayout.gbrp.with(bitDepth: 16)
  /// Planar G, B, R and alpha, 8 bits.
  public static let gbrap = PixelLayout.gbrp.with(hasAlpha: true)
  /// Planar G, B, R and alpha, 16 bits.
  public static let gbrap16 = PixelLayout.gbrp.with(bitDepth: 16, hasAlpha: true)

  /// Every layout that has a name in libav 5.1 and that this library offers.
  public static let all: [PixelLayout] =
    [8, 10, 12].flatMap { depth in
      [yuv420p, yuv422p, yuv444p].map { $0.with(bitDepth: depth) }
    }
    + [yuva420p, yuva420p.with(bitDepth: 10)]
    + [8, 10, 12].flatMap { depth in
      [yuv422p, yuv444p].map { $0.with(bitDepth: depth, hasAlpha: true) }
    }
    + [8, 10, 12, 16].flatMap { depth in
      [gray, gbrp, gbrap].map { $0.with(bitDepth: depth) }
    }

  /// The same layout with another depth or with alpha.
  public func with(bitDepth: Int? = nil, hasAlpha: Bool? = nil) -> PixelLayout {
    PixelLayout(
      model, chromaShiftX: chromaShiftX, chromaShiftY: chromaShiftY,
      bitDepth: bitDepth ?? self.bitDepth, hasAlpha: hasAlpha ?? self.hasAlpha)
  }

  /// The layout that libav calls `name`; the byte order may be left out (`yuv420p10`).
  ///
  /// `nil` for a name that is not among ``all``, or whose byte order is not this machine's.
  public init?(named name: String) {
    let match = Self.all.first { name == $0.name || name == $0.plainName }
    guard let match else { return nil }
    self = match
  }

  /// The name that libav gives the layout, with the byte order where it matters: `yuv420p10le`.
  public var name: String { bytesPerSample == 1 ? plainName : plainName + Self.byteOrder }

  /// The name without the byte order.
  private var plainName: String {
    let depth = bitDepth == 8 ? "" : String(bitDepth)
    return switch model {
    case .gray: "gray" + depth
    case .rgb: (hasAlpha ? "gbrap" : "gbrp") + depth
    case .yuv: (hasAlpha ? "yuva" : "yuv") + subsamplingName + "p" + depth
    }
  }

  /// The three digits of chroma subsampling: 4:2:0 is "420".
  private var subsamplingName: String {
    switch (chromaShiftX, chromaShiftY) {
    case (0, 0): "444"
    case (0, 1): "440"
    case (1, 0): "422"
    case (1, _): "420"
    case (2, 0): "411"
    default: "410"
    }
  }

  private static var byteOrder: String {
    #if _endian(big)
      "be"
    #else
      "le"
    #endif
  }
}
