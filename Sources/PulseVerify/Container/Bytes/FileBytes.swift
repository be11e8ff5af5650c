internal import PulseMedia

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A regular file that is read at any place: the only file of this module that touches raw memory.
final class FileBytes: Sendable {
  let count: Int
  private let descriptor: CInt

  init(path: String) throws(ContainerError) {
    // Not blocking, should it be a pipe that nobody writes to.
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("cannot read \(path): \(Self.reason)") }
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .system("\(path) is not a regular file")
    }
    count = Int(facts.st_size)
  }

  deinit { close(descriptor) }

  /// The bytes from `offset` on, up to `length`; fewer at the end.
  func read(at offset: Int, length: Int) throws(ContainerError) -> [UInt8] {
    let wanted = max(0, min(length, count - offset))
    guard wanted > 0, offset >= 0 else { return [] }
    var done = 0
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
      while done < wanted {
        let target = unsafe buffer.baseAddress.map { unsafe $0 + done }
        let got = unsafe pread(descriptor, target, wanted - done, off_t(offset + done))
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        // The file may have shrunk since it was opened.
        if got <= 0 { break }
        done += got
      }
      initialized = done
    }
    guard !failed else { throw .system("cannot read the file: \(Self.reason)") }
    return bytes
  }

  private static var reason: String {
    unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
  }
}
