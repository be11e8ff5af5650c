/// What went wrong with a file, an encoder or a library: one clear sentence, and the facts behind it.
public struct MediaError: Error, Hashable, Sendable {
  /// What sort of trouble it is, so that a program can choose its exit code.
  public let kind: Kind

  /// The sentence's core: what could not be done and, where we know it better than libav, why.
  public let message: String

  /// The file concerned, as the user named it; `nil` where no file is.
  public let file: String?

  /// The C function that failed; `nil` where the check was our own.
  public let call: String?

  /// The library's code: negative for libav's (`AVERROR`), 0 where the check was our own.
  public let code: CInt

  /// The last thing libav said about it, without control characters, such as
  /// `[libx264] width not divisible by 2 (101x100)`; `nil` where it said nothing.
  public let logLine: String?

  /// Makes an error of a failed call, or of a check of our own.
  public init(
    _ kind: Kind, _ message: String, file: String? = nil, call: String? = nil, code: CInt = 0,
    logLine: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.call = call
    self.code = code
    self.logLine = logLine
  }
}

extension MediaError: CustomStringConvertible {
  /// The whole sentence: message, libav's text for the code, the call, and libav's last words.
  public var description: String {
    var sentence = message.printable
    if code != 0 { sentence += ": \(LibavCode(rawValue: code).text)" }
    if let call { sentence += " (\(call))" }
    if let logLine { sentence += "; libav says: \(logLine)" }
    return sentence
  }
}
