internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where an output goes in the end: links followed, checked, split into folder and name.
struct OutputTarget {
  /// The path of the file itself, no symbolic link.
  let path: String

  /// Its folder, `.` where the path names none.
  let folder: String

  /// The last part of the path.
  let name: String

  /// The permissions of the file that stands there; `nil` where none does.
  let mode: mode_t?

  /// Follows and checks a path.
  ///
  /// - Throws: ``MediaError`` where it can't become a file.
  init(_ displayName: String) throws(MediaError) {
    guard !displayName.isEmpty, !displayName.utf8.contains(0) else {
      throw MediaError(.cannotCreate, "an output needs a name", file: displayName)
    }
    let path = try Self.following(displayName)
    let (folder, name) = Self.split(path)
    guard !name.isEmpty, name != ".", name != ".." else {
      throw MediaError(
        .cannotCreate, "\(displayName) names a folder, not a file", file: displayName)
    }
    (self.path, self.folder, self.name) = (path, folder, name)
    mode = try Self.checkReplaceable(path, displayName: displayName)
    if mode != nil, access(path, W_OK) != 0 {
      throw MediaError(
        .cannotCreate, "\(displayName) exists and is write-protected", file: displayName)
    }
    try Self.checkFolder(folder, displayName)
  }

  /// Refuses what is there but is no regular file; returns the permissions of a regular one.
  @discardableResult
  static func checkReplaceable(
    _ path: String, displayName: String
  ) throws(MediaError) -> mode_t? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else {
      if errno == ENOENT { return nil }
      throw MediaError(
        systemCall: "lstat", "cannot create \(displayName)", file: displayName,
        kind: .cannotCreate)
    }
    let kinds: [mode_t: String] = [
      S_IFDIR: "a folder", S_IFIFO: "a named pipe", S_IFCHR: "a device", S_IFBLK: "a device",
      S_IFSOCK: "a socket", S_IFLNK: "a symbolic link",
    ]
    if let kind = kinds[facts.st_mode & S_IFMT] {
      throw MediaError(
        .cannotCreate, "\(displayName) is \(kind); only a regular file can be replaced",
        file: displayName)
    }
    return facts.st_mode & 0o7777
  }

  private static func checkFolder(_ folder: String, _ displayName: String) throws(MediaError) {
    var facts = stat()
    guard stat(folder, &facts) == 0 else {
      if errno == ENOENT {
        throw MediaError(
          .cannotCreate, "cannot create \(displayName): there is no folder '\(folder)'",
          file: displayName)
      }
      throw MediaError(
        systemCall: "stat", "cannot create \(displayName), as for its folder", file: displayName,
        kind: .cannotCreate)
    }
    guard facts.st_mode & S_IFMT == S_IFDIR else {
      throw MediaError(
        .cannotCreate, "cannot create \(displayName): \(folder) is not a folder",
        file: displayName)
    }
  }
}

extension OutputTarget {
  /// The path at the end of a chain of symbolic links, whether or not anything is there.
  private static func following(_ displayName: String) throws(MediaError) -> String {
    var path = displayName
    for _ in 0..<40 {
      guard let destination = linkDestination(path) else { return path }
      path = destination.hasPrefix("/") ? destination : "\(split(path).folder)/\(destination)"
    }
    throw MediaError(
      .cannotCreate, "\(displayName) is a symbolic link that leads in a circle", file: displayName)
  }

  private static func linkDestination(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  static func split(_ path: String) -> (folder: String, name: String) {
    let bytes = Array(path.utf8)
    guard let stroke = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = stroke == 0 ? "/" : String(decoding: bytes[..<stroke], as: UTF8.self)
    return (folder, String(decoding: bytes[(stroke + 1)...], as: UTF8.self))
  }
}
