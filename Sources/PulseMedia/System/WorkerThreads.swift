#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Threads of the system's own, for work that waits: for the disk, or for an encoder's threads.
public enum WorkerThreads {
  private final class Work {
    let number: Int
    let body: @Sendable (Int) -> Void
    init(_ number: Int, _ body: @escaping @Sendable (Int) -> Void) {
      (self.number, self.body) = (number, body)
    }
  }

  /// Runs `body` on `count` threads at once, with their numbers from 0, and waits for all.
  ///
  /// - Throws: ``MediaError`` where not a single thread can be had; with fewer than `count` the work is
  ///   done by those.
  public static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) throws {
    var threads: [pthread_t] = []
    for number in 0..<count {
      guard let thread = start(Work(number, body)) else { break }
      threads.append(thread)
    }
    guard !threads.isEmpty else {
      throw MediaError(.refusedByLibrary, "cannot start a thread", call: "pthread_create")
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ work: Work) -> pthread_t? {
    let box = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failure = pthread_create(&thread, nil, runWork, box.toOpaque())
    guard failure == 0 else {
      box.release()
      return nil
    }
    return thread
  }

  #if canImport(Darwin)
    private static let runWork:
      @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
        let work = Unmanaged<Work>.fromOpaque($0).takeRetainedValue()
        work.body(work.number)
        return nil
      }
  #else
    private static let runWork:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
        guard let box = $0 else { return nil }
        let work = Unmanaged<Work>.fromOpaque(box).takeRetainedValue()
        work.body(work.number)
        return nil
      }
  #endif
}
