import PulseTimeline
import PulseVerify
import Testing

/// Facts against what other programs read from the same bytes.
@Suite struct ContainerFactsTests {
  @Test(arguments: [
    "a.mp4 30000/1001", "a.mov 25", "a.webm 24", "a.mkv 25", "a.gif 25", "a.apng 50",
    "a.ts 50", "a.avi 12", "b.mp4 15",
  ])
  func againstFFprobe(_ what: String) throws {
    let words = what.split(separator: " ").map(String.init)
    let media = try Media()
    let codec = words[0].hasSuffix("webm") ? "\(Media.vp8) -cpu-used 5" : ""
    let fragments = words[0] == "b.mp4" ? "-movflags frag_keyframe+empty_moov -bf 0" : ""
    let file = try media.ffmpeg(
      "\(Media.frames(37, rate: words[1])) \(codec) \(fragments)", words[0])
    let facts = try #require(try FileReport.fast(file).container)
    let probe = try Media.run(
      "ffprobe",
      [
        "-v", "error", "-count_packets", "-show_entries",
        "stream=codec_name,width,height,r_frame_rate,nb_read_packets", "-of",
        "default=noprint_wrappers=1:nokey=1", file,
      ])
    // A transport stream's video is listed twice, as its programme's and as the file's.
    let said = probe.split(separator: "\n").prefix(5).map(String.init)
    #expect(
      said == [
        facts.codec, "\(facts.width)", "\(facts.height)", facts.rate?.description ?? "",
        "\(facts.frameCount)",
      ])
  }

  /// Each block's time, which mkvinfo lists without libav.
  @Test func againstMKVInfo() throws {
    let media = try Media()
    let file = try media.ffmpeg(
      "\(Media.frames(61, rate: "60")) \(Media.vp8) -cpu-used 5 \(Media.tags)", "a.webm")
    let facts = try #require(try FileReport.fast(file).container)
    let text = try Media.run("mkvinfo", ["--all", "--ui-language", "en_US", file])
    func value(_ name: String) -> String? {
      text.split(separator: "\n").first { $0.contains("+ \(name): ") }.map {
        String($0.split(separator: ": ", maxSplits: 1)[1])
      }
    }
    #expect(value("Timestamp scale") == "1000000")
    #expect(facts.tick == Fraction(1, 1000))
    #expect(value("Duration") == "00:00:01.017000000")
    #expect(facts.fileDuration == Fraction(1017, 1000))
    #expect(text.split(separator: "\n").count { $0.contains("Simple block") } == facts.frameCount)
    #expect(facts.rate == 60)
    #expect(facts.durations?.last == Fraction(17, 1000))
  }

  /// mediainfo is no relative of libav either.
  @Test func againstMediaInfo() throws {
    let media = try Media()
    let file = try media.ffmpeg(
      "\(Media.frames(45, rate: "30000/1001")) \(Media.h264) \(Media.tags) -metadata comment=some%words",
      "a.mp4")
    let facts = try #require(try FileReport.fast(file).container)
    let form = "Video;%CodecID%/%Width%/%Height%/%FrameCount%/%FrameRate_Num%/%FrameRate_Den%"
    let said = try Media.run("mediainfo", ["--Inform=\(form)", file])
      .split(separator: "\n").first.map(String.init)
    let rate = try #require(facts.rate)
    #expect(
      said
        == [
          facts.sampleEntry ?? "", "\(facts.width)", "\(facts.height)", "\(facts.frameCount)",
          "\(rate.numerator)", "\(rate.denominator)",
        ].joined(separator: "/"))
    #expect(facts.comment == "some words")
    #expect(facts.start == 0)
    #expect(facts.trackDuration == Fraction(45 * 1001, 30000))
    #expect(facts.isIndexFirst == false)
  }

  @Test func loopCounts() throws {
    let media = try Media()
    let wanted: [(String, String, LoopCount)] = [
      ("a.gif", "-loop 0", .forever), ("b.gif", "-loop -1", .times(1)),
      // The number in a GIF counts repetitions.
      ("c.gif", "-loop 4", .times(5)), ("a.apng", "-plays 4", .times(4)),
      ("b.apng", "-plays 0", .forever), ("a.webp", "-loop 4", .times(4)),
      ("b.webp", "-loop 0", .forever), ("a.mp4", "", .external),
    ]
    for (name, options, count) in wanted {
      let file = try media.ffmpeg("\(Media.pattern()) \(options)", name)
      #expect(try FileReport.fast(file).container?.loopCount == count, "\(name)")
    }
  }

  /// 30 frames a second in hundredths are 3, 3, 4, and their sum is right.
  @Test func delaysOfGIF() throws {
    let media = try Media()
    let file = try media.ffmpeg(Media.frames(30, rate: "30"), "a.gif")
    let durations = try #require(try FileReport.fast(file).container?.durations)
    #expect(durations.shortest == Fraction(3, 100) && durations.longest == Fraction(4, 100))
    #expect(durations.unevenCount == 0 && durations.claimsConstant)
  }

  @Test func comments() throws {
    let media = try Media()
    for (name, codec) in [("a.mp4", ""), ("a.mov", ""), ("a.mkv", ""), ("a.webm", Media.vp8)] {
      let file = try media.ffmpeg(
        "\(Media.pattern(seconds: "0.2")) \(codec) -metadata comment=pulse-video/1%{\"a\":1}", name)
      let facts = try ContainerReader.facts(of: ByteSource(path: file))
      #expect(facts.comment == "pulse-video/1 {\"a\":1}", "\(name)")
    }
  }
}
