#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the program's two output streams, written without any buffer of its own.
///
/// The one file that touches the C library's descriptors: its `stderr` is a global variable that
/// Swift 6 refuses, and its buffers would hold progress back.
struct StandardStream: Sendable {
  /// Results.
  static let output = StandardStream(descriptor: STDOUT_FILENO)

  /// Everything else.
  static let error = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Whether someone is looking at a terminal at the other end.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal; `nil` where it doesn't say, or where there is none.
  var terminalColumns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of a text.
  func write(_ text: String) throws(StreamError) {
    let failure = Array(text.utf8).withUnsafeBytes(writeAll)
    if failure == EPIPE { throw .closedPipe }
    if failure != 0 { throw .failed(String(cString: strerror(failure))) }
  }

  /// Writes as much as can be written; a message that nobody can read is no reason to fail.
  func writeIfPossible(_ text: String) { try? write(text) }

  /// Writes all bytes; the result is 0 or the system's error number.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let written = systemWrite(descriptor, rest.baseAddress, rest.count)
      if written >= 0 {
        done += written
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// Why standard output could not take a text.
enum StreamError: Error, Hashable, Sendable {
  /// The reader has gone, as `head` does.
  case closedPipe
  /// The system's reason.
  case failed(String)
}

/// The C library's `write`, which a method of that name would hide.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
