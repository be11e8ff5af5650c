internal import CFFmpeg
internal import Synchronization

/// The unfinished files of this process, where a signal handler can find them.
///
/// A fixed table in memory that is never freed: a handler must not lock, and may run while another
/// thread takes an entry out. It then unlinks a path that has just been renamed or removed, which
/// does no harm, as names are never used twice.
enum TemporaryPaths {
  private static let slotCount = 256
  private static let slotSize = 4096

  // Written under `lock` only, apart from the flags, which are atomic; see above for the handler.
  private nonisolated(unsafe) static let paths = UnsafeMutablePointer<CChar>.allocate(
    capacity: slotCount * slotSize)
  private nonisolated(unsafe) static let flags: UnsafeMutablePointer<Atomic<Bool>> = {
    let flags = UnsafeMutablePointer<Atomic<Bool>>.allocate(capacity: slotCount)
    for slot in 0..<slotCount { (flags + slot).initialize(to: Atomic(false)) }
    return flags
  }()
  private static let lock = Mutex(())

  /// Makes the table; before this the handler must not run.
  static func prepare() { _ = (paths, flags) }

  /// Enters a path; returns its place, or `nil` where the table is full or the path too long.
  ///
  /// Such a file outlives a second signal, and the next output of that name removes it.
  static func add(_ path: String) -> Int? {
    lock.withLock { _ in
      let bytes = path.utf8CString
      guard bytes.count <= slotSize else { return nil }
      let free = (0..<slotCount).first { !flags[$0].load(ordering: .acquiring) }
      guard let slot = free else { return nil }
      bytes.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        (paths + slot * slotSize).update(from: start, count: source.count)
      }
      flags[slot].store(true, ordering: .releasing)
      return slot
    }
  }

  /// Takes a path out again.
  static func remove(at slot: Int) {
    lock.withLock { _ in flags[slot].store(false, ordering: .releasing) }
  }

  /// Unlinks all files in the table.
  ///
  /// Called by the signal handler: no lock, no allocation.
  static func unlinkAll() {
    var slot = 0
    while slot < slotCount {
      if flags[slot].load(ordering: .acquiring) { _ = unlink(paths + slot * slotSize) }
      slot += 1
    }
  }
}
