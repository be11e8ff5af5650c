import PulseEncode
import PulseRaster
import PulseScenes
import PulseTimeline
import Testing

/// What is decided, and refused, before any file is touched.
@Suite struct PlanTests {
  private func refusal(
    _ files: [String], size: String = "64x64", background: String = "white",
    change: (inout ExportOptions) -> Void = { _ in }
  ) throws -> String? {
    var options = ExportOptions()
    change(&options)
    do {
      let drawing = try Drawing.pulse(size: size, background: background)
      _ = try Exporter.plan(files: files, drawing: drawing, options: options)
      return nil
    } catch let error as ExportError {
      return error.description
    }
  }

  @Test func unknownEnding() throws {
    #expect(
      try refusal(["a.mp3"])
        == "'a.mp3': no format has the ending '.mp3'; did you mean '.mp4'?")
    #expect(try refusal(["pulse"])?.contains("has no ending") == true)
    #expect(try refusal([".mp4"])?.contains("has no ending") == true)
  }

  @Test func namedTwice() throws {
    #expect(try refusal(["a.mp4", "a.mp4"])?.contains("named twice") == true)
    #expect(try refusal(["a.mp4", "./a.mp4"])?.contains("same file") == true)
  }

  @Test func transparentWhereItCannotBe() throws {
    let message = try #require(try refusal(["a.mp4"], background: "transparent"))
    #expect(message.contains("can't carry transparency"))
    #expect(message.contains(".webm"))
    #expect(try refusal(["a.webm"], background: "transparent") == nil)
    #expect(try refusal(["a-%d.png"], background: "#ffffff80") == nil)
  }

  @Test func oddSizes() throws {
    let message = try #require(try refusal(["a.mp4"], size: "101x64"))
    #expect(message.contains("--size 102x64"))
    #expect(message.contains("--pixel-format yuv444p"))
    #expect(try refusal(["a.mp4"], size: "101x63") { $0.pixelFormat = "yuv444p" } == nil)
    let clear = try #require(try refusal(["a.webm"], size: "101x64", background: "transparent"))
    #expect(clear.hasSuffix("use --size 102x64"))
  }

  @Test func theLargestPicture() throws {
    #expect(try refusal(["a.mp4"], size: "16384x16384")?.contains("16128x16384") == true)
    #expect(try refusal(["a.mp4"], size: "16384x16126") == nil)
  }

  @Test func greyPicturesUseAllCodes() throws {
    var options = ExportOptions()
    options.pixelFormat = "gray"
    let plan = try Exporter.plan(
      files: ["a-%d.png"], drawing: try Drawing.pulse(), options: options)
    #expect(plan.outputs[0].coding.range == .full)
  }

  @Test func codecs() throws {
    #expect(
      try refusal(["a.webm"]) { $0.codec = "h264" }
        == "'a.webm': webm can't hold 'h264'; it takes vp9, av1, vp8; h264 goes into .mp4, .mov or .mkv"
    )
    #expect(try refusal(["a.mkv"]) { $0.codec = "vp9" } == nil)
    #expect(
      try refusal(["a.mkv"]) { $0.codec = "h265" }
        == "'a.mkv': mkv knows no codec 'h265'; it takes h264, hevc, av1, vp9, vp8; did you mean "
        + "'hevc'?")
  }

  @Test func rates() throws {
    #expect(try refusal(["a.mp4"]) { $0.quality = .constantRate(17.5) } == nil)
    #expect(try refusal(["a.mp4"]) { $0.quality = .constantRate(52) }?.contains("0") == true)
    #expect(
      try refusal(["a.webm"]) { $0.quality = .constantRate(17.5) }?.contains("whole number")
        == true)
    #expect(
      try refusal(["a.y4m"]) { $0.quality = .constantRate(17) }?.contains("exactly") == true)
  }

  @Test func encoderOptions() throws {
    let message = try refusal(["a.mp4"]) { $0.codecOptions = [CodecOption("presett", "slow")] }
    #expect(message?.contains("did you mean 'preset'") == true)
    let value = try refusal(["a.mp4"]) { $0.codecOptions = [CodecOption("preset", "medum")] }
    #expect(value == "--codec-option preset=: h264 has no preset 'medum'; did you mean 'medium'?")
    // One encoder that knows it is enough.
    #expect(
      try refusal(["a.mp4", "a.webm"]) { $0.codecOptions = [CodecOption("preset", "slow")] } == nil)
  }

  @Test func numberedNames() throws {
    #expect(try refusal(["a.png"])?.contains("'a-%04d.png'") == true)
    #expect(try refusal(["a-%s.png"]) != nil)
    #expect(try refusal(["a-%d-%d.png"]) != nil)
    #expect(try refusal(["100%%-%03d.png"]) == nil)
  }

  @Test func theUsersEncoderOptionsWin() throws {
    var options = ExportOptions()
    options.codecOptions = [CodecOption("preset", "slow"), CodecOption("crf", "30")]
    let plan = try Exporter.plan(
      files: ["a.mp4"], drawing: try Drawing.pulse(), options: options)
    #expect(plan.outputs[0].codecOptions == options.codecOptions)
  }

  @Test func oneGroupOfPictures() throws {
    let plan = try Exporter.plan(files: ["a.mp4"], drawing: try Drawing.pulse())
    #expect(plan.outputs[0].groupLength == 60)
  }

  @Test func threadsFollowTheSizeAlone() throws {
    for (size, threads) in [("64x64", 1), ("512x512", 2), ("1080x1080", 4), ("3840x2160", 8)] {
      let plan = try Exporter.plan(files: ["a.mp4"], drawing: try Drawing.pulse(size: size))
      #expect(plan.outputs[0].threads == threads)
    }
  }

  @Test func qualityIsMonotonic() throws {
    var last = Double.infinity
    for level in 0...100 {
      var options = ExportOptions()
      options.quality = .level(Double(level))
      let plan = try Exporter.plan(
        files: ["a.mp4"], drawing: try Drawing.pulse(), options: options)
      let crf = try #require(plan.outputs[0].codecOptions.first { $0.key == "crf" })
      let value = try #require(Double(crf.value))
      #expect(value <= last)
      last = value
    }
    #expect(last == 4)
  }

  @Test("VP8 is coded by one thread, whatever was asked for")
  func oneThread() throws {
    for asked in [nil, 4] {
      var options = ExportOptions()
      (options.codec, options.threads) = ("vp8", asked)
      let drawing = try Drawing.pulse(size: "512x512")
      let plan = try Exporter.plan(files: ["a.webm"], drawing: drawing, options: options)
      #expect(plan.outputs[0].threads == 1)
    }
  }

  @Test("each encoder is told in its own words to keep the seam even")
  func seams() throws {
    for (codec, key, value) in [
      ("h264", "x264-params", "zones="), ("hevc", "x265-params", "zones="), ("vp9", "qmin", ""),
    ] {
      var options = ExportOptions()
      options.codec = codec
      let drawing = try Drawing.pulse()
      let plan = try Exporter.plan(files: ["a.mkv"], drawing: drawing, options: options)
      let option = try #require(plan.outputs[0].codecOptions.first { $0.key == key })
      #expect(option.value.contains(value))
      // The user's word for the same option wins.
      let word = codec == "vp9" ? "7" : "x=1"
      options.codecOptions = [CodecOption(key, word)]
      let other = try Exporter.plan(files: ["a.mkv"], drawing: drawing, options: options)
      #expect(other.outputs[0].codecOptions.filter { $0.key == key } == [CodecOption(key, word)])
    }
  }

  @Test func encodersFollowThePictures() throws {
    func encoder(_ size: String, _ layout: String) throws -> String? {
      var options = ExportOptions()
      (options.codec, options.pixelFormat) = ("av1", layout)
      let drawing = try Drawing.pulse(size: size)
      let plan = try Exporter.plan(files: ["a.mp4"], drawing: drawing, options: options)
      let recipe = try Recipe(parsing: try #require(plan.outputs[0].recipe))
      #expect(recipe.storage["encoder"] == plan.outputs[0].encoder?.name)
      return plan.outputs[0].encoder?.name
    }
    #expect(try encoder("64x64", "yuv420p") == "libsvtav1")
    #expect(try encoder("62x64", "yuv420p") == "libaom-av1")
    #expect(try encoder("64x64", "yuv444p") == "libaom-av1")
  }

  @Test func alphaBesideThePicturesNeedsMatroska() throws {
    let message = try refusal(["a.mp4"], background: "transparent") { $0.codec = "vp9" }
    #expect(message?.contains("can't carry transparency") == true)
    #expect(try refusal(["a.mov"], background: "transparent") == nil)
    #expect(
      try refusal(["a.mov"], background: "transparent") { $0.codec = "h264" }?
        .contains("use --codec prores") == true)
  }

  @Test func recipesSayEverything() throws {
    let drawing = try Drawing.pulse()
    let plan = try Exporter.plan(files: ["a.mp4"], drawing: drawing)
    let recipe = try Recipe(parsing: try #require(plan.outputs[0].recipe))
    #expect(recipe.drawing == drawing.drawing)
    #expect(recipe.storage["threads"] == "1")
    #expect(recipe.storage["option.crf"] == "18")
    var options = ExportOptions()
    options.writesRecipe = false
    let silent = try Exporter.plan(files: ["a.mp4"], drawing: drawing, options: options)
    #expect(silent.outputs[0].recipe == nil)
  }
}
