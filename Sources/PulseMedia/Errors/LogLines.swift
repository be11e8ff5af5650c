internal import CFFmpeg

/// The last lines of libav's log, by speaker.
struct LogLines {
  private struct Line {
    var text: String
    var isError: Bool
  }

  private static let limit = 16

  private var watched: [UInt: [Line]] = [:]
  private var unfinished: [UInt: String] = [:]
  private var stray: (thread: UInt, text: String)?

  mutating func watch(_ speaker: UInt) { watched[speaker] = [] }

  mutating func unwatch(_ speaker: UInt) {
    watched[speaker] = nil
    unfinished[speaker] = nil
  }

  func lastLine(of speaker: UInt, thread: UInt) -> String? {
    if let lines = watched[speaker], let last = lines.last {
      return (lines.last(where: \.isError) ?? last).text
    }
    if let stray, stray.thread == thread { return stray.text }
    return nil
  }

  func allLines(of speaker: UInt) -> [String] { (watched[speaker] ?? []).map(\.text) }

  /// Adds a piece of text; returns the line that it completes, with the speaker's name before it.
  mutating func add(
    _ words: String, endsLine: Bool, name: String?, speakers: [UInt], severity: CInt, thread: UInt
  ) -> String? {
    let key = speakers.first ?? 0
    let begun = (unfinished[key] ?? "") + words
    guard endsLine else {
      unfinished[key] = String(begun.prefix(1000))
      return nil
    }
    unfinished[key] = nil
    let text = begun.split(whereSeparator: \.isNewline).joined(separator: " ").printable
    guard !text.isEmpty else { return nil }
    let line = name.map { "[\($0.printable)] \(text)" } ?? text
    if severity <= AV_LOG_WARNING { keep(line, speakers, severity <= AV_LOG_ERROR, thread) }
    return line
  }

  private mutating func keep(_ text: String, _ speakers: [UInt], _ isError: Bool, _ thread: UInt) {
    guard let speaker = speakers.first(where: { watched[$0] != nil }) else {
      stray = (thread, text)
      return
    }
    watched[speaker]?.append(Line(text: text, isError: isError))
    if let count = watched[speaker]?.count, count > Self.limit { watched[speaker]?.removeFirst() }
  }
}
