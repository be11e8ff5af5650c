internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// How many processors this process may use.
public enum Processors {
  /// The processors that the system lets this process run on: its affinity, at least 1.
  public static var allowed: Int {
    let allowed = Int(pulse_allowed_processors())
    return allowed > 0 ? allowed : online
  }

  private static var online: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
