internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Folders: made, and looked into.
public enum FolderAccess {
  /// Removes a folder that holds nothing; others stay.
  public static func removeEmpty(_ path: String) { rmdir(path) }

  /// Makes a folder and those above it, where they are missing.
  ///
  /// - Throws: ``MediaError`` of kind `cannotCreate`.
  public static func create(_ path: String) throws {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? part : "/\(part)"
      guard mkdir(made, 0o777) != 0 else { continue }
      var facts = stat()
      let failure = errno
      let isThere = stat(made, &facts) == 0
      if isThere, facts.st_mode & S_IFMT != S_IFDIR { throw fileInsteadOfFolder(made, path) }
      guard isThere else {
        errno = failure
        throw MediaError(
          systemCall: "mkdir", "cannot create the folder \(made)", file: made, kind: .cannotCreate)
      }
    }
  }

  /// The error for a name that a folder is to have and a file has.
  ///
  /// - Parameters:
  ///   - file: the file's name.
  ///   - folder: the folder that is wanted: of that name, or below it.
  private static func fileInsteadOfFolder(_ file: String, _ folder: String) -> MediaError {
    let isItself = file.count >= folder.count
    return MediaError(
      .cannotCreate,
      isItself
        ? "\(file) is a file, not a folder; name another folder, or move the file away"
        : "cannot create the folder \(folder), as \(file) is a file; name another folder, or move the "
          + "file away", file: file)
  }

  /// Whether a folder is there, links followed.
  public static func exists(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything at all has a name, be it a link that leads nowhere.
  public static func isAnything(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// Whether two names lead to one file or folder that is there.
  public static func areSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_dev == other.st_dev
      && one.st_ino == other.st_ino
  }

  /// Whether a name below a folder is that of a regular file, and no part of it is a link.
  public static func isPlainFile(_ name: String, in folder: String) -> Bool {
    var facts = stat()
    var path = folder
    for part in name.split(separator: "/") {
      path += "/\(part)"
      guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFLNK else { return false }
    }
    return facts.st_mode & S_IFMT == S_IFREG
  }

  /// The names of everything in a folder, sorted by their bytes.
  ///
  /// - Throws: ``MediaError`` where the folder can't be read.
  public static func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else {
      throw MediaError(systemCall: "opendir", "cannot look into \(path)", file: path)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      guard let name = pulse_entry_name(entry).map({ String(cString: $0) }) else { continue }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a regular file or link; whether it was there.
  ///
  /// - Throws: ``MediaError`` where it can't be removed.
  @discardableResult
  public static func removeFile(_ path: String) throws -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT { return false }
    throw MediaError(systemCall: "unlink", "cannot remove \(path)", file: path)
  }

  /// Gives a file a second name in another folder, or copies it where that can't be.
  ///
  /// - Throws: ``MediaError``.
  public static func place(_ file: String, as path: String) throws {
    // Renaming one name of a file over another one does nothing.
    if areSame(file, path) { return }
    let output = try OutputFile(path: path)
    do {
      // The empty temporary file gives way to the second name, which takes its name.
      if unlink(output.temporaryPath) != 0 || link(file, output.temporaryPath) != 0 {
        try copy(file, to: output.temporaryPath)
      }
      try output.commit()
    } catch {
      output.abandon()
      throw error
    }
  }

  private static func copy(_ file: String, to path: String) throws {
    let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else {
      throw MediaError(systemCall: "open", "cannot create \(path)", file: path)
    }
    defer { close(descriptor) }
    let bytes = try InputBytes.read(path: file, limit: .max)
    try bytes.withUnsafeBytes { try PNGFile.writeAll($0, to: descriptor, path) }
    guard retrying({ fsync(descriptor) }) == 0 else {
      throw MediaError(systemCall: "fsync", "cannot write \(path)", file: path)
    }
  }
}
