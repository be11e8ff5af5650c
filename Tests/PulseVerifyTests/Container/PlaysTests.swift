import PulseEncode
import PulseScenes
import PulseTimeline
import PulseVerify
import Testing

/// Animated pictures that were exported to stop after some plays.
@Suite("Plays, as the recipe asks for them")
struct PlaysTests {
  /// Writes a small pulse that stops after so many plays.
  private func export(_ media: Media, _ name: String, plays: Int, recipe: Bool = true) throws
    -> String
  {
    var drawing = Drawing()
    drawing.size = .width(32)
    drawing.rate = .fps25
    var options = ExportOptions()
    options.plays = plays
    options.writesRecipe = recipe
    return try media.export(name, drawing, options)
  }

  @Test("What stops as ordered is no fault", arguments: ["a.gif", "a.apng", "a.webp"], [1, 3])
  func ordered(_ name: String, _ plays: Int) throws {
    let media = try Media()
    let file = try export(media, name, plays: plays)
    for report in [try FileReport.fast(file), try Verifier.verify(file: file)] {
      #expect(report.codes(.fault).isEmpty, "\(report.findings)")
      let note = try #require(report.findings.first { $0.code == .playsOnce })
      #expect(note.severity == .note && note.value == .number(Double(plays)))
      #expect(note.message.contains("'--plays \(plays)'"))
    }
    #expect(try Verifier.verify(file: file).verdict == .seamless)
  }

  @Test("Without a recipe nobody knows that it was ordered")
  func unknown() throws {
    let media = try Media()
    let file = try export(media, "a.gif", plays: 1, recipe: false)
    #expect(try FileReport.fast(file).codes(.fault) == [.playsOnce])
  }

  // A file that never stops though it was ordered to, as an advertisement must after three plays, is not
  // what was ordered; every GIF, APNG and WebP can say how often it plays, so nothing but its export is to
  // blame. Where the container can't say it, nothing is: see `unsayable`.
  @Test("Another number than the recipe's is a fault that names both", arguments: [0, 5])
  func changed(to plays: Int) throws {
    let media = try Media()
    _ = try export(media, "a.gif", plays: 3)
    var bytes = try media.bytes("a.gif")
    let count = try #require(bytes.place(of: Array("NETSCAPE2.0".utf8))) + 13
    #expect(bytes[count] == 2)
    bytes[count] = UInt8(max(0, plays - 1))
    let report = try FileReport.fast(try media.write(bytes, "b.gif"))
    let fault = try #require(report.findings.first { $0.severity == .fault })
    #expect(fault.code == (plays == 0 ? .recipeMismatch : .playsOnce))
    #expect(fault.message.contains("'--plays 3'"))
    #expect(fault.message.contains(plays == 0 ? "for ever" : "5 times"))
  }

  @Test("The recipe of a picture of another size says nothing about this one")
  func resized() throws {
    let media = try Media()
    _ = try export(media, "a.gif", plays: 3)
    var bytes = try media.bytes("a.gif")
    let size = try #require(bytes.place(of: Array("\"size\":\"32".utf8))) + 8
    bytes[size] = UInt8(ascii: "6")
    let report = try FileReport.fast(try media.write(bytes, "b.gif"))
    #expect(report.codes(.fault) == [.playsOnce], "\(report.findings)")
  }

  @Test("A container that can't say how often it plays is not to blame for repeating")
  func unsayable() throws {
    let media = try Media()
    let file = try export(media, "a.gif", plays: 3)
    let comment = try #require(try FileReport.fast(file).container?.comment)
    #expect(comment.contains("plays"))
    let name = try media.ffmpeg(
      "-i \(file) -vf pad=32:32 \(Media.h264) \(Media.tags) -movflags +faststart "
        + "-metadata comment=\(comment.replacing(" ", with: "%"))", "a.mp4")
    let report = try FileReport.fast(name)
    #expect(report.container?.comment?.contains("plays") == true)
    #expect(report.codes(.fault).isEmpty, "\(report.findings)")
  }
}
