import PulseScenes
import PulseTimeline
import Testing

@Suite struct DrawingTests {
  @Test func theDefaultIsTheSeedOnWhite() throws {
    let resolved = try Drawing().resolve()
    #expect(resolved.timeline.root == .pulse())
    #expect(resolved.timeline.frameCount == 120)
    #expect(resolved.canvas.width == 1080 && resolved.canvas.height == 1080)
    #expect(resolved.background == .white)
    #expect(resolved.notes.isEmpty)
    #expect(resolved.drawing.parameters["color"] == "#cc0000")
  }

  @Test func resolvingTwiceIsResolvingOnce() throws {
    var drawing = Drawing(scene: "pulse", parameters: ["color": "rebeccapurple", "inset": "8.0"])
    try drawing.set(.background, to: "oklch(0.7 0.1 30)")
    try drawing.set(.fps, to: "29.97")
    let once = try drawing.resolve().drawing
    #expect(once != drawing)
    #expect(try once.resolve().drawing == once)
  }

  @Test func optionsReachTheLoop() throws {
    var drawing = Drawing()
    for (option, text) in [
      (DrawingOption.fps, "30000/1001"), (.fit, "nearest"), (.start, "0.25"), (.size, "64x32"),
      (.padding, "5%"), (.background, "transparent"), (.maxPeriod, "10"), (.retime, "true"),
    ] {
      try drawing.set(option, to: text)
    }
    let resolved = try drawing.resolve()
    #expect(resolved.timeline.plan.frameCount == 60)
    #expect(resolved.timeline.plan.start == Fraction(1, 4))
    #expect(resolved.canvas.width == 64 && resolved.canvas.height == 32)
    #expect(resolved.background == .transparent)
    #expect(drawing.loopOptions.maximumPeriod == 10 && drawing.loopOptions.retime)
    drawing.fit = .exact
    #expect(throws: LoopPlanError.self) { try drawing.resolve() }
    drawing.scene = "blob"
    #expect(throws: SceneError.self) { try drawing.resolve() }
  }

  @Test func textsComeBack() throws {
    let samples: [(DrawingOption, String)] = [
      (.scene, "pulse"), (.size, "1080"), (.size, "1080x1920"), (.scale, "1.5"), (.padding, "12.5"),
      (.padding, "10%"), (.background, "#12345678"), (.fps, "60"), (.fps, "30000/1001"),
      (.fit, "periods"), (.retime, "true"), (.maxPeriod, "61/60"), (.longest, "3"),
      (.start, "1/3"),
    ]
    #expect(Set(samples.map(\.0)) == Set(DrawingOption.allCases))
    for (option, text) in samples {
      var drawing = Drawing()
      try drawing.set(option, to: text)
      #expect(drawing.text(of: option) == text)
    }
    #expect(Drawing().text(of: .scale) == nil)
  }

  @Test(arguments: [
    (
      DrawingOption.size,
      [
        "", "0", "-1", "16385", "99999999999999999999", "1080x", "x1080", "1x2x3",
        "1080.5", "1e3", "１０", "1080 x 1080", "nan",
      ]
    ),
    (.scale, ["", "0", "-1", "nan", "inf", "1e308", "16385", "2x", "1/2"]),
    (.padding, ["", "-1", "nan%", "%", "1%%", "1e308", "10 %", "1px", "16385%"]),
    (.background, ["", "rde", "currentcolor"]),
    (
      .fps,
      [
        "", "0", "-1", "1e9", "1000000000", "1/0", "nan", "60fps", "1000.1", "1/11",
        "60000000/1000001",
      ]
    ),
    (.fit, ["", "Nearest", "near"]),
    (.retime, ["", "yes", "1"]),
    (.maxPeriod, ["", "0", "-1", "3601", "nan", "1000001/1000003"]),
    (.start, ["", "1", "-0.1", "3/2", "nan", "1/1000001"]),
  ])
  func refusesHostileTexts(option: DrawingOption, texts: [String]) {
    for text in texts {
      var drawing = Drawing()
      let error = #expect(throws: DrawingError.self, "\(option) \(text)") {
        try drawing.set(option, to: text)
      }
      #expect(error?.description.hasPrefix(option.rawValue) == true)
      #expect(drawing == Drawing(), "\(option) \(text)")
    }
  }

  @Test func saysWhatWouldBeRight() {
    var drawing = Drawing()
    let size = #expect(throws: DrawingError.self) { try drawing.set(.size, to: "0") }
    #expect(
      size?.description
        == "size must be W or WxH in whole pixels from 1 to 16384, such as 1080 or 1080x1920, "
        + "not '0'")
    let name = #expect(throws: DrawingError.self) { try DrawingOption(named: "backgruond") }
    #expect(
      name?.description == "a drawing has no option 'backgruond'; did you mean 'background'?")
  }

  @Test func notesTellOfClipping() throws {
    var drawing = Drawing()
    try drawing.set(.background, to: "rgb(300 0 0)")
    let resolved = try drawing.resolve()
    #expect(
      resolved.notes == [
        "background: the colour 'rgb(300 0 0)' lies outside of sRGB and is clipped to #ff0000"
      ])
    #expect(try resolved.drawing.resolve().notes.isEmpty)
  }

  @Test func notesTellOfWhatIsCut() throws {
    var drawing = Drawing(
      scene: "pulse", parameters: ["inset": "10", "easing": "cubic-bezier(0.5, -1, 0.5, 1)"])
    let note = try #require(drawing.resolve().notes.first)
    #expect(note.hasPrefix("at its largest the scene reaches "))
    #expect(
      note.hasSuffix(
        " pixels beyond the picture's edge, where it is cut; more padding "
          + "shows all of it"))
    try drawing.set(.padding, to: "100")
    #expect(try drawing.resolve().notes.isEmpty)
  }

  /// Whatever a user may ask for, resolving gives an answer or a typed error, never a trap.
  @Test func survivesTheFinestNumbers() throws {
    let times = ["0.001", "3600", "999983/999979", "1/1000", "3599.999999", "1/3"]
    let rates = ["1000", "0.1", "999983/999979", "59.94", "2147483647/999983"]
    for duration in times {
      for rate in rates {
        for start in ["999978/999979", "0.999999"] {
          for fit in [FitPolicy.nearest, .periods] {
            var drawing = Drawing(scene: "pulse", parameters: ["duration": duration])
            drawing.fit = fit
            try drawing.set(.maxPeriod, to: "3600")
            try drawing.set(.start, to: start)
            if (try? drawing.set(.fps, to: rate)) == nil { continue }
            guard let resolved = try? drawing.resolve() else { continue }
            let last = resolved.timeline.frameCount - 1
            #expect(resolved.timeline.snapshot(ofFrame: last).shapes.count == 1)
          }
        }
      }
    }
  }
}
