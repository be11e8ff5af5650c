import Foundation
import PulseMedia
import TestSupport
import Testing

/// The same pictures give the same bytes.
@Suite struct DeterminismTests {
  static let movies: [TestMovie] = {
    var small = TestMovie.h264(count: 8)
    small.options = [(key: "preset", value: "medium"), (key: "crf", value: "18")]
    var odd = small
    (odd.width, odd.height) = (160, 120)
    var alpha = TestMovie.vp9(count: 8)
    alpha.format = "yuva420p"
    var quicktime = small
    quicktime.container = "mov"
    var matroska = small
    matroska.container = "matroska"
    return [small, odd, .vp9(count: 8), alpha, quicktime, matroska]
  }()

  @Test(arguments: movies.indices)
  func filesRepeatByteForByte(index: Int) throws {
    let movie = Self.movies[index]
    let scratch = try Scratch()
    var first: Data?
    for turn in 0..<4 {
      try disturbHeap(seed: UInt64(turn))
      let path = scratch.file("\(turn)")
      try movie.write(to: path)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      if let first { #expect(difference(first, bytes) == nil, "turn \(turn)") }
      first = first ?? bytes
    }
  }

  /// Leaves other bytes behind in free memory each time: an encoder that reads memory before it has
  /// written to it then gives other results.
  private func disturbHeap(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let blocks = (0..<64).map { _ in
      let count = Int.random(in: 1_000...120_000, using: &random)
      let block = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
      for place in block.indices { block[place] = UInt8(truncatingIfNeeded: random.next()) }
      return block
    }
    for block in blocks { block.deallocate() }
  }

  @Test func filesNameNoVersionAndNoDate() throws {
    let scratch = try Scratch()
    for movie in [TestMovie.h264(), .vp9()] {
      let path = scratch.file("a")
      try movie.write(to: path)
      let text = String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: Unicode.ASCII.self)
      #expect(!text.contains("Lavf5") && !text.contains("Lavf6") && !text.contains("Lavc"))
      let tags = try Probe.read(path).format.tags ?? [:]
      #expect(tags["creation_time"] == nil)
    }
  }
}
