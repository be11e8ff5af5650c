#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Opens files that may be pipes, for which opening waits until somebody writes.
enum WaitingFile {
  /// A descriptor to read `path` by, which the caller closes.
  ///
  /// A signal ends the waiting for a pipe's writer, which `open` alone, begun again, would not.
  ///
  /// - Throws: ``MediaError`` where it can't be opened, of kind `interrupted` where a signal asked to stop.
  static func open(_ path: String) throws(MediaError) -> CInt {
    while true {
      let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else {
        throw MediaError(systemCall: "open", "cannot read \(path)", file: path)
      }
      do {
        try Interruption.check()
      } catch let error as MediaError {
        throw error
      } catch {
        throw MediaError(.interrupted, "\(error)", file: path)
      }
    }
  }
}

/// The C library's `open`, which a method of that name would hide.
private let systemOpen: @Sendable (UnsafePointer<CChar>, CInt) -> CInt = { open($0, $1) }
