import Foundation
import PulseMedia
import Testing

/// Only whole files carry their name; nothing else is left, nothing else is touched.
@Suite struct OutputFileTests {
  private func put(_ text: String, _ file: OutputFile) throws {
    let handle = try #require(FileHandle(forWritingAtPath: file.temporaryPath))
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  private func mode(_ path: String) throws -> Int {
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(facts[.posixPermissions] as? Int)
  }

  private func message(_ path: String, overwrite: Bool = true) throws -> MediaError {
    try #require(
      #expect(throws: MediaError.self) { try OutputFile(path: path, overwrite: overwrite) })
  }

  @Test func theNameAppearsAtTheEnd() throws {
    let scratch = try Scratch()
    let file = try OutputFile(path: scratch.file("a.mp4"))
    try put("new", file)
    #expect(scratch.names.count == 1)
    #expect(scratch.names[0].hasPrefix(".a.mp4.partial-\(getpid())-"))
    try file.commit()
    #expect(scratch.names == ["a.mp4"])
    #expect(scratch.text("a.mp4") == "new")
    #expect(throws: MediaError.self) { try file.commit() }
    file.abandon()
    #expect(scratch.names == ["a.mp4"])
  }

  @Test func anAbandonedFileLeavesTheOldOne() throws {
    let scratch = try Scratch()
    try scratch.write("old", "a")
    do {
      let file = try OutputFile(path: scratch.file("a"))
      try put("new", file)
    }
    #expect(scratch.names == ["a"])
    #expect(scratch.text("a") == "old")
    let second = try OutputFile(path: scratch.file("a"))
    second.abandon()
    #expect(throws: MediaError.self) { try second.commit() }
    #expect(scratch.names == ["a"])
    #expect(scratch.text("a") == "old")
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o666])
  func theModeIsKept(expected: Int) throws {
    let scratch = try Scratch()
    try scratch.write("old", "a")
    chmod(scratch.file("a"), mode_t(expected))
    let file = try OutputFile(path: scratch.file("a"))
    // Nobody may read it before it is finished who must not read it afterwards.
    #expect(try mode(file.temporaryPath) & ~expected & 0o077 == 0)
    try file.commit()
    #expect(try mode(scratch.file("a")) == expected)
  }

  @Test func aNewFileHasTheUsualMode() throws {
    let scratch = try Scratch()
    try scratch.write("", "usual")
    try OutputFile(path: scratch.file("a")).commit()
    #expect(try mode(scratch.file("a")) == mode(scratch.file("usual")))
  }

  @Test func linksAreFollowed() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.file("inner"), withIntermediateDirectories: false)
    try scratch.write("old", "inner/a")
    symlink("inner/a", scratch.file("link"))
    symlink("link", scratch.file("second"))
    symlink("inner/none", scratch.file("dangling"))
    for name in ["second", "dangling"] {
      let file = try OutputFile(path: scratch.file(name))
      #expect(file.temporaryPath.hasPrefix(scratch.file("inner/.")))
      try put("new", file)
      try file.commit()
    }
    #expect(scratch.text("inner/a") == "new")
    #expect(scratch.text("inner/none") == "new")
    #expect(scratch.names == ["dangling", "inner", "link", "second"])
    symlink("circle", scratch.file("circle"))
    #expect(try message(scratch.file("circle")).kind == .cannotCreate)
  }

  @Test func whatIsNoRegularFileIsRefused() throws {
    let scratch = try Scratch()
    mkfifo(scratch.file("pipe"), 0o600)
    try FileManager.default.createDirectory(
      atPath: scratch.file("folder"), withIntermediateDirectories: false)
    for (name, word) in [("pipe", "a named pipe"), ("folder", "a folder")] {
      let error = try message(scratch.file(name))
      #expect(error.kind == .cannotCreate)
      #expect(error.description.contains("\(name) is \(word); only a regular file"))
    }
    #expect(try message("/dev/null").description.contains("a device"))
    #expect(try message("").kind == .cannotCreate)
    #expect(try message(scratch.file("folder/")).kind == .cannotCreate)
    #expect(try message(scratch.file("a/b")).description.contains("there is no folder"))
    try scratch.write("", "file")
    #expect(try message(scratch.file("file/b")).kind == .cannotCreate)
    #expect(scratch.names == ["file", "folder", "pipe"])
  }

  @Test func noOverwriteHoldsToTheEnd() throws {
    let scratch = try Scratch()
    let file = try OutputFile(path: scratch.file("a"), overwrite: false)
    // Someone else is faster.
    try scratch.write("theirs", "a")
    try put("ours", file)
    let error = #expect(throws: MediaError.self) { try file.commit() }
    #expect(error?.kind == .alreadyExists)
    #expect(scratch.names == ["a"])
    #expect(scratch.text("a") == "theirs")
    #expect(try message(scratch.file("a"), overwrite: false).kind == .alreadyExists)
    try OutputFile(path: scratch.file("b"), overwrite: false).commit()
    #expect(scratch.names == ["a", "b"])
  }

  @Test func leftoversOfTheDeadAreRemovedAndNoOthers() throws {
    let scratch = try Scratch()
    let gone = try deadProcess()
    let stale = [
      ".a.partial-\(gone)-0123456789abcdef",
      ".a.partial-1-0123456789abcdef",  // a number that runs, but nobody holds the file
    ]
    let kept = [
      ".b.partial-\(gone)-0123456789abcdef",  // another name
      ".a.partial-\(gone)-notours",
      ".a.partial-\(gone)",
    ]
    for name in kept + stale { try scratch.write("", name) }
    let living = try OutputFile(path: scratch.file("a"))
    let second = try OutputFile(path: scratch.file("a"))
    #expect(stale.allSatisfy { !scratch.names.contains($0) })
    for name in kept { #expect(scratch.names.contains(name)) }
    try second.commit()
    try living.commit()
    #expect(scratch.names == (kept + ["a"]).sorted())
  }

  /// The number of a process that has ended.
  private func deadProcess() throws -> pid_t {
    var process: pid_t = 0
    var arguments = [strdup("true"), nil]
    defer { free(arguments[0]) }
    try #require(posix_spawnp(&process, "true", nil, nil, &arguments, environ) == 0)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return process
  }

  @Test(arguments: [
    "-rf", "red:x.mp4", "50%d.mp4", "two\nlines.mp4", "-", "a b'c\".mp4", "file:x.mp4", "é🎈.mp4",
  ])
  func oddNamesArePlainFiles(name: String) throws {
    let scratch = try Scratch()
    let file = try OutputFile(path: scratch.file(name))
    try TestMovie.h264(count: 2).write(to: file.temporaryPath, displayName: name)
    try file.commit()
    #expect(scratch.names == [name])
    #expect(try MediaReader(path: scratch.file(name)).streams.count == 1)
  }

  @Test func longNamesFit() throws {
    let scratch = try Scratch()
    for name in [String(repeating: "n", count: 255), String(repeating: "é", count: 120) + ".mp4"] {
      let file = try OutputFile(path: scratch.file(name))
      try put("new", file)
      #expect(scratch.names.count == 1)
      #expect(scratch.names[0].utf8.count <= 255)
      try file.commit()
      #expect(scratch.names == [name])
      try FileManager.default.removeItem(atPath: scratch.file(name))
    }
    let error = try message(scratch.file(String(repeating: "n", count: 256)))
    #expect(error.kind == .cannotCreate)
  }

  @Test func messagesCarryNoControlCharacters() throws {
    let error = try message("/nowhere/\u{1B}[31mred\n")
    #expect(!error.description.contains("\u{1B}") && !error.description.contains("\n"))
  }
}
