/// The units of a sample of H.264 or HEVC, each behind its length.
struct NALUnits {
  /// What the first picture of a sample is.
  enum Kind {
    /// It can be decoded alone, as can all that follow it.
    case key
    /// It needs others.
    case dependent
  }

  private let bytes: [UInt8]
  private let lengthSize: Int

  init(_ bytes: [UInt8], lengthSize: Int) {
    self.bytes = bytes
    self.lengthSize = lengthSize
  }

  /// The first bytes of each unit, as far as the sample was read.
  private func units() -> [ArraySlice<UInt8>] {
    var units: [ArraySlice<UInt8>] = []
    var offset = 0
    while offset + lengthSize < bytes.count, units.count < 256 {
      let length = bytes[offset..<offset + lengthSize].reduce(0) { $0 << 8 | Int($1) }
      guard length > 0 else { break }
      offset += lengthSize
      units.append(bytes[offset..<min(bytes.count, offset + min(length, 16))])
      offset += length
    }
    return units
  }

  /// H.264: an IDR slice is a key; else the type of the first slice decides. `nil` where unclear, as
  /// for pictures of I slices that are no IDR.
  var h264Kind: Kind? {
    for unit in units() {
      guard let head = unit.first else { continue }
      switch head & 0x1F {
      case 5: return .key
      case 1:
        var bits = BitReader(unit.dropFirst())
        guard bits.exponentialGolomb() != nil, let type = bits.exponentialGolomb() else {
          return nil
        }
        // P and B, and SP, need others; I and SI don't.
        return [0, 1, 3].contains(type % 5) ? .dependent : nil
      default: continue
      }
    }
    return nil
  }

  /// HEVC: the type of the first slice decides.
  var hevcKind: Kind? {
    for unit in units() {
      guard let head = unit.first else { continue }
      switch head >> 1 & 0x3F {
      case 16...23: return .key
      case 0...15: return .dependent
      default: continue
      }
    }
    return nil
  }
}
