/// How a picture lies in memory: its planes, their sizes and the width of a sample.
///
/// Layouts are values, named as libav names them: a further depth or subsampling is one more value.
/// Samples deeper than 8 bits take 2 bytes in the machine's own byte order.
public struct PixelLayout: Hashable, Sendable {
  /// What the colour planes hold.
  public enum Model: String, Hashable, Sendable, CaseIterable {
    /// Luma and two chroma planes, in the order Y', Cb, Cr.
    case yuv
    /// Luma alone.
    case gray
    /// Three planes of gamma-coded primaries, in the order G, B, R, always in the full range.
    case rgb
  }

  /// What the colour planes hold.
  public let model: Model
  /// How many luma columns one chroma column stands for, as a power of two from 0 to 2.
  public let chromaShiftX: Int
  /// How many luma rows one chroma row stands for, as a power of two from 0 to 2.
  public let chromaShiftY: Int
  /// The bits of a sample, from 8 to 16.
  public let bitDepth: Int
  /// Whether a last plane holds straight alpha, in the full range and at full size.
  public let hasAlpha: Bool

  /// Makes a layout from its parts.
  ///
  /// Values outside the ranges above are moved to the nearest end; only `yuv` has chroma shifts.
  public init(
    _ model: Model, chromaShiftX: Int = 0, chromaShiftY: Int = 0, bitDepth: Int = 8,
    hasAlpha: Bool = false
  ) {
    self.model = model
    self.chromaShiftX = model == .yuv ? min(max(chromaShiftX, 0), 2) : 0
    self.chromaShiftY = model == .yuv ? min(max(chromaShiftY, 0), 2) : 0
    self.bitDepth = min(max(bitDepth, 8), 16)
    self.hasAlpha = hasAlpha
  }
}

extension PixelLayout {
  /// The bytes of one sample: 1 up to 8 bits, else 2.
  public var bytesPerSample: Int { bitDepth > 8 ? 2 : 1 }

  /// The largest code of a sample, 2^bitDepth - 1.
  public var maximumCode: Int { (1 << bitDepth) - 1 }

  /// The number of planes, the alpha plane included.
  public var planeCount: Int { (model == .gray ? 1 : 3) + (hasAlpha ? 1 : 0) }

  /// Whether the plane holds chroma, which may be smaller than the picture.
  public func isChroma(plane: Int) -> Bool { model == .yuv && (plane == 1 || plane == 2) }

  /// Whether the plane holds alpha.
  public func isAlpha(plane: Int) -> Bool { hasAlpha && plane == planeCount - 1 }

  /// The samples in a row of the plane, for a picture `width` pixels wide; halves round up.
  public func columns(ofPlane plane: Int, width: Int) -> Int {
    isChroma(plane: plane) ? (width + (1 << chromaShiftX) - 1) >> chromaShiftX : width
  }

  /// The rows of the plane, for a picture `height` pixels high; halves round up.
  public func rows(ofPlane plane: Int, height: Int) -> Int {
    isChroma(plane: plane) ? (height + (1 << chromaShiftY) - 1) >> chromaShiftY : height
  }
}
