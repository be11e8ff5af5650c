internal import CFFmpeg
internal import Synchronization

/// What libav has to say, kept for error messages and, on wish, shown on standard error.
///
/// libav has one log for the whole process, and encoder threads speak from elsewhere. Lines are
/// therefore kept by the object that speaks (an encoder, a file) as long as its owner watches it.
public enum MediaLog {
  /// How much of libav's log is shown on standard error.
  public enum Level: Int, Sendable {
    /// Nothing.
    case quiet
    /// Only what precedes a crash; errors travel in ``MediaError`` instead.
    case normal
    /// Everything up to libav's `info` level.
    case verbose
  }

  /// How much is shown on standard error; `.normal` at the start.
  public static var level: Level {
    get { Level(rawValue: shownLevel.load(ordering: .relaxed)) ?? .normal }
    set {
      install()
      shownLevel.store(newValue.rawValue, ordering: .relaxed)
    }
  }

  private static let shownLevel = Atomic<Int>(Level.normal.rawValue)
  private static let lines = Mutex(LogLines())
  private static let installed: Void = {
    // A literal, as its last argument is imported as an optional on some processors only.
    av_log_set_callback { receiveLogLine($0, $1, $2, $3) }
    // SVT-AV1 writes to standard error by itself, past libav's log. 0: nothing but what ends the process,
    // as it calls every encoder that is given up early an error. The user's own choice stays.
    setenv("SVT_LOG", "0", 0)
  }()

  /// Puts our callback in libav's place for it; once, however often it is called.
  static func install() { _ = installed }

  /// Starts to keep what `context` says.
  static func watch(_ context: UnsafeMutableRawPointer) {
    install()
    lines.withLock { $0.watch(UInt(bitPattern: context)) }
  }

  /// Forgets `context`, which is about to be freed.
  static func unwatch(_ context: UnsafeMutableRawPointer) {
    lines.withLock { $0.unwatch(UInt(bitPattern: context)) }
  }

  /// The last words of `context`, errors before warnings; without a watched context, what was last
  /// said on this thread by something that nobody watches.
  static func lastLine(of context: UnsafeMutableRawPointer?) -> String? {
    lines.withLock { $0.lastLine(of: UInt(bitPattern: context), thread: currentThread) }
  }

  /// The warnings and errors that `context` uttered so far, the oldest first, at most 16.
  static func allLines(of context: UnsafeMutableRawPointer) -> [String] {
    lines.withLock { $0.allLines(of: UInt(bitPattern: context)) }
  }

  /// Takes one message from libav, on whatever thread it came.
  fileprivate static func receive(
    _ context: UnsafeMutableRawPointer?, severity: CInt, text: () -> (String, endsLine: Bool)
  ) {
    let isShown = severity <= threshold
    guard isShown || severity <= AV_LOG_WARNING else { return }
    let (words, endsLine) = text()
    var speakers: [UInt] = []
    var speaker = context
    while let current = speaker, speakers.count < 4 {
      speakers.append(UInt(bitPattern: current))
      speaker = pulse_log_parent(current)
    }
    let name = pulse_log_name(context).map { String(cString: $0) }
    let finished = lines.withLock {
      $0.add(
        words, endsLine: endsLine, name: name, speakers: speakers, severity: severity,
        thread: currentThread)
    }
    if isShown, let finished { show(finished) }
  }

  private static var threshold: CInt {
    switch level {
    case .quiet: AV_LOG_QUIET
    case .normal: AV_LOG_PANIC
    case .verbose: AV_LOG_INFO
    }
  }

  private static func show(_ line: String) {
    var bytes = Array(line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  private static var currentThread: UInt { pulse_thread_identity() }
}

/// libav's log callback.
///
/// It may run on any thread, also while another one is inside.
private func receiveLogLine(
  _ context: UnsafeMutableRawPointer?, _ level: CInt, _ format: UnsafePointer<CChar>?,
  _ arguments: CVaListPointer?
) {
  guard let arguments else { return }
  // The bits above the lowest eight are a tint for terminals.
  let severity = level < 0 ? level : level & 0xFF
  MediaLog.receive(context, severity: severity) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      var printsPrefix: CInt = 0
      av_log_format_line2(
        context, level, format, arguments, buffer.baseAddress, CInt(buffer.count), &printsPrefix)
      let text = buffer.baseAddress.map { String(cString: $0) } ?? ""
      return (text, printsPrefix != 0)
    }
  }
}
