import Glibc

/// Measures the whole command against ffmpeg.
///
/// Export: `pulse-video` draws and encodes the pulse; ffmpeg encodes the very same frames, which
/// lie ready-made in memory (a file under /dev/shm), at the same settings and thread count.
@main
struct WholeCommand {
  static func main() {
    guard CommandLine.arguments.count >= 2 else {
      print("usage: whole-command PULSE-VIDEO [RUNS]")
      exit(64)
    }
    let program = CommandLine.arguments[1]
    let runs = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 5 : 5
    let start = Comparison(
      Command([program, "--version"]), against: Command(["ffmpeg", "-version"]), count: 4 * runs)
    start.report("--version, wall time", \.wall, unit: "s", promise: 1)
    for size in [(1080, 1080), (3840, 2160)] {
      export(program: program, width: size.0, height: size.1, runs: runs)
    }
  }

  private static func export(program: String, width: Int, height: Int, runs: Int) {
    let folder = "/dev/shm/pulse-video-benchmark-\(getpid())"
    mkdir(folder, 0o700)
    defer { _ = Command(["rm", "-rf", folder]).run() }
    let drawing = ["--size", "\(width)x\(height)", "--fps", "60"]
    _ = Command([program, "export", "\(folder)/frames.y4m"] + drawing).run()
    _ = Command([
      "ffmpeg", "-v", "error", "-i", "\(folder)/frames.y4m", "-f", "rawvideo",
      "\(folder)/frames.yuv",
    ]).run()
    unlink("\(folder)/frames.y4m")

    let threads = width * height < 2560 * 1600 ? "4" : "8"
    let ours = Command(
      [program, "export", "\(folder)/ours.mp4"] + drawing + [
        "--codec-option", "preset=medium", "--crf", "18", "--threads", threads,
      ])
    let peer = Command([
      "ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pixel_format", "yuv420p",
      "-video_size", "\(width)x\(height)", "-framerate", "60", "-i", "\(folder)/frames.yuv",
      "-c:v", "libx264", "-preset", "medium", "-crf", "18", "-threads", threads, "-g", "120",
      "-sc_threshold", "0", "-movflags", "+faststart", "\(folder)/peer.mp4",
    ])
    let comparison = Comparison(ours, against: peer, count: runs)
    let title = "export \(width)x\(height), 120 frames, libx264 medium crf 18, \(threads) threads"
    comparison.report("\(title), wall time", \.wall, unit: "s", promise: 1.05)
    comparison.report("\(title), processor time", \.processor, unit: "s", promise: nil)
    comparison.report("\(title), peak memory", \.peakMemory, unit: "MB", promise: 1)
  }
}
