extension VideoFrame {
  /// The matte that this picture's edges were mixed with, told by the same picture with soft edges.
  ///
  /// Where a GIF is written without a matte, what is less than half visible becomes transparent;
  /// with one, everything visible becomes opaque, and the less a pixel was visible, the more its
  /// colour is the matte's. Each part of the matte is the middle of what such pixels say, so that a
  /// palette's errors hardly count.
  ///
  /// - Parameter soft: the picture before it was mixed; both are planes of eight bits of green,
  ///   blue, red and alpha, of one size.
  /// - Returns: the matte; `nil` where most such pixels are transparent, and where they are too few.
  public func matte(mixedInto soft: VideoFrame) -> Matte? {
    guard format.name == "gbrap", soft.format == format,
      (width, height) == (soft.width, soft.height)
    else { return nil }
    var parts = [[Int]](repeating: [], count: 3)
    var clearCount = 0
    withPlanes { own in
      soft.withPlanes { theirs in
        for row in 0..<height {
          for column in 0..<width {
            let alpha = Int(theirs[3].bytes[row * theirs[3].stride + column])
            guard (1..<Self.softest).contains(alpha) else { continue }
            guard own[3].bytes[row * own[3].stride + column] == 255 else {
              clearCount += 1
              continue
            }
            for plane in 0..<3 {
              let mixed = Int(own[plane].bytes[row * own[plane].stride + column])
              let code = Int(theirs[plane].bytes[row * theirs[plane].stride + column])
              parts[plane].append((mixed * 255 - code * alpha) / (255 - alpha))
            }
          }
        }
      }
    }
    let count = parts[0].count
    guard count >= Self.fewestEdges, count > 3 * clearCount else { return nil }
    let codes = parts.map { UInt8(min(max($0.sorted()[count / 2], 0), 255)) }
    return Matte(red: codes[2], green: codes[0], blue: codes[1])
  }

  /// The alpha below which pixels are heard: a GIF without a matte leaves them out for certain.
  private static let softest = 112

  /// How many pixels it takes.
  private static let fewestEdges = 12
}
