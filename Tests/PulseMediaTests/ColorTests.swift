import Foundation
import PulseMedia
import Testing

/// Colour tags, alpha and samples, as other programs read them.
@Suite struct ColorTests {
  static let sets: [ColorTags] = [
    ColorTags(
      primaries: .bt709, transfer: .srgb, matrix: .bt709, range: .tv, chromaLocation: .left),
    ColorTags(
      primaries: .bt709, transfer: .bt709, matrix: .bt709, range: .pc, chromaLocation: .left),
    ColorTags(
      primaries: .smpte170m, transfer: .smpte170m, matrix: .smpte170m, range: .tv,
      chromaLocation: .left),
    ColorTags(
      primaries: .bt2020, transfer: .srgb, matrix: .bt2020nc, range: .tv, chromaLocation: .left),
  ]

  @Test(arguments: sets, ["mp4", "webm", "mov"])
  func tagsArriveInTheFile(tags: ColorTags, container: String) throws {
    var movie = container == "webm" ? TestMovie.vp9(count: 2) : .h264(count: 2)
    movie.container = container
    movie.tags = tags
    let scratch = try Scratch()
    let path = scratch.file("a")
    try movie.write(to: path)
    let stream = try #require(try Probe.read(path).streams.first)
    #expect(stream.colorPrimaries == tags.primaries.description)
    #expect(stream.colorTransfer == tags.transfer.description)
    #expect(stream.colorSpace == tags.matrix.description)
    #expect(stream.colorRange == tags.range.description)
    #expect(stream.chromaLocation == "left")
    #expect(stream.fieldOrder == "progressive")
    let video = try #require(try MediaReader(path: path).video)
    #expect(video.tags == tags)
  }

  @Test func mp4HasItsColourBox() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.mp4")
    try TestMovie.h264(count: 2).write(to: path)
    let bytes = try Boxes(path).data
    // 'colr' 'nclx', primaries 1, transfer 13, matrix 1, limited range.
    let box = Array("colrnclx".utf8) + [0, 1, 0, 13, 0, 1, 0]
    #expect(bytes.indices.contains { bytes[$0...].starts(with: box) })
  }

  @Test func namesAreLibavs() {
    #expect(ColorTags.Transfer(named: "iec61966-2-1") == .srgb)
    #expect(ColorTags.Primaries(named: "bt709") == .bt709)
    #expect(ColorTags.Matrix(named: "bt2020nc") == .bt2020nc)
    #expect(ColorTags.Matrix(named: "gbr") == .rgb)
    #expect(ColorTags.Range(named: "tv") == .tv)
    #expect(ColorTags.ChromaLocation(named: "topleft") == .topLeft)
    #expect(ColorTags.Matrix(named: "no such") == nil)
    #expect(ColorTags.Primaries(rawValue: 250).description == "250")
  }

  @Test(arguments: ["libvpx-vp9", "libvpx"])
  func alphaIsKeptInWebM(encoder: String) throws {
    var movie = TestMovie.vp9(count: 12)
    (movie.encoder, movie.format) = (encoder, "yuva420p")
    movie.options = [(key: "crf", value: "4"), (key: "b", value: "4M")]
    if encoder == "libvpx" { movie.options.append((key: "auto-alt-ref", value: "0")) }
    let scratch = try Scratch()
    let path = scratch.file("a.webm")
    let packets = try movie.write(to: path)
    #expect(packets.allSatisfy { $0.alphaSize > 0 })
    let probe = try Probe.read(path)
    let tags = try #require(probe.streams.first?.tags)
    #expect(tags.contains { $0.key.lowercased() == "alpha_mode" && $0.value == "1" })
    let decoded = try rawSamples(path, "yuva420p", decoder: encoder)
    let size = 64 * 48 * 5 / 2
    try #require(decoded.count == 12 * size)
    for index in 0..<12 {
      let expected = samples(of: try movie.picture(index)).suffix(64 * 48)
      let alpha = decoded.dropFirst(index * size).prefix(size).suffix(64 * 48)
      let error = zip(expected, alpha).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(error <= 12, "alpha of frame \(index)")
    }
  }

  @Test func alphaSurvivesRepeatsByCopy() throws {
    var movie = TestMovie.vp9(count: 6)
    (movie.format, movie.plays) = ("yuva420p", 3)
    let scratch = try Scratch()
    try movie.write(to: scratch.file("a.webm"))
    let reader = try MediaReader(path: scratch.file("a.webm"))
    var pictures: [Data] = []
    while let picture = try reader.nextPicture() {
      #expect(picture.frame.format.name == "yuva420p")
      pictures.append(samples(of: picture.frame))
    }
    try #require(pictures.count == 18)
    for index in 6..<18 { #expect(difference(pictures[index], pictures[index % 6]) == nil) }
  }
}
