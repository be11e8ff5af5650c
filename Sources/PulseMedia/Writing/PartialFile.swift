internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The temporary files of ``OutputFile``: their names, their creation, and the leftovers of others.
///
/// A writer holds a lock (`flock`) on its file as long as it lives, which tells a leftover from the work
/// of another process. Where the file system knows no locks, the process number in the name does.
enum PartialFile {
  /// The longest name that file systems take, in bytes.
  private static let longestName = 255
  /// `.` + `.partial-` + up to 10 digits + `-` + 16 hexadecimal digits.
  private static let decoration = 1 + 9 + 10 + 1 + 16

  /// Creates and locks a temporary file for `target`, which nobody else can have opened before.
  static func create(
    for target: OutputTarget, displayName: String
  ) throws(MediaError) -> (path: String, descriptor: CInt) {
    // The owner must be able to write while the file grows; the exact old mode comes at the end.
    let mode = target.mode.map { ($0 & 0o777) | 0o600 } ?? 0o666
    for _ in 0..<100 {
      let random = UInt64.random(in: .min ... .max)
      let digits = String(random, radix: 16)
      let padded = String(repeating: "0", count: 16 - digits.utf8.count) + digits
      let path = "\(target.folder)/\(prefix(target.name))\(getpid())-\(padded)"
      let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let descriptor = retrying { open(path, flags, mode) }
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw MediaError(
          systemCall: "open", "cannot create \(displayName)", file: displayName,
          kind: errno == ENOSPC || errno == EDQUOT ? .diskFull : .cannotCreate)
      }
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      var facts = stat()
      // Between creation and lock another writer may have taken it for a leftover.
      if fstat(descriptor, &facts) == 0, facts.st_nlink > 0 { return (path, descriptor) }
      close(descriptor)
    }
    throw MediaError(.cannotCreate, "cannot find a temporary name for \(displayName)")
  }

  /// Removes the temporary files of the same name whose writer is gone.
  static func removeStale(of target: OutputTarget) {
    guard let folder = opendir(target.folder) else { return }
    defer { closedir(folder) }
    let prefix = Array(prefix(target.name).utf8)
    while let entry = readdir(folder) {
      let name = pulse_entry_name(entry).map { String(cString: $0) } ?? ""
      guard let process = writer(ofName: Array(name.utf8), prefix) else { continue }
      removeIfStale("\(target.folder)/\(name)", process)
    }
  }

  /// Removes the temporary files of any name whose writer is gone.
  static func removeStale(in path: String) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    let middle = Array(".partial-".utf8)
    while let entry = readdir(folder) {
      let name = pulse_entry_name(entry).map { Array(String(cString: $0).utf8) } ?? []
      guard name.first == UInt8(ascii: "."), name.count > decoration - 10 else { continue }
      // The last `.partial-`, as a name may itself hold one.
      let starts = name.indices.dropLast(middle.count).reversed()
      guard let start = starts.first(where: { name[$0...].starts(with: middle) }),
        let process = writer(ofName: name, Array(name[..<(start + middle.count)]))
      else { continue }
      removeIfStale("\(path)/\(String(decoding: name, as: UTF8.self))", process)
    }
  }

  private static func removeIfStale(_ path: String, _ process: pid_t) {
    // Not blocking, should anyone have put a pipe there.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      // Whoever wrote it holds it no more. The process number is not asked: a killed process keeps
      // its number until its parent takes note, and in a container numbers come again.
      unlink(path)
    } else if errno != EWOULDBLOCK, kill(process, 0) != 0, errno != EPERM {
      // This file system knows no locks, and the process is gone.
      unlink(path)
    }
  }

  /// The process number in a name of ours; `nil` for any other name.
  private static func writer(ofName name: [UInt8], _ prefix: [UInt8]) -> pid_t? {
    guard name.starts(with: prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 16 else { return nil }
    let isHexadecimal = parts[1].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard isHexadecimal, let process = pid_t(String(decoding: parts[0], as: UTF8.self)) else {
      return nil
    }
    return process > 0 ? process : nil
  }

  /// `.NAME.partial-`; a name too long for it is cut, and a checksum of the whole put in its place.
  private static func prefix(_ name: String) -> String {
    guard name.utf8.count + decoration > longestName else { return ".\(name).partial-" }
    // FNV-1a, 64 bits.
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let mark = "~" + String(hash, radix: 16)
    var stem = ""
    for character in name {
      let grown = stem.utf8.count + String(character).utf8.count
      if grown + mark.utf8.count + decoration > longestName { break }
      stem.append(character)
    }
    return ".\(stem)\(mark).partial-"
  }
}
