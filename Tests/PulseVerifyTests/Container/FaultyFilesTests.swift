import PulseVerify
import Testing

/// Each fault is named, and nothing else is said to be a fault.
@Suite struct FaultyFilesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let words: String
    var faults: Set<FindingCode> = []
    var warnings: Set<FindingCode>?
    var testDescription: String { "\(name) \(words)" }
  }

  static let jitter =
    "\(Media.pattern()) -vf settb=1/15360,setpts=N*512+100*eq(N\\,10) -fps_mode passthrough "
    + "-enc_time_base 1/15360 \(Media.h264)"

  static let cases = [
    Case(
      name: "a.mp4", words: "\(Media.pattern()) \(Media.h264) \(Media.tags) -movflags +faststart",
      warnings: []),
    Case(
      name: "a.mp4", words: "\(Media.pattern()) \(Media.h264)",
      warnings: []),
    Case(
      name: "a.mp4",
      words: "\(Media.pattern()) -c:v libx265 -preset ultrafast -x265-params log-level=0 "
        + "\(Media.tags) -movflags +faststart", warnings: [.hev1]),
    Case(
      name: "a.mp4", words: "\(Media.pattern()) -c:v libx264 -bf 3 -use_editlist 0",
      faults: [.startOffset]),
    Case(
      name: "a.mp4", words: "-itsoffset 0.5 \(Media.pattern()) \(Media.h264) -fps_mode passthrough",
      faults: [.startOffset, .editList]),
    Case(
      name: "a.mkv", words: "-itsoffset 0.5 \(Media.pattern()) \(Media.h264)",
      faults: [.startOffset]),
    Case(
      name: "a.webm", words: "-itsoffset 0.5 \(Media.pattern()) \(Media.vp8) -cpu-used 5",
      faults: [.startOffset]),
    Case(name: "a.mp4", words: jitter, faults: [.unevenDuration]),
    Case(name: "a.gif", words: "\(Media.pattern(rate: "60"))", faults: [.slowDelay]),
    Case(name: "a.gif", words: "\(Media.pattern(rate: "100"))", faults: [.slowDelay]),
    Case(name: "a.apng", words: "\(Media.pattern(rate: "100")) -plays 0", faults: [.slowDelay]),
    Case(name: "a.gif", words: "\(Media.pattern()) -loop -1", faults: [.playsOnce]),
    Case(name: "a.gif", words: "\(Media.pattern()) -loop 3", faults: [.playsOnce]),
    Case(name: "a.apng", words: "\(Media.pattern()) -plays 1", faults: [.playsOnce]),
    Case(name: "a.webp", words: "\(Media.pattern()) -loop 1", faults: [.playsOnce]),
    Case(
      name: "a.gif", words: "\(Media.pattern(rate: "10")) -final_delay 2",
      faults: [.lastDuration]),
    Case(
      name: "a.gif", words: "\(Media.pattern(rate: "10")) -final_delay 200",
      faults: [.lastDuration]),
    Case(
      name: "a.apng", words: "\(Media.pattern(rate: "10")) -plays 0 -final_delay 1/50",
      faults: [.lastDuration]),
    Case(
      name: "a.avif", words: "\(Media.pattern()) -c:v libaom-av1 -cpu-used 8",
      warnings: [.loopUnknown]),
    Case(
      name: "a.mp4", words: "\(Media.pattern()) -f lavfi -i sine=d=1.2 \(Media.h264)",
      faults: [.audioLength]),
    Case(
      name: "a.mkv", words: "\(Media.pattern()) -f lavfi -i sine=d=0.8 \(Media.h264)",
      faults: [.audioLength]),
    Case(
      name: "a.webm",
      words: "\(Media.pattern()) -f lavfi -i sine=d=1.2 \(Media.vp8) -cpu-used 5",
      faults: [.audioLength]),
    Case(
      name: "a.ts", words: "\(Media.pattern()) -f lavfi -i sine=d=1.2 \(Media.h264)",
      faults: [.audioLength]),
  ]

  @Test(arguments: cases) func named(_ wanted: Case) throws {
    let media = try Media()
    let report = try FileReport.fast(try media.ffmpeg(wanted.words, wanted.name))
    #expect(report.codes(.fault) == wanted.faults, "\(report)")
    #expect(report.verdict == (wanted.faults.isEmpty ? .undecided : .defective))
    if let warnings = wanted.warnings { #expect(report.codes(.warning) == warnings, "\(report)") }
    for finding in report.findings {
      #expect(
        finding.message.hasSuffix(".") && (finding.severity == .note || finding.message.count > 60),
        "\(finding)")
    }
  }

  /// What every plain MP4 of ffmpeg's lacks is worth a line, and no alarm.
  @Test func plainMovie() throws {
    let media = try Media()
    let report = try FileReport.fast(media.ffmpeg("\(Media.pattern()) \(Media.h264)", "a.mp4"))
    #expect(report.codes(.note) == [.untaggedColour, .indexLast], "\(report)")
    #expect(report.findings.allSatisfy { $0.message.count < 100 }, "\(report)")
  }

  @Test(arguments: [0, 1, 300]) func lastDuration(_ ticks: Int) throws {
    let media = try Media()
    try media.ffmpeg("\(Media.pattern()) \(Media.h264)", "a.mp4")
    var bytes = try media.bytes("a.mp4")
    bytes.splitDurations(lastTicks: ticks)
    let report = try FileReport.fast(try media.write(bytes, "b.mp4"))
    #expect(report.codes(.fault).contains(.lastDuration), "\(report)")
    #expect(report.findings.first { $0.code == .lastDuration }?.frame == 29)
  }

  @Test func statedDurations() throws {
    let media = try Media()
    try media.ffmpeg("\(Media.pattern()) \(Media.h264)", "a.mp4")
    for (box, offset) in [("mvhd", 20), ("tkhd", 24), ("mdhd", 20)] {
      var bytes = try media.bytes("a.mp4")
      let place = try #require(bytes.box(box)) + offset
      bytes.set(bytes.number(at: place) * 11 / 10, at: place)
      let report = try FileReport.fast(try media.write(bytes, "b.mp4"))
      #expect(report.codes(.fault) == [.durationMismatch], "\(box): \(report)")
    }
    // The edit list: half of the film is left out.
    var bytes = try media.bytes("a.mp4")
    let place = try #require(bytes.box("elst")) + 12
    bytes.set(bytes.number(at: place) / 2, at: place)
    let report = try FileReport.fast(try media.write(bytes, "b.mp4"))
    #expect(report.codes(.fault) == [.editList], "\(report)")
    #expect(report.container?.hiddenFrames == 15)
  }

  /// Matroska's Duration is a floating-point number; 967 ms lack the last frame.
  @Test func matroskaDuration() throws {
    let media = try Media()
    try media.ffmpeg("\(Media.pattern()) \(Media.vp8) -cpu-used 5", "a.webm")
    var bytes = try media.bytes("a.webm")
    let place = try #require(bytes.place(of: [0x44, 0x89, 0x88])) + 3
    let bits = Double(967).bitPattern
    for index in 0..<8 {
      bytes[place + index] = UInt8(truncatingIfNeeded: bits >> (56 - 8 * index))
    }
    let report = try FileReport.fast(try media.write(bytes, "b.webm"))
    #expect(report.codes(.fault) == [.lastDuration], "\(report)")
  }

  @Test(arguments: ["mp4", "mkv"]) func firstPacket(_ ending: String) throws {
    let media = try Media()
    let source = try media.ffmpeg(
      "\(Media.pattern()) \(Media.h264) -bf 0 -g 100", "a.\(ending)")
    let file = try media.ffmpeg(
      "-i \(source) -c copy -copyinkf -bsf:v noise=drop=eq(n\\,0)", "b.\(ending)")
    let report = try FileReport.fast(file)
    #expect(report.codes(.fault).contains(.noKeyframe), "\(report)")
  }

  @Test func untaggedAlpha() throws {
    let media = try Media()
    try media.ffmpeg("\(Media.pattern()) -c:v libvpx-vp9 -cpu-used 5 -pix_fmt yuva420p", "a.webm")
    var bytes = try media.bytes("a.webm")
    #expect(try FileReport.fast(media.path("a.webm")).container?.alpha == .tagged)
    let place = try #require(bytes.place(of: [0x53, 0xC0, 0x81, 0x01]))
    bytes[place + 3] = 0
    let report = try FileReport.fast(try media.write(bytes, "b.webm"))
    #expect(report.codes(.warning).contains(.alphaUntagged), "\(report)")
  }

  @Test func noVideo() throws {
    let media = try Media()
    #expect(try FileReport.fast(try media.write([], "a.mp4")).obstacle?.contains("empty") == true)
    let text = try media.write(Array("#EXTM3U\n/etc/passwd\n".utf8), "b.mp4")
    #expect(try FileReport.fast(text).verdict == .unreadable)
    #expect(try FileReport.fast(media.path("missing.mp4")).verdict == .unreadable)
    #expect(try FileReport.fast("/dev/zero").verdict == .unreadable)
    let sound = try media.ffmpeg("-f lavfi -i sine=d=1", "c.mp4")
    #expect(try FileReport.fast(sound).obstacle?.contains("no video") == true)
  }
}
