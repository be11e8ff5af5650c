internal import CWebP

/// libwebp's encoder for rectangles of a picture.
final class WebPCoder {
  private var config = WebPConfig()
  private var writer = WebPMemoryWriter()

  init(_ coding: WebPWriter.Coding, effort: Int) throws {
    var isRight = WebPConfigInit(&config) != 0
    switch coding {
    case .lossless:
      // The level decides about method and quality, which is effort here.
      isRight = isRight && WebPConfigLosslessPreset(&config, [1, 3, 9][effort]) != 0
    case .lossy(let quality):
      config.quality = Float(quality)
      config.method = [2, 4, 6][effort]
    }
    // One thread: with more of them only alpha is coded beside the colours.
    config.thread_level = 0
    guard isRight, WebPValidateConfig(&config) != 0 else {
      throw MediaError(
        .badSetting, "libwebp does not take these settings",
        call: "WebPValidateConfig")
    }
    WebPMemoryWriterInit(&writer)
  }

  deinit { WebPMemoryWriterClear(&writer) }

  /// The chunks that hold the rectangle's pixels: `VP8L`, or `VP8 ` after `ALPH` where there is alpha.
  func code(_ grid: PixelGrid, _ area: PixelArea) throws -> [UInt8] {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else {
      throw MediaError(.refusedByLibrary, "this is another libwebp", call: "WebPPictureInit")
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = CInt(area.width)
    picture.height = CInt(area.height)
    let first = UnsafeRawPointer(grid.row(area.y) + area.x).assumingMemoryBound(to: UInt8.self)
    guard WebPPictureImportRGBA(&picture, first, CInt(4 * grid.width)) != 0 else {
      throw MediaError(.refusedByLibrary, "out of memory", call: "WebPPictureImportRGBA")
    }
    writer.size = 0
    return try withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      guard WebPEncode(&config, &picture) != 0 else {
        throw MediaError(
          .refusedByLibrary,
          "libwebp could not code a picture (error \(picture.error_code.rawValue))",
          call: "WebPEncode")
      }
      let bytes = UnsafeBufferPointer(start: writer.pointee.mem, count: writer.pointee.size)
      return Self.pictureChunks(Array(bytes))
    }
  }

  /// What an animation's frame holds of a file with a still picture.
  private static func pictureChunks(_ file: [UInt8]) -> [UInt8] {
    var chunks: [UInt8] = []
    var position = 12
    while position + 8 <= file.count {
      let name = file[position..<position + 4]
      let length = (0..<4).reduce(0) { $0 | Int(file[position + 4 + $1]) << (8 * $1) }
      let end = min(file.count, position + 8 + length + length % 2)
      if ["ALPH", "VP8 ", "VP8L"].contains(where: { name.elementsEqual($0.utf8) }) {
        chunks += file[position..<end]
      }
      position = end
    }
    return chunks
  }
}
