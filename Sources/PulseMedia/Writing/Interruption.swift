internal import CFFmpeg
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Signals that ask the program to stop, as a flag that long work polls between frames.
///
/// The first one only sets the flag: the work unwinds by itself and removes its unfinished files. A
/// second one of the same kind ends the program at once; unfinished files are removed even then.
public enum Interruption {
  /// Takes over SIGINT, SIGTERM and SIGHUP, and ignores SIGPIPE and SIGXFSZ.
  ///
  /// A closed pipe and a file at its largest allowed size are then errors of the write. Signals that
  /// are ignored already stay so, as under `nohup`; those that a parent has blocked come through. A write to a pipe that nobody reads wakes up if it is on the main thread, which is
  /// where the system sends signals first; elsewhere it takes the second signal.
  public static func install() {
    // What the handler touches exists before it can run.
    _ = first.load(ordering: .relaxed)
    _ = seen.load(ordering: .relaxed)
    TemporaryPaths.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] { pulse_handle_signal(number, handleSignal) }
    pulse_ignore_signal(SIGPIPE)
    pulse_ignore_signal(SIGXFSZ)
  }

  /// The first signal that came, such as 2 for SIGINT; `nil` where none did.
  public static var signal: Int32? {
    let number = first.load(ordering: .acquiring)
    return number == 0 ? nil : Int32(number)
  }

  /// The error with which interrupted work ends.
  public static var error: MediaError {
    let names: [Int32: String] = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]
    let name = signal.flatMap { names[$0] } ?? "a signal"
    return MediaError(.interrupted, "stopped by \(name)")
  }

  /// Throws ``error`` if a signal came.
  public static func check() throws {
    if signal != nil { throw error }
  }

  fileprivate static let first = Atomic<Int>(0)
  /// One bit for each signal that came.
  fileprivate static let seen = Atomic<UInt64>(0)
}

/// The signal handler: nothing here may allocate, lock or wait.
private func handleSignal(_ number: CInt) {
  let before = errno
  let bit = UInt64(1) << UInt64(number)
  let (seen, _) = Interruption.seen.bitwiseOr(bit, ordering: .acquiringAndReleasing)
  if seen & bit != 0 {
    TemporaryPaths.unlinkAll()
    _exit(128 + number)
  }
  _ = Interruption.first.compareExchange(
    expected: 0, desired: Int(number), ordering: .acquiringAndReleasing)
  errno = before
}
