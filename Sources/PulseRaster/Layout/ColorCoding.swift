/// How gamma-coded R', G', B' become the codes of Y'CbCr planes.
public struct ColorCoding: Hashable, Sendable {
  /// The weights of the primaries in luma, from the standard of that name.
  public enum Matrix: String, Hashable, Sendable, CaseIterable {
    /// ITU-R BT.709: high definition and the web.
    case bt709
    /// ITU-R BT.601: standard definition.
    case bt601
    /// ITU-R BT.2020, non-constant luminance.
    case bt2020

    /// Red's part of luma in ten-thousandths; exact.
    package var redWeight: Double {
      switch self {
      case .bt709: 2126
      case .bt601: 2990
      case .bt2020: 2627
      }
    }

    /// Blue's part of luma in ten-thousandths; exact.
    package var blueWeight: Double {
      switch self {
      case .bt709: 722
      case .bt601: 1140
      case .bt2020: 593
      }
    }
  }

  /// Which codes black and white take.
  public enum Range: String, Hashable, Sendable, CaseIterable {
    /// Luma 16 ... 235 and chroma 16 ... 240, times 2^(depth - 8); the usual one in video.
    case limited
    /// All codes.
    case full
  }

  /// The weights of the primaries in luma.
  public var matrix: Matrix
  /// Which codes black and white take in Y'CbCr and gray; RGB and alpha always use all codes.
  public var range: Range

  /// Makes a coding; BT.709 in the limited range if nothing else is said.
  public init(matrix: Matrix = .bt709, range: Range = .limited) {
    self.matrix = matrix
    self.range = range
  }
}
