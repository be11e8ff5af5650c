/// Times, sizes and places of a track's samples, in order of decoding.
struct SampleTable {
  /// How long each sample lasts.
  var durations: [TickRun] = []
  /// How much later than decoded each sample is shown.
  var offsets: [TickRun] = []
  /// Whether offsets may be negative.
  var offsetsAreSigned = false
  /// How many samples there are.
  var count = 0
  /// The first sample at which decoding can start, from 1; `nil` where all are such.
  var firstSync: Int?
  /// Whether there is a table of samples at which decoding can start.
  var hasSyncTable = false
  /// Bytes of the first sample.
  var firstSize = 0
  /// Where the first sample lies in the file; `nil` where unsaid.
  var firstPlace: Int?
  /// The largest place that is given for samples.
  var lastPlace = 0
}

extension SampleTable {
  /// Reads the boxes of an `stbl`, of which the whole lies in memory.
  init(_ source: ByteSource, _ range: Range<Int>) throws(ContainerError) {
    var boxes = BoxSequence(source, range)
    while let box = try boxes.next() {
      var cursor = ByteCursor(source, box.payload)
      switch box.type {
      case "stts": durations = try Self.runs(&cursor).runs
      case "ctts":
        let (runs, version) = try Self.runs(&cursor)
        // Writers put negative numbers into version 0 as well, and no real offset is that large.
        (offsets, offsetsAreSigned) = (runs, version > 0 || runs.contains { $0.ticks < 0 })
      case "stsz", "stz2": try readSizes(&cursor, compact: box.type == "stz2")
      case "stss": try readSync(&cursor)
      case "stco": try readPlaces(&cursor, width: 4)
      case "co64": try readPlaces(&cursor, width: 8)
      default: break
      }
    }
  }

  private static func runs(
    _ cursor: inout ByteCursor
  ) throws(ContainerError) -> (runs: [TickRun], version: Int) {
    let version = try cursor.number(4) >> 24
    let count = try cursor.number(4)
    guard count <= cursor.remaining / 8 else { throw .breaksOff(at: cursor.end) }
    var runs: [TickRun] = []
    runs.reserveCapacity(count)
    for _ in 0..<count {
      let samples = UInt32(truncatingIfNeeded: try cursor.bigEndian(4))
      let ticks = Int32(truncatingIfNeeded: try cursor.bigEndian(4))
      runs.append(TickRun(count: samples, ticks: ticks))
    }
    return (runs, version)
  }

  private mutating func readSizes(
    _ cursor: inout ByteCursor, compact: Bool
  ) throws(ContainerError) {
    try cursor.skip(4)
    let field = try cursor.number(4)
    count = try cursor.number(4)
    if !compact, field != 0 {
      firstSize = field
    } else if cursor.remaining >= 4 {
      let bits = compact ? field & 0xFF : 32
      // Bits of all sizes; 64 bits hold the product.
      guard count * bits <= cursor.remaining * 8 else { throw .breaksOff(at: cursor.end) }
      if count > 0 { firstSize = try cursor.number(bits <= 8 ? 1 : bits / 8) }
    } else if count > 0 {
      throw .breaksOff(at: cursor.end)
    }
  }

  private mutating func readSync(_ cursor: inout ByteCursor) throws(ContainerError) {
    try cursor.skip(4)
    hasSyncTable = true
    firstSync = try cursor.number(4) > 0 ? try cursor.number(4) : nil
  }

  private mutating func readPlaces(
    _ cursor: inout ByteCursor, width: Int
  ) throws(ContainerError) {
    try cursor.skip(4)
    let count = try cursor.number(4)
    guard count <= cursor.remaining / width else { throw .breaksOff(at: cursor.end) }
    for index in 0..<count {
      let place = Int(clamping: try cursor.bigEndian(width))
      if index == 0 { firstPlace = place }
      lastPlace = max(lastPlace, place)
    }
  }
}
