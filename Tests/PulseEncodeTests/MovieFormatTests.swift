import Foundation
import PulseEncode
import PulseScenes
import PulseTimeline
import Testing

/// What strangers read in every kind of film: ffprobe for times, counts and tags, ffmpeg for pixels.
@Suite struct MovieFormatTests {
  static let rates = ["12.5", "24", "25", "30000/1001", "30", "50", "60"]
  static let counts = [1, 2, 3, 61, 120]

  @Test("every format is in the list above")
  func complete() {
    let tested = Set(MovieFormat.all.map { "\($0.ending) \($0.codec)" })
    for format in [FileFormat.mp4, .mov, .webm, .mkv] {
      for codec in format.codecs { #expect(tested.contains("\(format.name) \(codec.name)")) }
    }
  }

  /// A pulse of exactly so many frames.
  private func drawing(frames: Int, rate: String) throws -> ResolvedDrawing {
    let rate = try #require(FrameRate(parsing: rate))
    var drawing = Drawing()
    try drawing.set(.size, to: "64x64")
    drawing.rate = rate
    let half = Fraction(frames) / rate.framesPerSecond / Fraction(2)
    drawing.parameters["duration"] = half.description
    let resolved = try drawing.resolve()
    try #require(resolved.timeline.frameCount == frames)
    return resolved
  }

  @Test(arguments: MovieFormat.all, counts)
  func timesAndCounts(_ format: MovieFormat, frames: Int) throws {
    let folder = try TemporaryFolder()
    // Long films at the two rates that are hardest to tell; short ones at all.
    for rate in Self.rates where frames < 60 || ["30000/1001", "60"].contains(rate) {
      let file = folder.file("a.\(format.ending)")
      let drawing = try drawing(frames: frames, rate: rate)
      let plan = try Exporter.plan(files: [file], drawing: drawing, options: format.options)
      _ = try Exporter.export(plan)
      let facts = try Tool.probe(file)
      #expect(facts["nb_read_frames"] == "\(frames)", "\(rate)")
      // From a few packets in Matroska, which has no decoding times, ffprobe can't tell the start.
      let isUntold = format.isMatroska && frames <= 3 && facts["start_pts"] == "N/A"
      #expect(facts["start_pts"] == "0" || isUntold, "\(rate)")
      let exact = drawing.timeline.plan.duration
      if format.isMatroska {
        let stated = try #require(Double(facts["format.duration"] ?? ""))
        #expect(abs(stated - exact.doubleValue) <= 0.0005 + 1e-9, "\(rate): \(stated)")
      } else {
        let ticks = try #require(Int(facts["duration_ts"] ?? ""))
        let tick = try #require(Fraction(parsing: facts["time_base"] ?? ""))
        #expect(Fraction(ticks) * tick == exact, "\(rate)")
      }
    }
  }

  @Test(arguments: MovieFormat.all) func tags(_ format: MovieFormat) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.\(format.ending)")
    let drawing = try Drawing.pulse(fps: "5")
    _ = try Exporter.export(
      try Exporter.plan(files: [file], drawing: drawing, options: format.options))
    let facts = try Tool.probe(file)
    #expect(facts["codec_name"] == format.codec)
    #expect(facts["pix_fmt"] == format.layout)
    if let tag = format.tag { #expect(facts["codec_tag_string"] == tag) }
    #expect(facts["color_primaries"] == "bt709")
    #expect(facts["color_transfer"] == "iec61966-2-1")
    #expect(facts["color_space"] == format.matrix)
    if !format.isRGB { #expect(facts["color_range"] == "tv") }
    // MP4's box for VP9 has no word for it that libav reads, and ProRes none at all.
    let saysSiting = !format.isRGB && format.codec != "prores" && format.tag != "vp09"
    if saysSiting { #expect(facts["chroma_location"] == "left") }
  }

  @Test("ffmpeg shows the colours that were asked for", arguments: MovieFormat.all)
  func colours(_ format: MovieFormat) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.\(format.ending)")
    for background in format.carriesAlpha ? ["#204060", "transparent"] : ["#204060"] {
      var drawing = Drawing()
      try drawing.set(.size, to: "128x128")
      try drawing.set(.fps, to: "5")
      try drawing.set(.background, to: background)
      for name in ["color", "highlight"] { drawing.parameters[name] = "#e61717" }
      _ = try Exporter.export(
        try Exporter.plan(files: [file], drawing: try drawing.resolve(), options: format.options))
      let isClear = background == "transparent"
      let pixels = try Tool.decode(
        file, decoder: isClear ? format.alphaDecoder : nil, format: "rgb24")
      func expect(_ place: Int, _ due: [Int]) {
        // libswscale's quick way to RGB is off by two codes by itself.
        for (channel, due) in due.enumerated() {
          let found = Int(pixels[3 * place + channel])
          #expect(abs(found - due) <= 4, "\(background), channel \(channel): \(found), due \(due)")
        }
      }
      expect(64 * 128 + 64, [230, 23, 23])
      if !isClear { expect(2 * 128 + 2, [32, 64, 96]) }
    }
  }

  @Test(arguments: MovieFormat.all.filter(\.carriesAlpha))
  func alphaSurvives(_ format: MovieFormat) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.\(format.ending)")
    var drawing = Drawing()
    try drawing.set(.size, to: "128x128")
    try drawing.set(.fps, to: "5")
    try drawing.set(.background, to: "transparent")
    for name in ["color", "highlight"] { drawing.parameters[name] = "#64646480" }
    _ = try Exporter.export(
      try Exporter.plan(files: [file], drawing: try drawing.resolve(), options: format.options))
    let pixels = try Tool.decode(file, decoder: format.alphaDecoder, format: "rgba")
    try #require(pixels.count == 10 * 128 * 128 * 4)
    for frame in 0..<10 {
      let middle = ((frame * 128 + 64) * 128 + 64) * 4
      for (channel, due) in [100, 100, 100, 128].enumerated() {
        let error = abs(Int(pixels[middle + channel]) - due)
        #expect(error <= format.alphaTolerance, "frame \(frame), channel \(channel)")
      }
      #expect(pixels[frame * 128 * 128 * 4 + 3] == 0, "the corner is transparent")
    }
  }

  @Test("ProRes is 4444 with alpha, and 422 HQ without")
  func proresProfiles() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.mov")
    // Transparent pictures choose the codec by themselves.
    let drawing = try Drawing.pulse(fps: "5", background: "transparent")
    let report = try Exporter.export(try Exporter.plan(files: [file], drawing: drawing))
    #expect(report.outputs[0].codec == "prores")
    let facts = try Tool.probe(file)
    #expect(facts["codec_tag_string"] == "ap4h")
    #expect(facts["pix_fmt"] == "yuva444p12le")
  }

  @Test(arguments: MovieFormat.all) func repeatsAreCopies(_ format: MovieFormat) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.\(format.ending)")
    for background in format.carriesAlpha ? ["white", "transparent"] : ["white"] {
      let drawing = try Drawing.pulse(fps: "29.97", background: background)
      var options = format.options
      options.repeats = .loops(3)
      let plan = try Exporter.plan(files: [file], drawing: drawing, options: options)
      #expect(plan.outputs[0].codec.repeatsByCopy)
      _ = try Exporter.export(plan)
      let sums = try Tool.checksums(
        file, decoder: background == "white" ? nil : format.alphaDecoder)
      try #require(sums.count == 180)
      #expect(Array(sums[60..<120]) == Array(sums[..<60]), "\(background)")
      #expect(Array(sums[120...]) == Array(sums[..<60]), "\(background)")
      let facts = try Tool.probe(file)
      #expect(facts["format.duration"] == "6.006000")
      #expect(facts["start_pts"] == "0")
    }
  }

  @Test("the same recipe gives the same bytes", arguments: MovieFormat.all)
  func sameBytes(_ format: MovieFormat) throws {
    let folder = try TemporaryFolder()
    let drawing = try Drawing.pulse(size: "320x320", fps: "12.5")
    let hashes = try ["a", "b"].map { name in
      let plan = try Exporter.plan(
        files: [folder.file("\(name).\(format.ending)")], drawing: drawing,
        options: format.options)
      return try Exporter.export(plan).outputs[0].sha256
    }
    #expect(hashes[0] == hashes[1])
  }
}
