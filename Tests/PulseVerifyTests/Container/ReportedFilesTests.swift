import PulseTimeline
import PulseVerify
import Testing

/// Files as public bug reports describe them, each with what is right to say about it.
@Suite struct ReportedFilesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// Where it was reported.
    let report: String
    let name: String
    let words: String
    /// The faults that must be found, and no others.
    var faults: Set<FindingCode> = []
    /// Warnings or notes that must be among the findings.
    var warnings: Set<FindingCode> = []
    var testDescription: String { "\(report) \(words)" }
  }

  /// Waves that go on by a whole wave in so many frames.
  ///
  /// - Parameter cut: whether so many frames go in, rather than come out at another rate.
  static func waves(
    _ rate: String, period: Int, frames: Int, pairs: Bool = false, cut: Bool = false
  ) -> String {
    let time = pairs ? "floor(N/2)*2" : "N"
    let waves =
      "-f lavfi -i nullsrc=s=64x64:r=\(rate),format=gray,"
      + "geq=lum=128+60*sin(2*PI*(X/32+\(time)/\(period)))"
    return waves + (cut ? ",trim=end_frame=\(frames)" : " -frames:v \(frames)")
  }

  /// One colour throughout, of which only alpha moves.
  static let transparent =
    "-f lavfi -i nullsrc=s=64x64:r=30,format=rgba,geq=r=200:g=50:b=50:"
    + "a=128+100*sin(2*PI*(X/32+N/30)) -frames:v 30"

  static let h264 = "\(Media.h264) \(Media.tags) -movflags +faststart"

  static let exporters = [
    // Delays of 3, 3, 4 hundredths sum to the second; a rate of 60 has none that browsers believe.
    Case(report: "rlottie 336", name: "a.gif", words: waves("30", period: 30, frames: 30)),
    Case(
      report: "puppeteer-lottie 33", name: "a.gif", words: waves("60", period: 60, frames: 60),
      faults: [.slowDelay]),
    Case(report: "puppeteer-lottie 33", name: "a.gif", words: waves("50", period: 50, frames: 50)),
    Case(
      report: "capcap 150, right", name: "a.gif",
      words: waves("15", period: 15, frames: 15)),
    // As many frames as before, at the lower rate: 1.6 s of a loop of one.
    Case(
      report: "capcap 150", name: "a.gif", words: "\(waves("24", period: 24, frames: 24)) -r 15",
      faults: [.extraFrames]),
    // Whole seconds are resampled: pictures of two or one of the old frames' way, also at the seam.
    Case(
      report: "capcap 150, resampled", name: "a.gif",
      words: "\(waves("24", period: 24, frames: 24, cut: true)) -vf fps=15"),
    Case(
      report: "capcap 150, stretched by a frame", name: "a.gif",
      words: "\(waves("24", period: 24, frames: 24, cut: true)) -r 15"),
    // 17 pictures come of 25: the source showed its first frame again.
    Case(
      report: "capcap 150, a frame too many", name: "a.gif",
      words: "\(waves("24", period: 24, frames: 25, cut: true)) -r 15", faults: [.duplicateFrame]),
    Case(
      report: "FrameCapturer 48, right", name: "a.gif", words: waves("1", period: 24, frames: 24)),
    Case(
      report: "FrameCapturer 48", name: "a.gif",
      words: "\(waves("1", period: 24, frames: 24)) -final_delay 1",
      faults: [.lastDuration, .slowDelay]),
    Case(
      report: "puppeteer-lottie 23", name: "a.mp4",
      words: "\(waves("25", period: 25, frames: 26)) -vf drawbox=t=fill:c=black:enable=eq(n\\,25) "
        + h264, faults: [.blankFrame]),
    Case(
      report: "scenejs-render 15, right", name: "a.mp4",
      words: "\(waves("25", period: 25, frames: 25)) \(h264)"),
    Case(
      report: "scenejs-render 15", name: "a.mp4",
      words: "\(waves("25", period: 25, frames: 26)) \(h264)", faults: [.duplicateFrame]),
    Case(
      report: "openshot-qt 5944", name: "a.mp4",
      words: "\(waves("25", period: 25, frames: 22)) \(h264)", faults: [.missingFrames]),
    // 30 pictures, each twice, at 60 frames a second: it jerks evenly, and closes.
    Case(
      report: "hyperframes 1737", name: "a.mp4",
      words: "\(waves("60", period: 60, frames: 60, pairs: true)) "
        + "-c:v libx264 -pix_fmt yuv420p \(Media.tags)"),
    Case(
      report: "hyperframes 684, right", name: "a.webm",
      words: "\(waves("30000/1001", period: 60, frames: 60)) -c:v libvpx-vp9 -cpu-used 5"),
  ]

  static let containers = [
    Case(
      report: "remotion 6235", name: "a.mov",
      words: "\(transparent) -c:v prores_ks -profile:v 4 -pix_fmt yuva444p10le"),
    Case(
      report: "renpy 1402", name: "a.webm",
      words: "\(transparent) -c:v libvpx-vp9 -cpu-used 5 -pix_fmt yuva420p"),
    Case(
      report: "pet-forge 2", name: "a.apng",
      words: "\(waves("30", period: 30, frames: 30)) -plays 0"),
    // ffmpeg's own default.
    Case(
      report: "shutter-encoder 429", name: "a.apng", words: waves("30", period: 30, frames: 30),
      faults: [.playsOnce]),
    Case(
      report: "WhatsApp stickers 718", name: "a.webp",
      words: "\(waves("30", period: 30, frames: 30)) -loop 0"),
    Case(
      report: "WhatsApp stickers 718", name: "a.webp",
      words: "\(waves("30", period: 30, frames: 30)) -loop 1", faults: [.playsOnce]),
    Case(
      report: "mp4-muxer 31, right", name: "a.mp4",
      words: "\(waves("10", period: 10, frames: 10)) \(h264)"),
    Case(
      report: "Kap 856", name: "a.gif", words: waves("60", period: 90, frames: 90),
      faults: [.slowDelay]),
    Case(
      report: "libavif 347", name: "a.avif",
      words: "\(waves("10", period: 10, frames: 10)) -c:v libaom-av1 -cpu-used 8",
      warnings: [.loopUnknown]),
    Case(
      report: "ExoPlayer 4559", name: "a.mp4",
      words: "-f lavfi -i sine=d=1.5 \(waves("25", period: 25, frames: 25)) \(h264)",
      faults: [.audioLength]),
    Case(
      report: "ExoPlayer 3301", name: "a.mp4",
      words: "-f lavfi -i sine=d=0.6 \(waves("25", period: 25, frames: 25)) \(h264)",
      faults: [.audioLength]),
    Case(
      report: "video-stitcher 470", name: "a.mp4",
      words: "\(waves("25", period: 25, frames: 25)) -c:v libx265 -preset ultrafast "
        + "-x265-params log-level=0 -tag:v hev1", warnings: [.hev1]),
    Case(
      report: "webcodecs 598", name: "a.mp4",
      words: "\(waves("25", period: 25, frames: 25)) \(Media.h264)", warnings: [.untaggedColour]),
  ]

  @Test(arguments: exporters + containers) func said(_ wanted: Case) throws {
    let media = try Media()
    let report = try Verifier.verify(file: try media.ffmpeg(wanted.words, wanted.name))
    #expect(report.codes(.fault) == wanted.faults, "\(report.findings)")
    let others = report.codes(.warning).union(report.codes(.note))
    #expect(others.isSuperset(of: wanted.warnings), "\(report.findings)")
    #expect((report.verdict == .defective) == !wanted.faults.isEmpty)
    if wanted.words.hasPrefix(Self.transparent) { #expect(report.container?.alpha == .tagged) }
  }

  /// mp4-muxer 31: ten frames of a tenth of a second are 0.9 s where the last one has no duration.
  @Test func tenFrames() throws {
    let media = try Media()
    try media.ffmpeg("\(Media.frames(10, rate: "10")) \(Media.h264)", "a.mp4")
    let good = try FileReport.fast(media.path("a.mp4"))
    #expect(good.container?.rate == 10 && good.codes(.fault).isEmpty, "\(good)")
    var bytes = try media.bytes("a.mp4")
    bytes.splitDurations(lastTicks: 0)
    let report = try FileReport.fast(try media.write(bytes, "b.mp4"))
    #expect(report.codes(.fault).contains(.lastDuration), "\(report)")
  }

  /// hyperframes 684: times in whole milliseconds, added up, run away from 30000/1001 frames a second.
  @Test func drift() throws {
    let media = try Media()
    let good = try media.ffmpeg(
      "\(Media.frames(600, rate: "30000/1001")) \(Media.vp8) -deadline realtime -cpu-used 8",
      "a.webm")
    #expect(try FileReport.fast(good).codes(.fault).isEmpty)
    let file = try media.ffmpeg("-i \(good) -c copy -bsf:v setts=pts=N*33:dts=N*33", "b.webm")
    #expect(try FileReport.fast(file).codes(.fault) == [.durationMismatch])
  }
}
