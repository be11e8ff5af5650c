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
}
