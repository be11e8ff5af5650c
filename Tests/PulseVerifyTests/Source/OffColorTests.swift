import PulseVerify
import Testing

@Suite("Wrong colours or coarse coding")
struct OffColorTests {
  private func frames(_ errors: [(flat: Double, scatter: Double)]) -> OffColorFrames {
    var frames = OffColorFrames()
    for (index, error) in errors.enumerated() {
      var comparison = FrameComparison()
      comparison.flat = error.flat
      comparison.scatter = error.scatter
      frames.add(comparison, frame: index)
    }
    return frames
  }

  @Test("Coding noise is neither")
  func right() {
    let frames = frames([(2.9, 1), (0, 0)])
    #expect(frames.worst == nil)
    #expect(frames.first == nil)
    #expect(!frames.isCoarse)
  }

  @Test("One frame with rough edges tells that all are coded coarsely")
  func coarse() {
    let frames = frames([(1, 4), (12, 3), (23, 7), (11, 10.1)])
    #expect(frames.isCoarse)
    #expect(frames.first == 1)
    #expect(frames.worst?.flat == 23)
  }

  @Test("Another colour is none, coded well or badly")
  func otherColor() {
    #expect(!frames([(5, 0.9), (5, 1)]).isCoarse)
    #expect(!frames([(133, 3), (130, 3.5)]).isCoarse)
    #expect(!frames([(40, 30)]).isCoarse)
  }
}
