import Foundation

/// Files that programs of the system make and describe.
final class Media {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "pulse-verify-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A file's path in a folder that goes away with this object.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Runs ffmpeg; words are parted by blanks, `%` stands for a blank.
  @discardableResult func ffmpeg(_ words: String, _ name: String) throws -> String {
    let arguments = words.split(separator: " ").map { String($0).replacing("%", with: " ") }
    _ = try Self.run("ffmpeg", ["-v", "error", "-nostdin", "-y"] + arguments + [path(name)])
    return path(name)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  @discardableResult func write(_ bytes: [UInt8], _ name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// What a program writes to standard output.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) \(arguments) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Moving pictures that no encoder merges.
  static func pattern(rate: String = "30", seconds: String = "1") -> String {
    "-f lavfi -i testsrc=s=64x64:r=\(rate):d=\(seconds)"
  }

  static func frames(_ count: Int, rate: String) -> String {
    "-f lavfi -i testsrc=s=64x64:r=\(rate) -frames:v \(count)"
  }

  static let h264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p"
  /// One thread, as libvpx's several now and then wait for each other for ever.
  static let vp8 = "-c:v libvpx -threads 1"
  static let tags = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
}
