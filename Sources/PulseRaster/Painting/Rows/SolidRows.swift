/// What can be seen of areas of single colours, row by row, from the front to the back.
struct SolidRows: Sendable {
  /// An area in a row: its runs.
  struct Entry: BitwiseCopyable {
    let ink: Int32
    let firstRun: Int32
    let endRun: Int32
    /// The next area behind it, or -1.
    var next: Int32
  }

  private(set) var entries: [Entry] = []
  private(set) var runs: [Mask.Run] = []
  private(set) var coverages: [Float] = []
  /// The first and the last entry of each row, or -1.
  private var firsts: [Int32] = []
  private var lasts: [Int32] = []

  /// Forgets everything, but not the memory.
  mutating func reset(rows: Int) {
    entries.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    coverages.removeAll(keepingCapacity: true)
    firsts.removeAll(keepingCapacity: true)
    lasts.removeAll(keepingCapacity: true)
    firsts.append(contentsOf: repeatElement(-1, count: rows))
    lasts.append(contentsOf: repeatElement(-1, count: rows))
  }

  /// The row's area farthest to the front, or -1.
  func first(inRow row: Int) -> Int32 { firsts[row] }

  /// Adds a run of full cells to the entry that is under way.
  @inline(__always)
  mutating func append(full run: Mask.Run) { runs.append(run) }

  /// Adds a run of partly covered cells, whose coverages begin at `place`.
  @inline(__always)
  mutating func append(_ run: Mask.Run, coverages new: ReadSlice<Float>, at place: Int) {
    var run = run
    run.offset = Int32(truncatingIfNeeded: coverages.count)
    runs.append(run)
    for index in 0..<Int(run.end - run.start) { coverages.append(new[place + index]) }
  }

  /// Ends the entry of a row that began with a run, if it has any.
  mutating func endEntry(ofRow row: Int, ink: Int32, firstRun: Int) {
    guard firstRun < runs.count else { return }
    let index = Int32(truncatingIfNeeded: entries.count)
    entries.append(
      Entry(
        ink: ink, firstRun: Int32(truncatingIfNeeded: firstRun),
        endRun: Int32(truncatingIfNeeded: runs.count), next: -1))
    if lasts[row] >= 0 { entries[Int(lasts[row])].next = index } else { firsts[row] = index }
    lasts[row] = index
  }
}
