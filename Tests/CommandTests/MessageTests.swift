import PulseEncode
import PulseMedia
import Testing
import pulse_video

@Suite("Messages")
struct MessageTests {
  @Test(
    "of the media library end in the exit code of their kind",
    arguments: [
      (.missingEncoder, 69), (.missingFile, 66), (.cannotCreate, 73), (.alreadyExists, 73),
      (.readOrWrite, 74), (.diskFull, 74), (.badInput, 65), (.badSetting, 64),
      (.refusedByLibrary, 74),
    ] as [(MediaError.Kind, Int32)])
  func media(_ kind: MediaError.Kind, code: Int32) {
    let message = Message(for: MediaError(kind, "cannot write x.mp4"), command: .export)
    #expect(message.exitCode.number == code)
    #expect(message.lines(colored: false) == "pulse-video: error: cannot write x.mp4\n")
  }

  @Test("are left out where a reader has gone")
  func closedPipe() {
    let message = Message(for: MediaError(.closedPipe, "cannot write standard output"))
    #expect(message.exitCode.number == 141)
    #expect(message.lines(colored: true) == "")
  }

  @Test("of an export that can't be made")
  func export() {
    let missing = Message(for: ExportError(.unavailable, "'x.mp4' needs the encoder libx264"))
    #expect(missing.exitCode.number == 69)
    let wrong = Message(for: ExportError(.usage, "'x' has no ending"), command: .export)
    #expect(wrong.exitCode.number == 64)
    #expect(wrong.lines(colored: false) == "pulse-video: error: 'x' has no ending\n")
  }

  @Test("read on behind the colon, and can't steer the terminal")
  func plain() {
    let message = Message(for: ExportError(.usage, "The file\u{1B}[2J\nis odd."))
    #expect(message.lines(colored: false) == "pulse-video: error: the file?[2J?is odd\n")
    let name = Message(for: ExportError(.usage, "VP9 is missing."))
    #expect(name.lines(colored: false) == "pulse-video: error: VP9 is missing\n")
  }
}
