internal import CFFmpeg

/// The one place where a code of libav's becomes an error.
///
/// - Parameters:
///   - code: what the call returned; negative means failure.
///   - call: the C function's name.
///   - message: what could not be done, evaluated only on failure.
///   - file: the file concerned, as the user named it.
///   - kind: the sort of trouble; from the code where omitted.
///   - context: what libav logged with, to find its last words.
/// - Returns: the code, where it is no failure.
@discardableResult
func check(
  _ code: CInt, _ call: StaticString, _ message: @autoclosure () -> String,
  file: String? = nil, kind: MediaError.Kind? = nil, context: UnsafeMutableRawPointer? = nil
) throws(MediaError) -> CInt {
  guard code < 0 else { return code }
  throw MediaError(
    kind ?? LibavCode(rawValue: code).kindForFiles, message(), file: file, call: "\(call)",
    code: code, logLine: MediaLog.lastLine(of: context))
}

/// Unwraps what an allocating C function returned.
func allocated<Pointer>(_ pointer: Pointer?, _ call: StaticString) throws(MediaError) -> Pointer {
  guard let pointer else {
    throw MediaError(.refusedByLibrary, "out of memory", call: "\(call)")
  }
  return pointer
}
