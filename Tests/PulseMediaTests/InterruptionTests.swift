import Foundation
import PulseMedia
import Testing

/// Signals, each in a process of its own.
@Suite struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func theFirstSetsAFlagAndTheSecondEnds(number: Int32) async throws {
    let scratch = try Scratch()
    try scratch.write("old", "a")
    let path = scratch.file("a")
    await #expect(processExitsWith: .exitCode(128 + number)) {
      [path = path as String, number = number as Int32] in
      Interruption.install()
      let file = try OutputFile(path: path)
      guard Interruption.signal == nil else { exit(1) }
      kill(getpid(), number)
      guard Interruption.signal == number else { exit(2) }
      guard (try? Interruption.check()) == nil else { exit(3) }
      // Another kind is no second one.
      kill(getpid(), number == SIGINT ? SIGTERM : SIGINT)
      guard Interruption.signal == number else { exit(4) }
      kill(getpid(), number)
      file.abandon()
      exit(5)
    }
    #expect(scratch.names == ["a"])
    #expect(scratch.text("a") == "old")
  }

  @Test func finishedFilesStay() async throws {
    let scratch = try Scratch()
    let path = scratch.path
    await #expect(processExitsWith: .exitCode(130)) { [path = path as String] in
      Interruption.install()
      let finished = try OutputFile(path: path + "/finished")
      let abandoned = try OutputFile(path: path + "/abandoned")
      let open = try OutputFile(path: path + "/open")
      try finished.commit()
      abandoned.abandon()
      kill(getpid(), SIGINT)
      kill(getpid(), SIGINT)
      open.abandon()
    }
    #expect(scratch.names == ["finished"])
  }

  @Test func ignoredSignalsStayIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      Interruption.install()
      kill(getpid(), SIGHUP)
      exit(Interruption.signal == nil ? 7 : 1)
    }
  }

  @Test func aWriteThatWaitsIsWokenUp() async {
    await #expect(processExitsWith: .exitCode(9)) {
      Interruption.install()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return }
      // Nobody reads: the pipe is soon full.
      dup2(ends[1], 1)
      signal(SIGALRM) { _ in kill(getpid(), SIGINT) }
      alarm(1)
      do {
        try TestMovie.raw("yuv4mpegpipe", format: "yuv444p", count: 200).write(to: "-")
      } catch let error as MediaError where error.kind == .interrupted {
        exit(9)
      }
    }
  }
}
