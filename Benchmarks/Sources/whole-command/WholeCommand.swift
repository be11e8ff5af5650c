import Glibc

/// Measures the whole command against ffmpeg.
///
/// Export: `pulse-video` draws and encodes the pulse; ffmpeg encodes the very same frames, which
/// lie ready-made in memory (a file under /dev/shm), at the same settings and thread count.
/// Verify: ffmpeg decodes the same file and throws the pictures away.
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
    let folder = "/dev/shm/pulse-video-benchmark-\(getpid())"
    mkdir(folder, 0o700)
    defer { _ = Command(["rm", "-rf", folder]).run() }
    verify(program: program, folder: folder, runs: 3 * runs)
    for size in [(1080, 1080), (3840, 2160)] {
      export(program: program, folder: folder, width: size.0, height: size.1, runs: runs)
    }
  }

  private static func export(
    program: String, folder: String, width: Int, height: Int, runs: Int
  ) {
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
    let peer = [
      "ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pixel_format", "yuv420p",
      "-video_size", "\(width)x\(height)", "-framerate", "60", "-i", "\(folder)/frames.yuv",
      "-c:v", "libx264", "-preset", "medium", "-crf", "18", "-threads", threads, "-g", "120",
      "-sc_threshold", "0", "-movflags", "+faststart",
    ]
    let title = "export \(width)x\(height), 120 frames, libx264 medium crf 18, \(threads) threads"
    // pulse-video keeps x264 off AVX-512, whose code reads memory that nobody wrote to.
    let settings = hasAVX512 ? ["-x264-params", "asm=AVX2,FMA3,BMI2,LZCNT"] : []
    let same = Comparison(
      ours, against: Command(peer + settings + ["\(folder)/peer.mp4"]), count: runs)
    same.report("\(title), wall time", \.wall, unit: "s", promise: 1.05)
    same.report("\(title), processor time", \.processor, unit: "s", promise: nil)
    same.report("\(title), peak memory", \.peakMemory, unit: "MB", promise: 1)
    guard hasAVX512 else { return }
    let faster = Comparison(ours, against: Command(peer + ["\(folder)/peer.mp4"]), count: runs)
    faster.report(
      "\(title), wall time, ffmpeg with AVX-512, whose bytes vary", \.wall, unit: "s", promise: nil)
  }

  /// Whether this processor has AVX-512, which x264 would use by itself.
  private static var hasAVX512: Bool {
    guard let file = fopen("/proc/cpuinfo", "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, CInt(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.hasPrefix("flags") { return text.contains("avx512f") }
    }
    return false
  }
}
