import Glibc

/// A program with its arguments, to be run and measured as a whole process.
struct Command {
  /// What one run took.
  struct Usage {
    /// Seconds from start to end.
    let wall: Double
    /// Seconds of processor time, user and system together.
    let processor: Double
    /// The largest resident memory, in megabytes of 10^6 bytes.
    let peakMemory: Double
  }

  let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Runs the program, its output thrown away; ends this process where it fails.
  func run() -> Usage {
    let start = ContinuousClock.now
    let child = spawn()
    var usage = rusage()
    var status: Int32 = 0
    guard wait4(child, &status, 0, &usage) == child, status == 0 else {
      print("failed with status \(status): \(arguments.joined(separator: " "))")
      exit(1)
    }
    let wall = (ContinuousClock.now - start) / .seconds(1)
    return Usage(
      wall: wall, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakMemory: Double(usage.ru_maxrss) * 1024 / 1e6)
  }

  private func spawn() -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var child: pid_t = 0
    let result = posix_spawnp(&child, arguments[0], &actions, nil, words, environ)
    guard result == 0 else {
      print("can't run \(arguments[0]): \(String(cString: strerror(result)))")
      exit(1)
    }
    return child
  }

  private func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
