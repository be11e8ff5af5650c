import Foundation
import PulseMedia
import Testing

/// Lets signals come to this thread: those on which Swift's tasks run keep them off.
private func receiveSignalsHere() {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_UNBLOCK, &all, nil)
}

/// Signals, each in a process of its own.
@Suite struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func theFirstSetsAFlagAndTheSecondEnds(number: Int32) async throws {
    let scratch = try Scratch()
    try scratch.write("old", "a")
    let path = scratch.file("a")
    await #expect(processExitsWith: .exitCode(128 + number)) {
      [path = path as String, number = number as Int32] in
      receiveSignalsHere()
      Interruption.install()
      let file = try OutputFile(path: path)
      guard Interruption.signal == nil else { exit(1) }
      raise(number)
      guard Interruption.signal == number else { exit(2) }
      guard (try? Interruption.check()) == nil else { exit(3) }
      // Another kind is no second one.
      raise(number == SIGINT ? SIGTERM : SIGINT)
      guard Interruption.signal == number else { exit(4) }
      raise(number)
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
      receiveSignalsHere()
      Interruption.install()
      let finished = try OutputFile(path: path + "/finished")
      let abandoned = try OutputFile(path: path + "/abandoned")
      let open = try OutputFile(path: path + "/open")
      try finished.commit()
      abandoned.abandon()
      raise(SIGINT)
      raise(SIGINT)
      open.abandon()
    }
    #expect(scratch.names == ["finished"])
  }

  @Test func ignoredSignalsStayIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      receiveSignalsHere()
      signal(SIGHUP, SIG_IGN)
      Interruption.install()
      raise(SIGHUP)
      exit(Interruption.signal == nil ? 7 : 1)
    }
  }

  @Test func aWriteThatWaitsIsWokenUp() async {
    await #expect(processExitsWith: .exitCode(9)) {
      receiveSignalsHere()
      Interruption.install()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return }
      // Nobody reads: the pipe is soon full.
      dup2(ends[1], 1)
      let writer = pthread_self()
      Thread.detachNewThread {
        usleep(500_000)
        pthread_kill(writer, SIGINT)
      }
      do {
        try TestMovie.raw("yuv4mpegpipe", format: "yuv444p", count: 200).write(to: "-")
      } catch let error as MediaError where error.kind == .interrupted {
        exit(9)
      }
    }
  }
}
