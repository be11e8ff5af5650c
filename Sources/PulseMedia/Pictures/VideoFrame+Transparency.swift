extension VideoFrame {
  /// Takes over the colours of another picture where this one is wholly transparent.
  ///
  /// Nobody sees them, and coders put anything there. Both are planes of the same format and size, with
  /// alpha last and colours at full size; otherwise nothing changes.
  public func takeHiddenColors(of other: VideoFrame) {
    guard format == other.format, format.hasAlpha, format.isPlanar, format.chromaShift == (0, 0),
      width == other.width, height == other.height
    else { return }
    let size = format.bytesPerSample
    withPlanes { own in
      other.withPlanes { theirs in
        guard let alpha = own.last else { return }
        for (target, source) in zip(own, theirs).dropLast() {
          for row in 0..<alpha.rows {
            for byte in 0..<alpha.bytesPerRow {
              let first = row * alpha.stride + byte / size * size
              guard alpha.bytes[first] == 0, alpha.bytes[first + size - 1] == 0 else { continue }
              target.bytes[row * target.stride + byte] = source.bytes[row * source.stride + byte]
            }
          }
        }
      }
    }
  }

  /// The picture with every visible pixel opaque and mixed with a matte, which is what a GIF keeps of it.
  ///
  /// - Returns: the picture itself where it is not in planes of eight bits of green, blue, red and alpha.
  public func mixed(with matte: Matte) throws -> VideoFrame {
    guard format.name == "gbrap" else { return self }
    let result = try VideoFrame(format: format, width: width, height: height)
    let under = [matte.green, matte.blue, matte.red].map(UInt32.init)
    result.withPlanes { targets in
      withPlanes { sources in
        for row in 0..<height {
          for column in 0..<width {
            let alpha = sources[3].bytes[row * sources[3].stride + column]
            for plane in 0..<3 {
              let code = sources[plane].bytes[row * sources[plane].stride + column]
              targets[plane].bytes[row * targets[plane].stride + column] = UInt8(
                Matte.mixed(UInt32(code), alpha: UInt32(alpha), over: under[plane]))
            }
            targets[3].bytes[row * targets[3].stride + column] = alpha == 0 ? 0 : 255
          }
        }
      }
    }
    return result
  }
}
