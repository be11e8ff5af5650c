import Foundation
import Testing

/// The built program, run as a user runs it.
enum Program {
  /// What a run left behind.
  struct Result: Sendable {
    /// What came on standard output.
    let output: String
    /// What came on standard error.
    let messages: String
    /// The exit code; 128 + N after signal N, as shells say it.
    let status: Int32
  }

  /// The binary beside the bundle of these tests.
  static let url: URL = {
    let runner = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return runner.deletingLastPathComponent().appendingPathComponent("pulse-video")
  }()

  /// Runs the program with arguments, in a folder, with a few environment variables.
  @discardableResult
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try run(url, arguments, in: folder, environment: environment)
  }

  /// Runs a line of bash in which `"$0"` is the program.
  static func shell(
    _ line: String, in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let bash = URL(fileURLWithPath: "/bin/bash")
    return try run(bash, ["-c", line, url.path], in: folder, environment: environment)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], in folder: URL?, environment: [String: String]
  ) throws -> Result {
    let (output, messages) = (CapturedFile(), CapturedFile())
    defer { output.remove(); messages.remove() }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "dumb"]
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try output.handle()
    process.standardError = try messages.handle()
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      output: try output.text(), messages: try messages.text(),
      status: process.terminationStatus + (isSignal ? 128 : 0))
  }
}

/// A file that takes one stream of a program, so that no pipe can fill up.
private struct CapturedFile {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pulse-video-\(UUID().uuidString)")

  func handle() throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

/// A folder for one test, gone afterwards.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pulse-video-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of everything in the folder, sorted; what a failed run must leave empty.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// The bytes of a file.
  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }
}

extension Program.Result {
  /// Standard output read as JSON.
  func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(output.utf8)) }

  /// Standard output read as a JSON object.
  func jsonObject() throws -> [String: Any] { try #require(try json() as? [String: Any]) }
}
