import Testing
import pulse_video

@Suite("Progress")
struct ProgressTests {
  @Test("shows how far, how fast and how long")
  func line() {
    #expect(
      ProgressState(finished: 60, total: 120, seconds: 2).line
        == "60/120 frames  50 %  30.0 frames/s  0:02 left")
    #expect(
      ProgressState(finished: 1, total: 3601, seconds: 1.5).line
        == "1/3601 frames  0 %  0.7 frames/s  1:30:00 left")
    #expect(ProgressState(finished: 0, total: 120, seconds: 0).line == "0/120 frames  0 %")
  }

  @Test("is one JSON object a line")
  func json() {
    #expect(
      ProgressState(finished: 30, total: 120, seconds: 0.5).json == """
        {"schema": 1, "finishedFrames": 30, "frameCount": 120, "seconds": 0.5, \
        "framesPerSecond": 60.0, "secondsLeft": 1.5}
        """)
    #expect(
      ProgressState(finished: 0, total: 1, seconds: 0).json.hasSuffix(
        #""framesPerSecond": null, "secondsLeft": null}"#))
  }

  @Test("reports at most every tenth of a second, and takes its line away")
  func meter() {
    var meter = ProgressMeter(style: .line)
    let reports = (1...100).map { frame in
      meter.report(ProgressState(finished: frame, total: 100, seconds: Double(frame) / 64))
    }
    let shown = reports.filter { !$0.isEmpty }
    #expect(shown.count == 15)
    #expect(shown.allSatisfy { $0.hasPrefix("\r") && !$0.contains("\n") })
    #expect(meter.finish().wholeMatch(of: /\r +\r/) != nil)
    #expect(meter.finish() == "")
  }

  @Test("covers a longer line with a shorter one")
  func shorterLine() {
    var meter = ProgressMeter(style: .line)
    let long = meter.report(ProgressState(finished: 1, total: 100_000, seconds: 10))
    let short = meter.report(ProgressState(finished: 99_999, total: 100_000, seconds: 20))
    #expect(short.count >= long.count)
    #expect(meter.finish().count > short.count - 1)
  }

  @Test("in JSON always reports the end")
  func jsonEnd() {
    var meter = ProgressMeter(style: .json)
    #expect(meter.report(ProgressState(finished: 1, total: 2, seconds: 1)).hasSuffix("}\n"))
    #expect(meter.report(ProgressState(finished: 2, total: 2, seconds: 1.01)).hasSuffix("}\n"))
    #expect(meter.finish() == "")
  }

  @Test("can be silent")
  func silence() {
    var meter = ProgressMeter(style: .none)
    #expect(meter.report(ProgressState(finished: 2, total: 2, seconds: 9)) == "")
    #expect(meter.finish() == "")
  }
}
