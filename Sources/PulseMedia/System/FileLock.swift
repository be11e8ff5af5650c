internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A lock that processes hold on a name, and that ends with them however they end.
///
/// It is `flock` on a file of that name. The file alone means nothing: a leftover of a killed process
/// is locked by nobody.
public final class FileLock: Sendable {
  /// Who may hold it at the same time.
  public enum Kind: Sendable {
    /// Nobody else.
    case exclusive
    /// Others that share it.
    case shared
  }

  /// What came of trying.
  public enum Outcome {
    /// It is held from now on.
    case held(FileLock)
    /// Somebody else holds it.
    case taken
    /// This file system knows no locks.
    case unsupported
  }

  private let path: String
  private let descriptor: CInt

  private init(path: String, descriptor: CInt) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Tries to take the lock.
  ///
  /// - Parameters:
  ///   - path: the name that is locked; an empty file of that name is made.
  ///   - kind: who may hold it at the same time.
  ///   - patience: for how many milliseconds a holder is waited for. A process that was killed holds its
  ///     locks for a moment longer, until the last of its threads is gone.
  /// - Throws: ``MediaError`` where the file can't be made.
  public static func take(_ path: String, _ kind: Kind, patience: Int = 0) throws -> Outcome {
    var left = patience
    while true {
      let outcome = try attempt(path, kind)
      guard case .taken = outcome, left > 0 else { return outcome }
      usleep(20_000)
      left -= 20
    }
  }

  private static func attempt(_ path: String, _ kind: Kind) throws -> Outcome {
    for _ in 0..<100 {
      let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
      let descriptor = retrying { open(path, flags, 0o666) }
      guard descriptor >= 0 else {
        throw MediaError(
          systemCall: "open", "cannot create \(path)", file: path, kind: .cannotCreate)
      }
      let operation = (kind == .exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB
      guard retrying({ flock(descriptor, operation) }) == 0 else {
        let failure = errno
        close(descriptor)
        return failure == EWOULDBLOCK ? .taken : .unsupported
      }
      // Between opening and locking its last holder may have removed it.
      if isNamed(path, descriptor) {
        return .held(FileLock(path: path, descriptor: descriptor))
      }
      close(descriptor)
    }
    return .taken
  }

  /// Gives the lock back, and removes its file unless others still share it.
  deinit {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileLock.isNamed(path, descriptor) {
      unlink(path)
    }
    close(descriptor)
  }

  private static func isNamed(_ path: String, _ descriptor: CInt) -> Bool {
    var (mine, named) = (stat(), stat())
    guard fstat(descriptor, &mine) == 0, lstat(path, &named) == 0 else { return false }
    return mine.st_dev == named.st_dev && mine.st_ino == named.st_ino
  }
}
