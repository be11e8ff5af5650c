import PulseMedia
import TestSupport
import Testing

/// Animated pictures of random pixels come back as they were, from decoders that are not ours.
@Suite struct AnimationWriterTests {
  /// Pictures of one size, four bytes a pixel: red, green, blue and alpha.
  private struct Film {
    var width: Int
    var height: Int
    var frames: [[UInt8]]
    var hasAlpha: Bool
  }

  /// Frames that each change a part of the one before, in some colours.
  private func film(seed: UInt64, colors: Int, alphas: [UInt8], noise: Bool = false) -> Film {
    var random = SplitMix64(seed: seed)
    let palette = (0..<colors).map { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    let side = noise ? 150...200 : 1...40
    let (width, height) = (
      Int.random(in: side, using: &random), Int.random(in: side, using: &random)
    )
    var picture = [UInt8](repeating: 0, count: 4 * width * height)
    var frames: [[UInt8]] = []
    for index in 0..<Int.random(in: 1...6, using: &random) {
      let whole = index == 0 || noise
      let columns = whole ? 0..<width : part(of: width, &random)
      let rows = whole ? 0..<height : part(of: height, &random)
      for y in rows {
        for x in columns where whole || Bool.random(using: &random) {
          let color = palette[Int.random(in: 0..<colors, using: &random)]
          let alpha = alphas[Int.random(in: 0..<alphas.count, using: &random)]
          for (offset, value) in (color + [alpha]).enumerated() {
            picture[4 * (y * width + x) + offset] = alpha == 0 ? 0 : value
          }
        }
      }
      frames.append(picture)
    }
    return Film(width: width, height: height, frames: frames, hasAlpha: alphas != [255])
  }

  private func part(of length: Int, _ random: inout SplitMix64) -> Range<Int> {
    let start = Int.random(in: 0..<length, using: &random)
    return start..<Int.random(in: start...length, using: &random)
  }

  private func write(
    _ film: Film, to path: String,
    _ make: (AnimationSettings, OutputFile) throws -> any AnimationWriter
  ) throws {
    let settings = AnimationSettings(
      width: film.width, height: film.height, frameCount: film.frames.count, rate: MediaRatio(25),
      hasAlpha: film.hasAlpha)
    let file = try OutputFile(path: path)
    let writer = try make(settings, file)
    if writer.wantsSurvey { for frame in film.frames { try writer.survey(picture(frame, film)) } }
    for frame in film.frames { try writer.write(picture(frame, film)) }
    try writer.finish()
    try file.commit(durably: false)
  }

  private func picture(_ pixels: [UInt8], _ film: Film) throws -> VideoFrame {
    let format = try #require(PictureFormat(named: film.hasAlpha ? "gbrap" : "gbrp"))
    let frame = try VideoFrame(format: format, width: film.width, height: film.height)
    frame.withPlanes { planes in
      // Green, blue, red, alpha.
      for (plane, component) in zip(planes, [1, 2, 0, 3]) {
        for y in 0..<film.height {
          for x in 0..<film.width {
            plane.bytes[y * plane.stride + x] = pixels[4 * (y * film.width + x) + component]
          }
        }
      }
    }
    return frame
  }

  /// What ffmpeg decodes; the colours of what is transparent count as 0.
  private func decoded(_ path: String, _ film: Film) throws -> [[UInt8]] {
    var bytes = [UInt8](
      try Tool.ffmpeg.run([
        "-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba",
        "-",
      ]))
    for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] == 0 {
      for offset in 0..<3 { bytes[pixel + offset] = 0 }
    }
    let size = 4 * film.width * film.height
    return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
  }

  @Test(arguments: 0..<24) func gif(_ seed: Int) throws {
    let scratch = try Scratch()
    // Few colours share a palette, more of them have one for each frame, noise fills the table of codes.
    let colors = [2, 3, 16, 200, 255, 250][seed % 6]
    let alphas: [UInt8] = seed % 4 == 3 ? [0, 255] : [255]
    let film = film(seed: UInt64(seed), colors: colors, alphas: alphas, noise: seed % 8 == 5)
    try write(film, to: scratch.file("a.gif")) { GIFWriter($0, file: $1) }
    #expect(try decoded(scratch.file("a.gif"), film) == film.frames, "seed \(seed)")
  }

  @Test(arguments: 0..<24) func apng(_ seed: Int) throws {
    let scratch = try Scratch()
    let colors = [2, 16, 255, 256, 300][seed % 5]
    let alphas: [UInt8] = seed % 3 == 2 ? [0, 1, 128, 255] : [255]
    let film = film(seed: UInt64(seed), colors: colors, alphas: alphas, noise: seed % 8 == 5)
    try write(film, to: scratch.file("a.apng")) { APNGWriter($0, file: $1) }
    #expect(try decoded(scratch.file("a.apng"), film) == film.frames, "seed \(seed)")
  }

  @Test(arguments: 0..<24) func webp(_ seed: Int) throws {
    let scratch = try Scratch()
    let alphas: [UInt8] = seed % 3 == 2 ? [0, 1, 128, 255] : [255]
    let film = film(seed: UInt64(seed), colors: [2, 16, 300][seed % 3], alphas: alphas)
    try write(film, to: scratch.file("a.webp")) { try WebPWriter($0, coding: .lossless, file: $1) }
    let reader = try AnimatedWebPReader(path: scratch.file("a.webp"))
    for (index, frame) in film.frames.enumerated() {
      let picture = try #require(try reader.nextPicture())
      #expect(picture.duration == 40)
      let pixels = picture.frame.withPlanes { planes in
        (0..<film.height).flatMap { y in
          Array(planes[0].bytes[y * planes[0].stride..<y * planes[0].stride + 4 * film.width])
        }
      }
      #expect(pixels == frame, "seed \(seed), frame \(index)")
    }
    #expect(try reader.nextPicture() == nil)
  }

  /// More colours than a palette has: none is far off, and what does not change stands still.
  @Test func manyColors() throws {
    let scratch = try Scratch()
    let (width, height) = (128, 96)
    let frames = (0..<3).map { index in
      (0..<width * height).flatMap { pixel -> [UInt8] in
        let (x, y) = (pixel % width, pixel / width)
        if y < 16 { return [250, 250, 250, 255] }
        let moving = y > 60 ? 8 * index : 0
        return [UInt8(2 * x), UInt8(2 * y), UInt8(80 + moving), 255]
      }
    }
    let film = Film(width: width, height: height, frames: frames, hasAlpha: false)
    try write(film, to: scratch.file("a.gif")) { GIFWriter($0, file: $1) }
    let decoded = try decoded(scratch.file("a.gif"), film)
    try #require(decoded.count == 3)
    for (ours, exact) in zip(decoded, frames) {
      let errors = zip(ours, exact).map { abs(Int($0) - Int($1)) }
      #expect(errors.reduce(0, +) < 5 * errors.count, "mean error")
      #expect(errors.max() ?? 0 < 60)
    }
    let still = 4 * width * 60
    #expect(decoded[0][..<still] == decoded[2][..<still])
    // The background is in the palette as it is.
    #expect(decoded[1][..<(4 * width * 16)].elementsEqual(frames[1][..<(4 * width * 16)]))
  }

  @Test func matte() throws {
    let scratch = try Scratch()
    let pixels: [UInt8] = [200, 100, 0, 0, 200, 100, 0, 64, 200, 100, 0, 128, 200, 100, 0, 255]
    let film = Film(width: 4, height: 1, frames: [pixels], hasAlpha: true)
    try write(film, to: scratch.file("cut.gif")) { GIFWriter($0, file: $1) }
    #expect(
      try decoded(scratch.file("cut.gif"), film)
        == [[0, 0, 0, 0, 0, 0, 0, 0, 200, 100, 0, 255, 200, 100, 0, 255]])
    try write(film, to: scratch.file("matte.gif")) {
      GIFWriter($0, matte: Matte(red: 255, green: 255, blue: 255), file: $1)
    }
    // 200 over 255 at 64 / 255 and at 128 / 255.
    #expect(
      try decoded(scratch.file("matte.gif"), film)
        == [[0, 0, 0, 0, 241, 216, 191, 255, 227, 177, 127, 255, 200, 100, 0, 255]])
  }
}
