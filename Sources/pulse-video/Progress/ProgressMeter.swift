/// Reports progress in one style, often enough to be useful and seldom enough to cost nothing.
///
/// It holds no clock: each report carries its own time, so that what is written follows from the
/// reports alone.
package struct ProgressMeter: Sendable {
  /// Seconds between two reports; the eye needs no more than ten a second.
  package static let interval = 0.1

  private let style: ProgressStyle
  private var lastReport: Double?
  private var shownColumns = 0

  package init(style: ProgressStyle) { self.style = style }

  /// What to write for a state: nothing where the last report was only just made.
  ///
  /// The last state is always reported in JSON, so that a reader sees the end.
  package mutating func report(_ state: ProgressState) -> String {
    let isLast = state.finished >= state.total
    guard style != .none, isDue(at: state.seconds) || (isLast && style == .json) else { return "" }
    lastReport = state.seconds
    guard style == .line else { return state.json + "\n" }
    let line = state.line
    defer { shownColumns = line.count }
    return "\r" + line.padded(to: shownColumns)
  }

  /// What to write when the work has ended, well or badly: it takes the line away.
  package mutating func finish() -> String {
    defer { shownColumns = 0 }
    return shownColumns == 0 ? "" : "\r" + String(repeating: " ", count: shownColumns) + "\r"
  }

  private func isDue(at seconds: Double) -> Bool {
    lastReport.map { seconds - $0 >= ProgressMeter.interval } ?? true
  }
}
