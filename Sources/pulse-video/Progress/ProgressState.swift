/// How far work has come, and how long that took.
package struct ProgressState: Hashable, Sendable {
  /// Frames that are finished.
  package let finished: Int

  /// Frames in all.
  package let total: Int

  /// Seconds since the work began.
  package let seconds: Double

  /// Files that are finished; `nil` where only one is made.
  package let finishedFiles: Int?

  /// Files in all; `nil` where only one is made.
  package let fileCount: Int?

  /// Makes a state.
  package init(
    finished: Int, total: Int, seconds: Double, finishedFiles: Int? = nil, fileCount: Int? = nil
  ) {
    (self.finished, self.total, self.seconds) = (finished, total, seconds)
    (self.finishedFiles, self.fileCount) = (finishedFiles, fileCount)
  }

  /// Frames a second so far; `nil` before there is anything to measure.
  var speed: Double? {
    finished > 0 && seconds > 0 ? Double(finished) / seconds : nil
  }

  /// Seconds that the rest will take at this speed; `nil` before there is one.
  var secondsLeft: Double? {
    speed.map { Double(max(total - finished, 0)) / $0 }
  }
}

extension ProgressState {
  /// One line for a terminal: `  60/120 frames  50 %  84.2 frames/s  0:01 left`.
  package var line: String {
    let percent = total > 0 ? finished * 100 / total : 100
    var parts: [String] = []
    if let finishedFiles, let fileCount { parts.append("\(finishedFiles)/\(fileCount) files") }
    parts += ["\(finished)/\(total) frames", "\(percent) %"]
    if let speed { parts.append("\(Decimal.text(speed, places: 1)) frames/s") }
    if let secondsLeft { parts.append("\(ProgressState.clock(secondsLeft)) left") }
    return parts.joined(separator: "  ")
  }

  /// One JSON object without a line break.
  package var json: String {
    var json = JSONWriter()
    json.object {
      $0.member("schema", 1)
      $0.member("finishedFrames", finished)
      $0.member("frameCount", total)
      if let finishedFiles, let fileCount {
        $0.member("finishedFiles", finishedFiles)
        $0.member("fileCount", fileCount)
      }
      $0.member("seconds", seconds)
      $0.member("framesPerSecond", speed)
      $0.member("secondsLeft", secondsLeft)
    }
    return json.text
  }

  /// `m:ss`, or `h:mm:ss` from an hour on; rounded up, as nothing ends before its last second.
  private static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 359_999))
    let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
  }
}
