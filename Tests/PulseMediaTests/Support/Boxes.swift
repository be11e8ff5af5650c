import Foundation

/// An MP4 file's boxes, read without libav.
struct Boxes {
  let data: [UInt8]

  init(_ path: String) throws { data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  /// The names of the outermost boxes, in order.
  var outermost: [String] { children(of: data.indices).map(\.name) }

  /// The first box at a path such as `["moov", "mvhd"]`, without its header.
  func box(_ path: [String]) -> ArraySlice<UInt8>? {
    var range = data.indices
    for name in path {
      guard let child = children(of: range).first(where: { $0.name == name }) else { return nil }
      range = child.content
    }
    return data[range]
  }

  /// A box below the first track.
  func inTrack(_ path: String...) -> ArraySlice<UInt8>? { box(["moov", "trak"] + path) }

  private func children(of range: Range<Int>) -> [(name: String, content: Range<Int>)] {
    var children: [(name: String, content: Range<Int>)] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let size = Int(number(data[offset...], at: 0))
      guard size >= 8, offset + size <= range.upperBound else { break }
      let name = String(decoding: data[offset + 4..<offset + 8], as: UTF8.self)
      children.append((name, offset + 8..<offset + size))
      offset += size
    }
    return children
  }
}

/// The big-endian number of 32 bits at `offset` in a box.
func number(_ box: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
  box.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
}
