import Foundation
import Testing

/// Exports that are stopped at random moments.
///
/// The moments are seeded, but what a run has reached by then is the machine's affair: whatever it
/// is, a file under its name is whole.
@Suite("Killed at random moments")
struct KilledTests {
  static let seed: UInt64 = 20_261_130

  @Test("leaves the old file or the new one", arguments: ["INT", "TERM", "KILL"])
  func killed(_ signal: String) throws {
    let folder = try TemporaryFolder()
    let options = "--size 256 --fps 30 -q"
    let fresh = try Program.shell("\"$0\" export new.mp4 new.webm \(options)", in: folder.url)
    try #require(fresh.status == 0, "\(fresh.messages)")
    let whole = try ["new.mp4", "new.webm"].map(folder.data)
    var state = Self.seed
    for _ in 0..<8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let milliseconds = 5 + (state >> 33) % 900
      try stop(after: Double(milliseconds) / 1000, signal, options, folder, whole)
    }
  }

  private func stop(
    after seconds: Double, _ signal: String, _ options: String, _ folder: TemporaryFolder,
    _ whole: [Data]
  ) throws {
    for name in ["x.mp4", "x.webm"] {
      try Data("old".utf8).write(to: folder.url.appendingPathComponent(name))
    }
    let result = try Program.shell(
      """
      timeout -s \(signal) \(seconds) "$0" export x.mp4 x.webm \(options); code=$?
      # timeout says 124 where it sent its signal, and 137 after KILL.
      [ $code -eq 124 ] || [ $code -eq 137 ] || exit $code
      """, in: folder.url)
    let comment: Comment = "seed \(Self.seed), \(signal) after \(seconds) s"
    #expect(result.status == 0, comment)
    for (name, new) in zip(["x.mp4", "x.webm"], whole) {
      let found = try folder.data(name)
      #expect(found == Data("old".utf8) || found == new, comment)
    }
    let leftovers = try folder.names.filter { $0.hasPrefix(".") }
    if signal == "KILL" {
      // What a killed run leaves is removed by the next one of the same names.
      let again = try Program.shell("\"$0\" export x.mp4 x.webm \(options)", in: folder.url)
      #expect(again.status == 0, comment)
      #expect(try folder.names == ["new.mp4", "new.webm", "x.mp4", "x.webm"], comment)
    } else {
      #expect(leftovers == [], comment)
    }
  }
}
