internal import PulseTimeline

/// Reads YUV4MPEG2: the header, and how many frames follow.
enum Y4MReader {
  /// The longest line that is read, in bytes.
  private static let longestLine = 1024

  static func facts(of source: ByteSource) throws(ContainerError) -> ContainerFacts {
    var cursor = ByteCursor(source, window: 256)
    var header = Header()
    for field in try line(&cursor).split(separator: " ").dropFirst() { header.take(field) }
    guard let rate = header.rate, let size = header.frameSize, size > 0 else {
      throw .broken("the header lacks size, rate or a known kind of samples", at: 0)
    }
    var times = FrameTimes(tick: Fraction(rate.denominator, rate.numerator))
    times.claimed = times.tick
    while cursor.remaining > 0 {
      let start = cursor.position
      guard try line(&cursor).hasPrefix("FRAME") else {
        throw .broken("there is no frame", at: start)
      }
      try cursor.skip(size)
      try times.append(times.count)
    }
    times.end = times.count
    var facts = ContainerFacts(format: .y4m)
    facts.codec = "rawvideo"
    (facts.width, facts.height) = (header.width, header.height)
    facts.frameCount = times.count
    facts.tick = times.tick
    facts.startsWithKey = true
    facts.alpha = header.layout.hasSuffix("alpha") ? .tagged : .none
    if let durations = times.durations() {
      facts.durations = durations
      facts.fileDuration = durations.total
      facts.rate = rate
    }
    return facts
  }

  private static func line(_ cursor: inout ByteCursor) throws(ContainerError) -> String {
    var bytes: [UInt8] = []
    while true {
      let byte = try cursor.byte()
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
      guard bytes.count <= longestLine else {
        throw .broken("a line of the header does not end", at: cursor.position)
      }
    }
  }

  /// What the first line says.
  private struct Header {
    var width = 0
    var height = 0
    var rate: Fraction?
    /// The kind of samples, such as `420jpeg` or `444p10`.
    var layout = "420"

    mutating func take(_ field: Substring) {
      let value = field.dropFirst()
      switch field.first {
      case "W": width = Int(value) ?? 0
      case "H": height = Int(value) ?? 0
      case "C": layout = String(value)
      case "F":
        let parts = value.split(separator: ":").compactMap { Int($0) }
        if parts.count == 2, parts.allSatisfy({ 1...1 << 31 ~= $0 }) {
          rate = Fraction(parts[0], parts[1])
        }
      default: break
      }
    }

    /// Bytes of a frame; `nil` for kinds that are not known and for sizes that no picture has.
    var frameSize: Int? {
      guard 1...1 << 16 ~= width, 1...1 << 16 ~= height else { return nil }
      let kind = layout.prefix { $0 != "p" && $0 != "j" && $0 != "m" && $0 != "a" }
      let isDeep = layout.drop { $0 != "p" }.dropFirst().first?.isNumber ?? false
      let luma = width * height
      let samples: Int
      switch layout.hasPrefix("mono") ? "mono" : String(kind) {
      case "420": samples = luma + 2 * ((width + 1) / 2) * ((height + 1) / 2)
      case "422": samples = luma + 2 * ((width + 1) / 2) * height
      case "411": samples = luma + 2 * ((width + 3) / 4) * height
      case "410": samples = luma + 2 * ((width + 3) / 4) * ((height + 3) / 4)
      case "440": samples = luma + 2 * width * ((height + 1) / 2)
      case "444": samples = luma * (layout.hasSuffix("alpha") ? 4 : 3)
      case "mono": samples = luma
      default: return nil
      }
      let isDeepGray = layout.hasPrefix("mono") && layout.count > 4
      return samples * (isDeep || isDeepGray ? 2 : 1)
    }
  }
}
