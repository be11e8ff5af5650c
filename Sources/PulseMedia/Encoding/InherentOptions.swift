internal import CFFmpeg

/// What an encoder must be told in its own language so that the same pictures give the same bytes,
/// key frames come where ``EncoderSettings/gopLength`` says, and it keeps off standard error.
enum InherentOptions {
  /// The options of `settings`, preceded by those that the encoder needs; the user's win.
  static func of(_ settings: EncoderSettings) -> [(key: String, value: String)] {
    switch settings.encoder {
    case "libx264", "libx264rgb":
      [(key: "sc_threshold", value: "0")]
        + merged("x264-params", x264Parameters, into: settings.options)
    case "libx265":
      merged("x265-params", x265Parameters(settings.threads), into: settings.options)
    case "libsvtav1":
      merged("svtav1-params", svtParameters(settings.threads), into: settings.options)
    default:
      settings.options
    }
  }

  /// Keeps x264 from using AVX-512.
  ///
  /// That code reads memory that nobody wrote to, as seen with r3095: encoding the same five frames
  /// of 64x48 six times in one process gave four different streams, and pictures up to 480x480
  /// changed with the heap's contents. With AVX2 and less all were equal, at some 4 % more time.
  /// Only where this processor has AVX-512, as x264 would use what it is told without asking.
  private static var x264Parameters: String? {
    av_get_cpu_flags() & AV_CPU_FLAG_AVX512 != 0 ? "asm=AVX2,FMA3,BMI2,LZCNT" : nil
  }

  /// x265 writes to standard error by itself, past libav's log.
  ///
  /// Its note of all settings in the stream names the number of threads, and goes. Left alone it makes
  /// as many threads as the machine has cores, and none of its wavefront on a single core, which
  /// changes the bytes.
  private static func x265Parameters(_ threads: Int) -> String {
    let pool = threads > 0 ? ":pools=\(threads)" : ""
    return "scenecut=0:open-gop=0:info=0\(pool):log-level="
      + (MediaLog.level == .verbose ? "info" : "none")
  }

  /// SVT-AV1 counts the machine's cores, unless told.
  private static func svtParameters(_ threads: Int) -> String? {
    threads > 0 ? "lp=\(threads)" : nil
  }

  /// Puts `parameters` before those that the options already hold under `key`.
  private static func merged(
    _ key: String, _ parameters: String?, into options: [(key: String, value: String)]
  ) -> [(key: String, value: String)] {
    guard let parameters else { return options }
    let own = options.last { $0.key == key }.map { ":\($0.value)" } ?? ""
    return options.filter { $0.key != key } + [(key: key, value: parameters + own)]
  }
}
