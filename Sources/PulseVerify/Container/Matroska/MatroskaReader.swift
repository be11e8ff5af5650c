internal import PulseTimeline

/// Reads Matroska and WebM, every block of them, without the blocks' data.
///
/// Elements are read in a row: those that hold others are entered, none is returned from. So neither
/// depth nor sizes matter, and files whose clusters have no size, as of live recordings, read alike.
struct MatroskaReader {
  var cursor: ByteCursor
  var documentType = ""
  /// Nanoseconds per tick.
  var timestampScale = 1_000_000
  /// What the file says, in ticks; may have a fraction.
  var duration: Double?
  var tracks: [MatroskaTrack] = []
  var times = FrameTimes(tick: Fraction(1, 1000))
  var comment: String?

  // Where in the file we are.
  var clusterTime = 0
  /// The block of the group that is being read.
  var group: (track: Int, time: Int)?
  var tagName = ""
  var isFilmTag = true

  /// The most tracks that are read.
  static let largestTrackCount = 64

  static func facts(of source: ByteSource) throws(ContainerError) -> ContainerFacts {
    var reader = MatroskaReader(cursor: ByteCursor(source))
    while reader.cursor.remaining > 0 { try reader.readElement() }
    return try reader.facts()
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  private mutating func readElement() throws(ContainerError) {
    let start = cursor.position
    guard let name = try identifier() else {
      throw .broken("there is no element of Matroska", at: start)
    }
    let size = try self.size()
    if ElementName.masters.contains(name) { return enter(name) }
    guard let size else {
      throw .broken("an element that can't do without has no size", at: start)
    }
    guard size <= cursor.remaining else { throw .breaksOff(at: cursor.end) }
    let end = cursor.position + size
    try readValue(name, size)
    try cursor.move(to: end)
  }

  /// The name of an element, its length marker included; `nil` where there is none.
  private mutating func identifier() throws(ContainerError) -> Int? {
    let first = try cursor.byte()
    let length = first.leadingZeroBitCount + 1
    guard length <= 4 else { return nil }
    return Int(first) << (8 * (length - 1)) | (try cursor.number(length - 1))
  }

  /// The size of an element; `nil` where it is left open.
  mutating func size() throws(ContainerError) -> Int? {
    let first = try cursor.byte()
    let length = first.leadingZeroBitCount + 1
    guard length <= 8 else {
      throw .broken("an element's size is no number", at: cursor.position - 1)
    }
    let high = UInt64(first) & (UInt64(0xFF) >> UInt64(length))
    let value = high << UInt64(8 * (length - 1)) | (try cursor.bigEndian(length - 1))
    let open = (UInt64(1) << UInt64(7 * length)) - 1
    return value == open ? nil : Int(clamping: value)
  }

  private mutating func enter(_ name: Int) {
    switch name {
    case ElementName.trackEntry:
      if tracks.count < Self.largestTrackCount { tracks.append(MatroskaTrack()) }
    case ElementName.blockGroup: group = nil
    case ElementName.tag: isFilmTag = true
    case ElementName.simpleTag: tagName = ""
    case ElementName.blockAdditions:
      if let group { tracks[group.track].hasAdditions = true }
    default: break
    }
  }
}
