import Foundation
import PulseMedia

/// A small film for tests: a ramp that moves, so that each frame differs.
struct TestMovie {
  var encoder = "libx264"
  var container = "mp4"
  var format = "yuv420p"
  var (width, height) = (64, 48)
  var rate = MediaRatio(60)
  var count = 10
  var options: [(key: String, value: String)] = []
  var containerOptions: [(key: String, value: String)] = []
  var metadata: [(key: String, value: String)] = []
  var gopLength = 250
  var plays = 1
  var tags = ColorTags(
    primaries: .bt709, transfer: .srgb, matrix: .bt709, range: .tv, chromaLocation: .left)

  static func h264(rate: MediaRatio = MediaRatio(60), count: Int = 10) -> TestMovie {
    var movie = TestMovie()
    (movie.rate, movie.count) = (rate, count)
    movie.options = [(key: "preset", value: "veryfast"), (key: "crf", value: "18")]
    return movie
  }

  static func vp9(rate: MediaRatio = MediaRatio(60), count: Int = 10) -> TestMovie {
    var movie = TestMovie()
    (movie.encoder, movie.container) = ("libvpx-vp9", "webm")
    (movie.rate, movie.count) = (rate, count)
    movie.options = [
      (key: "crf", value: "20"), (key: "b", value: "0"), (key: "cpu-used", value: "5"),
    ]
    return movie
  }

  /// Lossless, straight from memory.
  static func raw(_ container: String, format: String, count: Int = 3) -> TestMovie {
    var movie = TestMovie()
    movie.encoder = container == "framemd5" ? "rawvideo" : "wrapped_avframe"
    (movie.container, movie.format, movie.count) = (container, format, count)
    return movie
  }

  var settings: EncoderSettings {
    get throws {
      guard let pixels = PictureFormat(named: format) else {
        throw Tool.Failure(description: "libav has no format \(format)")
      }
      var settings = EncoderSettings(
        encoder: encoder, format: pixels, width: width, height: height, frameRate: rate)
      settings.tags = tags
      settings.options = options
      settings.gopLength = gopLength
      settings.globalHeader = MediaLibrary.wantsGlobalHeader(muxer: container)
      return settings
    }
  }

  /// The picture of one frame.
  func picture(_ index: Int) throws -> VideoFrame {
    let settings = try settings
    let frame = try VideoFrame(format: settings.format, width: width, height: height)
    frame.withPlanes { planes in
      for (number, plane) in planes.enumerated() {
        for y in 0..<plane.rows {
          for x in 0..<plane.bytesPerRow {
            let value = (x + y * 2 + index * 5 + number * 40) % 200 + 20
            plane.bytes[y * plane.stride + x] = UInt8(value)
          }
        }
      }
    }
    return frame
  }

  /// Encodes and writes the film; returns its packets.
  @discardableResult
  func write(to path: String, displayName: String? = nil) throws -> [MediaPacket] {
    let encoder = try VideoEncoder(settings)
    let writer = try ContainerWriter(
      path: path, displayName: displayName, container: container, encoder: encoder,
      metadata: metadata, options: containerOptions)
    var packets: [MediaPacket] = []
    for index in 0..<count {
      packets += try encoder.encode(picture(index), index: index)
    }
    packets += try encoder.finish()
    for play in 0..<plays {
      for packet in packets { try writer.write(packet.copy(shiftedBy: play * count)) }
    }
    try writer.finish()
    return packets
  }
}

/// The samples of a picture without the padding between rows, plane after plane.
func samples(of frame: VideoFrame) -> Data {
  frame.withPlanes { planes in
    var data = Data()
    for plane in planes {
      for row in 0..<plane.rows {
        let start = row * plane.stride
        data.append(contentsOf: plane.bytes[start..<start + plane.bytesPerRow])
      }
    }
    return data
  }
}

/// Where two blocks of bytes differ first, in words; `nil` where they don't.
///
/// `#expect(first == second)` would look for the shortest edit, which takes minutes for pictures.
func difference(_ first: Data, _ second: Data) -> String? {
  guard first != second else { return nil }
  guard first.count == second.count else { return "\(first.count) and \(second.count) bytes" }
  let place = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }
  return place.map { "byte \($0.offset): \($0.element.0) and \($0.element.1)" }
}
