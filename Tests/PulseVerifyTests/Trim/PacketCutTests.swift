import PulseVerify
import Testing

@Suite("Which packets can be cut out")
struct PacketCutTests {
  /// Packets in the order of decoding, by the frame that each shows; `K` marks key frames.
  private static func packets(_ words: String) -> [PacketCut.Source] {
    words.split(separator: " ").map { word in
      PacketCut.Source(
        time: Int(word.filter(\.isNumber)).map { 512 * $0 + 1024 }, isKey: word.hasPrefix("K"),
        size: 10)
    }
  }

  @Test(
    "takes runs that need nothing else",
    arguments: [
      ("K0 1 2 K3 4 5", 0..<6, [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5], 0),
      ("K0 1 2 K3 4 5", 3..<5, [3, 4], [0, 1], 0),
      // B-frames within the run; decoding begins one frame early.
      ("K0 3 1 2 4 K5", 0..<5, [0, 1, 2, 3, 4], [0, 3, 1, 2, 4], -1),
      ("K0 2 1 4 3", 0..<3, [0, 1, 2], [0, 2, 1], -1),
      // An open group: 3 and 4 follow the key frame and are shown before it.
      ("K0 1 2 K5 3 4 6 7", 5..<8, [3, 6, 7], [0, 1, 2], 0),
    ] as [(String, Range<Int>, [Int], [Int], Int)])
  func possible(
    words: String, frames: Range<Int>, places: [Int], shown: [Int], firstDecoded: Int
  ) throws {
    let cut = try #require(PacketCut(Self.packets(words), frames: frames))
    #expect(cut.entries.map(\.place) == places)
    #expect(cut.entries.map(\.pts) == shown)
    #expect(cut.entries.map(\.dts) == Array(firstDecoded..<firstDecoded + frames.count))
    #expect(cut.entries.allSatisfy { $0.dts <= $0.pts })
  }

  @Test(
    "refuses the rest",
    arguments: [
      // No key frame at the start.
      ("K0 1 2 K3 4 5", 1..<4),
      // Frame 3 was decoded before 1 and 2, which may need it.
      ("K0 3 1 2", 0..<3), ("K0 3 1 2", 0..<2),
      // Beyond the end.
      ("K0 1 2", 0..<4),
      // Two packets of one time, and one without.
      ("K0 1 1 2", 0..<2), ("K0 x 1 2", 0..<2),
    ] as [(String, Range<Int>)])
  func impossible(words: String, frames: Range<Int>) {
    #expect(PacketCut(Self.packets(words), frames: frames) == nil)
  }

  @Test("leaves alone what players are told not to show")
  func discarded() {
    var packets = Self.packets("K0 1 2")
    packets[0].isDiscarded = true
    #expect(PacketCut(packets, frames: 0..<2) == nil)
  }

  @Test("counts the bytes of frames in order of display")
  func bytes() {
    var packets = Self.packets("K0 3 1 2")
    for index in packets.indices { packets[index].size = 1 << index }
    #expect(PacketCut.bytes(of: packets, frames: 1..<4) == 2 + 4 + 8)
    #expect(PacketCut.bytes(of: packets, frames: 0..<2) == 1 + 4)
  }
}
