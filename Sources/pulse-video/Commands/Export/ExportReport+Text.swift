import PulseEncode
import PulseTimeline

extension ExportReport.Output {
  /// One line for people: `pulse.mp4: 1080x1080, 120 frames at 60 fps, 2 s, 61.2 KB`.
  var line: String {
    let parts = [
      "\(width)x\(height)", "\(frames) frame\(frames == 1 ? "" : "s") at \(rate.words) fps",
      duration.secondsText, bytes.map(Decimal.bytes),
    ]
    return "\(PlainText.line(file)): \(parts.compactMap(\.self).joined(separator: ", "))\n"
  }

  /// What was lowered so that the file fits, in one sentence; `nil` where no limit was given.
  var fittingNote: String? {
    guard let fitting else { return nil }
    var parts = [fitting.quality.map { "quality \($0)" } ?? "no quality to choose"]
    if let asked = fitting.originalRate {
      parts.append("\(rate.words) fps instead of \(asked.words)")
    }
    if let asked = fitting.originalWidth, let high = fitting.originalHeight {
      parts.append("\(width)x\(height) instead of \(asked)x\(high)")
    }
    let count = fitting.encodings == 1 ? "1 encoding" : "\(fitting.encodings) encodings"
    return "\(file): \(Decimal.bytes(bytes ?? 0, ofAtMost: fitting.limit)), with "
      + "\(parts.joined(separator: ", ")); \(count)"
  }
}
