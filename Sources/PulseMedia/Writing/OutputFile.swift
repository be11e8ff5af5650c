internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that appears under its name only when it is whole.
///
/// It is written as `.NAME.partial-PID-RANDOM` in the same folder, then synced and renamed. Until
/// ``commit(durably:)``, and for ever after ``abandon()``, what stood under the name stays untouched.
/// Dropped early, it is abandoned.
public final class OutputFile {
  /// The name that the user gave.
  public let path: String

  /// Where to write; never starts with `-`, and may contain anything else that a path can.
  public let temporaryPath: String

  private let target: OutputTarget
  private let overwrite: Bool
  private let descriptor: CInt
  private let slot: Int?
  private var isOpen = true

  /// Creates the temporary file, empty, with the mode that the finished file will have.
  ///
  /// Leftovers of killed processes that wrote the same name are removed. Symbolic links are followed:
  /// the file they lead to is replaced.
  ///
  /// - Parameters:
  ///   - path: the name of the finished file.
  ///   - overwrite: whether an existing file may be replaced.
  ///   - removesLeftovers: `false` where ``removeLeftovers(in:)`` has been called, as looking for them
  ///     goes through the whole folder each time.
  /// - Throws: ``MediaError``, with kind `cannotCreate`, `alreadyExists` or `diskFull`.
  public init(path: String, overwrite: Bool = true, removesLeftovers: Bool = true) throws {
    self.path = path
    self.overwrite = overwrite
    target = try OutputTarget(path)
    guard overwrite || target.mode == nil else { throw Self.exists(path) }
    if removesLeftovers { PartialFile.removeStale(of: target) }
    let partial = try PartialFile.create(for: target, displayName: path)
    (temporaryPath, descriptor) = (partial.path, partial.descriptor)
    slot = TemporaryPaths.add(partial.path)
  }

  deinit { abandon() }

  /// Removes from a folder the temporary files of all writers that are gone, whatever they wrote.
  public static func removeLeftovers(in folder: String) { PartialFile.removeStale(in: folder) }

  /// Writes bytes at the end of the temporary file.
  ///
  /// - Throws: ``MediaError`` where they can't be written.
  public func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try PNGFile.writeAll($0, to: descriptor, path) }
  }

  /// Writes bytes after all that anyone has written into the temporary file.
  ///
  /// - Throws: ``MediaError`` where they can't be written.
  public func append(_ bytes: [UInt8]) throws {
    guard lseek(descriptor, 0, SEEK_END) >= 0 else {
      throw MediaError(systemCall: "lseek", "cannot write \(path)", file: path)
    }
    try write(bytes)
  }

  /// Writes bytes in place of others, for sizes that are known only in the end.
  ///
  /// - Parameters:
  ///   - bytes: what is written.
  ///   - offset: where, from the beginning of the file; all of it must have been written before.
  /// - Throws: ``MediaError`` where they can't be written.
  public func replace(_ bytes: [UInt8], at offset: Int) throws {
    let count = bytes.withUnsafeBytes { bytes in
      pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset))
    }
    guard count == bytes.count else {
      throw MediaError(systemCall: "pwrite", "cannot write \(path)", file: path)
    }
  }

  /// Syncs the file and puts it under its name, at once and whole.
  ///
  /// - Parameter durably: whether to wait until disk and folder have it. `false` for pictures of a
  ///   numbered sequence, where waiting for each would take longer than drawing it.
  /// - Throws: ``MediaError``; the file is then abandoned.
  public func commit(durably: Bool = true) throws {
    guard isOpen else {
      throw MediaError(.cannotCreate, "\(path) has been finished before", file: path)
    }
    do {
      if let mode = target.mode { try system(fchmod(descriptor, mode), "fchmod") }
      if durably { try system(retrying { fsync(descriptor) }, "fsync") }
      try OutputTarget.checkReplaceable(target.path, displayName: path)
      try putInPlace()
    } catch {
      abandon()
      throw error
    }
    release()
    if durably { syncFolder() }
  }

  /// Removes what was written; does nothing after ``commit(durably:)``.
  public func abandon() {
    guard isOpen else { return }
    unlink(temporaryPath)
    release()
  }

  private func release() {
    isOpen = false
    if let slot { TemporaryPaths.remove(at: slot) }
    close(descriptor)
  }

  private func putInPlace() throws {
    guard !overwrite else {
      return try system(rename(temporaryPath, target.path), "rename")
    }
    if pulse_rename_exclusive(temporaryPath, target.path) == 0 { return }
    if errno == EEXIST { throw Self.exists(path) }
    // Not every file system can do that; a second name for the file is as good, and as exclusive.
    guard link(temporaryPath, target.path) == 0 else {
      if errno == EEXIST { throw Self.exists(path) }
      return try system(-1, "link")
    }
    unlink(temporaryPath)
  }

  /// Makes the new name survive a power cut.
  ///
  /// Some file systems can't sync a folder; the file is there all the same.
  private func syncFolder() {
    let folder = open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = retrying { fsync(folder) }
    close(folder)
  }

  private func system(_ result: CInt, _ call: StaticString) throws {
    guard result < 0 else { return }
    throw MediaError(systemCall: call, "cannot write \(path)", file: path)
  }

  private static func exists(_ path: String) -> MediaError {
    MediaError(.alreadyExists, "\(path) exists, and is not to be overwritten", file: path)
  }
}
