import Foundation

/// Another program whose word counts as evidence: ffprobe, ffmpeg.
struct Tool {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let name: String

  static let ffprobe = Tool(name: "ffprobe")
  static let ffmpeg = Tool(name: "ffmpeg")

  /// Runs it and returns what it printed; throws unless it ends with 0.
  ///
  /// Not by Foundation's `Process`, which hangs now and then when many tests start programs at once;
  /// and with files in place of pipes, whose ends other children would inherit.
  @discardableResult
  func run(_ arguments: [String]) throws -> Data {
    let scratch = try Scratch()
    let (output, errors) = (scratch.file("output"), scratch.file("errors"))
    let status = try spawn([name] + arguments, output, errors)
    guard status == 0 else {
      let call = "\(name) \(arguments.joined(separator: " "))"
      throw Failure(description: "\(call) ended with \(status): \(scratch.text("errors") ?? "")")
    }
    return FileManager.default.contents(atPath: output) ?? Data()
  }

  /// Runs a program with its output in files; returns its exit status.
  private func spawn(_ arguments: [String], _ output: String, _ errors: String) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, writing, 0o600)
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, nil, &words, environ)
    guard code == 0 else { throw Failure(description: "cannot run \(name): error \(code)") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status
  }
}

/// What ffprobe says about a file.
struct Probe: Decodable {
  struct Stream: Decodable {
    let codecName: String
    let codecTagString: String
    let pixFmt: String?
    let rFrameRate: String
    let avgFrameRate: String
    let timeBase: String
    let startPts: Int?
    let startTime: String?
    let durationTs: Int?
    let nbReadFrames: String?
    let colorRange: String?
    let colorSpace: String?
    let colorTransfer: String?
    let colorPrimaries: String?
    let chromaLocation: String?
    let fieldOrder: String?
    let tags: [String: String]?

    /// The lower number of the time base.
    var ticksPerSecond: Int? { Int(timeBase.dropFirst(2)) }
  }

  struct Packet: Decodable {
    let pts: Int
    let dts: Int?
    let duration: Int?
    let flags: String
  }

  struct Format: Decodable {
    let startTime: String?
    let duration: String?
    let tags: [String: String]?
  }

  let streams: [Stream]
  let packets: [Packet]
  let format: Format

  static func read(_ path: String) throws -> Probe {
    let data = try Tool.ffprobe.run([
      "-v", "error", "-count_frames", "-show_streams", "-show_format", "-show_packets", "-of",
      "json=c=1", "file:\(path)",
    ])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Probe.self, from: data)
  }
}

/// All samples of a file, decoded by ffmpeg to one raw format.
func rawSamples(
  _ path: String, _ format: String, decoder: String? = nil
) throws -> Data {
  let chosen = decoder.map { ["-c:v", $0] } ?? []
  return try Tool.ffmpeg.run(
    ["-v", "error", "-nostdin"] + chosen
      + ["-i", "file:\(path)", "-f", "rawvideo", "-pix_fmt", format, "-vsync", "0", "-"])
}
