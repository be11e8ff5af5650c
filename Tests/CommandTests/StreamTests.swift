import Testing

@Suite("Streams")
struct StreamTests {
  @Test(
    "a full disk behind standard output is reported", arguments: ["--help", "frames", "scenes"])
  func fullDisk(_ argument: String) throws {
    let result = try Program.shell("\"$0\" \(argument) > /dev/full")
    #expect(
      result.messages
        == "pulse-video: error: standard output can't be written: No space left on device\n")
    #expect(result.status == 74)
  }

  @Test("a reader that has gone ends the program without a word")
  func closedPipe() throws {
    let result = try Program.shell(
      "\"$0\" frames --format json --fps 1000 | head -c 1 > /dev/null; exit ${PIPESTATUS[0]}")
    #expect(result.messages == "")
    #expect(result.status == 141)
  }

  @Test("a closed standard error is no reason to fail")
  func closedError() throws {
    #expect(try Program.shell("\"$0\" --help 2>&-").status == 0)
    #expect(try Program.shell("\"$0\" exprot 2> /dev/full").status == 64)
  }
}
