/// What an encoder must be told in its own language so that key frames come where
/// ``EncoderSettings/gopLength`` says, and that it keeps off standard error.
enum InherentOptions {
  /// The options of `settings`, preceded by those that the encoder needs; the user's win.
  static func of(_ settings: EncoderSettings) -> [(key: String, value: String)] {
    switch settings.encoder {
    case "libx264":
      [(key: "sc_threshold", value: "0")] + settings.options
    case "libx265":
      merged("x265-params", x265Parameters, into: settings.options)
    default:
      settings.options
    }
  }

  /// x265 writes to standard error by itself, past libav's log.
  private static var x265Parameters: String {
    "scenecut=0:open-gop=0:log-level=" + (MediaLog.level == .verbose ? "info" : "none")
  }

  /// Puts `parameters` before those that the options already hold under `key`.
  private static func merged(
    _ key: String, _ parameters: String, into options: [(key: String, value: String)]
  ) -> [(key: String, value: String)] {
    let own = options.last { $0.key == key }.map { ":\($0.value)" } ?? ""
    return options.filter { $0.key != key } + [(key: key, value: parameters + own)]
  }
}
