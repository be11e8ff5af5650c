import Foundation
import PulseMedia
import TestSupport
import Testing

/// PNG files hold every sample, and say that they are sRGB.
@Suite struct PNGTests {
  /// A picture of random samples.
  private func noise(_ name: String, seed: UInt64) throws -> VideoFrame {
    let format = try #require(PictureFormat(named: name))
    let frame = try VideoFrame(format: format, width: 61, height: 37)
    var random = SplitMix64(seed: seed)
    frame.withPlanes { planes in
      for plane in planes {
        for place in plane.bytes.indices {
          plane.bytes[place] = UInt8(truncatingIfNeeded: random.next())
        }
      }
    }
    return frame
  }

  /// The samples as PNG has them: pixel after pixel, the higher byte first.
  private func packed(_ frame: VideoFrame) -> Data {
    let size = frame.format.bytesPerSample
    // Planes come as green, blue, red, alpha.
    let order =
      frame.format.planeCount == 1 ? [0] : Array([2, 0, 1, 3].prefix(frame.format.planeCount))
    return frame.withPlanes { planes in
      var data = Data()
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          for plane in order.map({ planes[$0] }) {
            let place = y * plane.stride + x * size
            data.append(contentsOf: plane.bytes[place..<place + size].reversed())
          }
        }
      }
      return data
    }
  }

  @Test(arguments: [
    ("gray", "gray"), ("gray16le", "gray16be"), ("gbrp", "rgb24"), ("gbrp16le", "rgb48be"),
    ("gbrap", "rgba"), ("gbrap16le", "rgba64be"),
  ])
  func everySampleArrives(format: String, inFile: String) throws {
    #expect(PNGFile.takes(try #require(PictureFormat(named: format))))
    let scratch = try Scratch()
    let path = scratch.file("50%d.png")
    let frame = try noise(format, seed: 3)
    try PNGFile.write(frame, path: path)
    let read = try Tool.ffmpeg.run([
      "-v", "error", "-f", "png_pipe", "-i", "file:\(path)", "-f", "rawvideo", "-pix_fmt", inFile,
      "-",
    ])
    #expect(difference(read, packed(frame)) == nil, "\(format), seed 3")
    let own = try #require(try MediaReader(path: path).nextPicture())
    #expect((own.frame.width, own.frame.height) == (61, 37))
    #expect(own.frame.format.name == inFile)
  }

  @Test func chunksAreWholeAndSayTheColours() throws {
    let bytes = try PNGFile.encode(try noise("gbrp16le", seed: 4))
    var chunks: [String: [UInt8]] = [:]
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      chunks[name] = Array(bytes[offset + 8..<end])
      let sum = bytes[end..<end + 4].reduce(0) { $0 << 8 | UInt32($1) }
      #expect(sum == checksum(bytes[offset + 4..<end]), "chunk \(name)")
      offset = end + 4
    }
    #expect(offset == bytes.count)
    // 61 by 37, 16 bits, RGB.
    #expect(chunks["IHDR"] == [0, 0, 0, 61, 0, 0, 0, 37, 16, 2, 0, 0, 0])
    #expect(chunks["sRGB"]?.count == 1)
    // White 0.3127, 0.3290; red 0.64, 0.33; ... in hundred-thousandths.
    #expect(chunks["cHRM"]?.prefix(8) == [0, 0, 0x7A, 0x26, 0, 0, 0x80, 0x84])
    #expect(chunks["IEND"] == [])
  }

  @Test func picturesThatWouldLoseAreRefused() throws {
    let frame = try noise("yuv420p", seed: 5)
    let error = #expect(throws: MediaError.self) { try PNGFile.encode(frame) }
    #expect(error?.description == "a yuv420p picture can't become a PNG without loss")
  }

  /// The checksum of PNG's chunks (ISO 3309), bit by bit.
  private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 != 0
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
