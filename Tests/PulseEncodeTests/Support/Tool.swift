import Foundation

/// A program of the system, as a witness.
enum Tool {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program and returns what it writes to standard output.
  static func run(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name) \(arguments) ended with \(process.terminationStatus)")
    }
    return data
  }

  /// What ffprobe says about the first video stream and the file, by name.
  static func probe(_ file: String) throws -> [String: String] {
    let text = String(
      decoding: try run(
        "ffprobe",
        [
          "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
          "stream=codec_name,codec_tag_string,start_pts,duration_ts,time_base,nb_read_frames,"
            + "r_frame_rate,avg_frame_rate,start_time,duration,pix_fmt,"
            + "color_range,color_space,color_transfer,color_primaries,chroma_location:format=duration,start_time",
          "-of", "flat", file,
        ]), as: UTF8.self)
    var facts: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      facts[parts[0].replacing("streams.stream.0.", with: "")] =
        parts[1].trimmingCharacters(in: ["\""])
    }
    return facts
  }

  /// A checksum of each picture as ffmpeg decodes it, alpha included.
  static func checksums(_ file: String, decoder: String? = nil) throws -> [String] {
    let choice = decoder.map { ["-threads", "1", "-c:v", $0] } ?? []
    let text = String(
      decoding: try run(
        "ffmpeg",
        ["-v", "error"] + choice + ["-i", file, "-fps_mode", "passthrough", "-f", "framemd5", "-"]),
      as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: ",").last.map(String.init) }
  }

  /// The file's pictures as ffmpeg decodes them, one after the other, in a pixel format.
  static func decode(_ file: String, decoder: String? = nil, format: String) throws -> [UInt8] {
    let choice = decoder.map { ["-threads", "1", "-c:v", $0] } ?? []
    return [UInt8](
      try run(
        "ffmpeg",
        ["-v", "error"] + choice + [
          "-i", file, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", format, "-",
        ]))
  }
}
