/// Which packets of a file hold certain frames, and nothing that these need beside them.
///
/// Packets lie in the order of decoding. A run of them can be taken out where it begins with a key
/// frame and ends before anything later was decoded: what comes in between may be needed, as frames in
/// both directions are by B-frames.
package struct PacketCut {
  /// What must be known of a packet.
  package struct Source {
    /// When it is shown, in ticks; `nil` where unsaid.
    package var time: Int?
    /// Whether decoding can start here.
    package var isKey: Bool
    /// Whether players are told not to show it.
    package var isDiscarded: Bool
    /// Bytes.
    package var size: Int

    package init(time: Int?, isKey: Bool, isDiscarded: Bool = false, size: Int) {
      (self.time, self.isKey, self.isDiscarded, self.size) = (time, isKey, isDiscarded, size)
    }
  }

  /// A packet to copy.
  package struct Entry: Hashable {
    /// Its place among the video's packets, from 0.
    package var place: Int
    /// The frame that it shows in the new file, from 0.
    package var pts: Int
    /// When it is decoded there, in frames.
    package var dts: Int
  }

  /// The packets, in the order of decoding.
  package let entries: [Entry]

  /// Finds the packets of frames `frames`; `nil` where they can't be taken out.
  package init?(_ packets: [Source], frames: Range<Int>) {
    guard let ranks = Self.ranks(packets), frames.upperBound <= packets.count,
      let start = ranks.firstIndex(of: frames.lowerBound), packets[start].isKey
    else { return nil }
    var taken: [(place: Int, pts: Int)] = []
    for place in start..<packets.count where taken.count < frames.count {
      // What follows a key frame and is shown before it belongs to the group before.
      guard ranks[place] >= frames.lowerBound else { continue }
      guard ranks[place] < frames.upperBound else { return nil }
      taken.append((place, ranks[place] - frames.lowerBound))
    }
    guard taken.count == frames.count else { return nil }
    let delay = taken.enumerated().map { $0.offset - $0.element.pts }.max() ?? 0
    entries = taken.enumerated().map { index, packet in
      Entry(place: packet.place, pts: packet.pts, dts: index - delay)
    }
  }

  /// Bytes of the packets of certain frames; `nil` where their times aren't known.
  package static func bytes(of packets: [Source], frames: Range<Int>) -> Int? {
    guard let ranks = ranks(packets) else { return nil }
    return zip(packets, ranks).reduce(0) { $0 + (frames.contains($1.1) ? $1.0.size : 0) }
  }

  /// Each packet's place in the order of display; `nil` where that isn't known.
  private static func ranks(_ packets: [Source]) -> [Int]? {
    let times = packets.compactMap(\.time)
    guard times.count == packets.count, !packets.contains(where: \.isDiscarded) else { return nil }
    var ranks = [Int](repeating: 0, count: packets.count)
    var last: Int?
    for (rank, place) in times.indices.sorted(by: { times[$0] < times[$1] }).enumerated() {
      guard times[place] != last else { return nil }
      last = times[place]
      ranks[place] = rank
    }
    return ranks
  }
}
