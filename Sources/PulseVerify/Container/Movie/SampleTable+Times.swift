extension SampleTable {
  /// The sum of all durations, in ticks.
  func total() throws(ContainerError) -> Int {
    var total = 0
    for run in durations {
      // Both factors have 32 bits, and their product may have 64.
      let span = Int(run.count).multipliedReportingOverflow(by: run.unsigned)
      try FrameTimes.check(span.overflow ? .max : span.partialValue)
      total += span.partialValue
      try FrameTimes.check(total)
    }
    return total
  }

  /// When each sample is shown, in ticks, in order of decoding, appended to `times`.
  ///
  /// - Throws: ``ContainerError`` where there are more samples than are timed.
  func appendTimes(to times: inout FrameTimes) throws(ContainerError) {
    // Known before anything is done: a run of billions takes 8 bytes.
    guard timedCount <= ContainerReader.largestFrameCount else {
      throw FrameTimes.tooMany
    }
    var decoding = 0
    var offsetRuns = offsets.makeIterator()
    var offset = TickRun(count: 0, ticks: 0)
    var left: UInt32 = 0
    for run in durations {
      for _ in 0..<run.count {
        while left == 0, let next = offsetRuns.next() { (offset, left) = (next, next.count) }
        let shift = left == 0 ? 0 : offsetsAreSigned ? Int(offset.ticks) : offset.unsigned
        try times.append(decoding + shift)
        if left > 0 { left -= 1 }
        decoding += run.unsigned
      }
    }
  }

  /// How long the last sample lasts, in ticks, as the table says; `nil` without samples.
  var lastDuration: Int? { durations.last { $0.count > 0 }?.unsigned }

  /// How many samples have a duration.
  private var timedCount: Int { durations.reduce(0) { $0 + Int($1.count) } }
}
