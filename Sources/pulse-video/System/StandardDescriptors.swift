#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The numbers 0, 1 and 2, which mean standard input, output and error to every library.
enum StandardDescriptors {
  /// Fills those that the caller has closed, so that no file of ours gets such a number and then
  /// somebody's words in its middle.
  ///
  /// They are opened the wrong way around: to write to a closed output stays an error.
  static func reserve() {
    for number: CInt in 0...2 where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
