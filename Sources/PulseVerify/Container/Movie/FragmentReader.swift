/// Reads the index that each fragment of an MP4 file brings along.
enum FragmentReader {
  /// Reads an `mvex` box: what samples of fragments are by default.
  static func readDefaults(
    _ source: ByteSource, _ range: Range<Int>, into movie: inout Movie
  ) throws(ContainerError) {
    var boxes = BoxSequence(source, range)
    while let box = try boxes.next() {
      guard box.type == "trex" else { continue }
      var cursor = ByteCursor(source, box.payload)
      try cursor.skip(4)
      let identifier = try cursor.number(4)
      try cursor.skip(4)
      guard let track = movie.tracks.firstIndex(where: { $0.identifier == identifier }) else {
        continue
      }
      movie.tracks[track].defaults = Track.FragmentDefaults(
        duration: try cursor.number(4), size: try cursor.number(4), flags: try cursor.number(4))
    }
  }

  /// Reads a `moof` box, which lies in memory, and adds its samples to their tracks.
  static func read(_ source: ByteSource, into movie: inout Movie) throws(ContainerError) {
    var boxes = BoxSequence(source)
    while let box = try boxes.next() {
      guard box.type == "traf", let header = try source.box("tfhd", in: box.payload) else {
        continue
      }
      var cursor = ByteCursor(source, header.payload)
      let flags = try cursor.number(4)
      let identifier = try cursor.number(4)
      guard let track = movie.tracks.firstIndex(where: { $0.identifier == identifier }) else {
        continue
      }
      var defaults = movie.tracks[track].defaults
      if flags & 0x1 != 0 { try cursor.skip(8) }
      if flags & 0x2 != 0 { try cursor.skip(4) }
      if flags & 0x8 != 0 { defaults.duration = try cursor.number(4) }
      if flags & 0x10 != 0 { defaults.size = try cursor.number(4) }
      if flags & 0x20 != 0 { defaults.flags = try cursor.number(4) }
      var runs = BoxSequence(source, box.payload)
      while let run = try runs.next() {
        guard run.type == "trun" else { continue }
        try read(ByteCursor(source, run.payload), defaults, into: &movie.tracks[track].samples)
      }
    }
  }

  /// Reads a `trun` box.
  private static func read(
    _ run: ByteCursor, _ defaults: Track.FragmentDefaults, into samples: inout SampleTable
  ) throws(ContainerError) {
    var cursor = run
    let flags = try cursor.number(4) & 0xFF_FFFF
    let count = try cursor.number(4)
    if flags & 0x1 != 0 { try cursor.skip(4) }
    var firstFlags: Int?
    if flags & 0x4 != 0 { firstFlags = try cursor.number(4) }
    let fields = [0x100, 0x200, 0x400, 0x800].count { flags & $0 != 0 }
    guard fields == 0 || count <= cursor.remaining / (4 * fields) else {
      throw .breaksOff(at: cursor.end)
    }
    guard count <= ContainerReader.largestFrameCount - min(samples.count, 1 << 32) else {
      throw .tooLarge("the file's fragments hold more frames than are read")
    }
    for index in 0..<count {
      var (duration, sampleFlags, offset) = (defaults.duration, defaults.flags, 0)
      if flags & 0x100 != 0 { duration = try cursor.number(4) }
      if flags & 0x200 != 0 { try cursor.skip(4) }
      if flags & 0x400 != 0 { sampleFlags = try cursor.number(4) }
      if flags & 0x800 != 0 { offset = try cursor.signed32() }
      if index == 0, let firstFlags { sampleFlags = firstFlags }
      samples.append(duration: duration, offset: offset, isSync: sampleFlags & 0x1_0000 == 0)
    }
  }
}

extension SampleTable {
  /// Adds a sample of a fragment; equal ones in a row take no room.
  fileprivate mutating func append(duration: Int, offset: Int, isSync: Bool) {
    if count == 0 {
      hasSyncTable = true
      offsetsAreSigned = true
    }
    count += 1
    if isSync, firstSync == nil { firstSync = count }
    durations.append(ticks: Int32(truncatingIfNeeded: duration))
    offsets.append(ticks: Int32(truncatingIfNeeded: offset))
  }
}

extension [TickRun] {
  fileprivate mutating func append(ticks: Int32) {
    if let last = indices.last, self[last].ticks == ticks, self[last].count < UInt32.max {
      self[last].count += 1
    } else {
      append(TickRun(count: 1, ticks: ticks))
    }
  }
}
