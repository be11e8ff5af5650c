internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension MediaError {
  /// The error of a system call that has just failed, from `errno`.
  ///
  /// - Parameter kind: the sort of trouble; from `errno` where omitted.
  init(systemCall: StaticString, _ message: String, file: String, kind: Kind? = nil) {
    let code = pulse_error_from_errno(errno)
    self.init(
      kind ?? LibavCode(rawValue: code).kindForFiles, message, file: file, call: "\(systemCall)",
      code: code)
  }
}

/// Calls again what a signal cut short.
func retrying(_ call: () -> CInt) -> CInt {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
