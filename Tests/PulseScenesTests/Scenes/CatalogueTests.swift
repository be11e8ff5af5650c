import PulseScenes
import PulseTimeline
import Testing

@Suite struct CatalogueTests {
  @Test func everySceneBuildsFromItsDefaults() throws {
    #expect(Catalogue.all.first?.name == "pulse")
    #expect(Set(Catalogue.all.map(\.name)).count == Catalogue.all.count)
    for scene in Catalogue.all {
      let instance = try scene.instance()
      #expect(instance.notes.isEmpty, "\(scene.name)")
      #expect(Set(instance.parameters.keys) == Set(scene.parameters.map(\.name)))
      let again = try scene.instance(parameters: instance.parameters)
      #expect(again == instance, "\(scene.name)")
      #expect(try Catalogue.scene(named: scene.name).name == scene.name)
    }
  }

  @Test func thePulsesDefaultsAreTheSeeds() throws {
    #expect(try Catalogue.scene(named: "pulse").layer() == .pulse())
  }

  @Test func thePulseTakesItsParameters() throws {
    let scene = try Catalogue.scene(named: "pulse")
    let layer = try scene.layer(parameters: [
      "color": "blue", "highlight": "#0ff", "width": "200", "height": "1e2", "inset": "0.5",
      "duration": "61/60", "easing": "cubic-bezier(.1, -1, 0.9, 2)",
    ])
    let wanted = Layer.pulse(
      color: Color(red: 0, green: 0, blue: 1), highlight: Color(red: 0, green: 1, blue: 1),
      width: 200, height: 100, inset: 0.5, duration: Fraction(61, 60),
      easing: TimingFunction(0.1, -1, 0.9, 2))
    #expect(layer == wanted)
    #expect(
      try scene.layer(parameters: ["easing": "ease-in-out"]) == .pulse(easing: .easeInEaseOut))
  }

  @Test func canonicalTextsAreTheSameForTheSameValues() throws {
    let scene = try Catalogue.scene(named: "pulse")
    let left = try scene.instance(parameters: [
      "color": "red", "duration": "0.50", "width": "1.5e2", "easing": "cubic-bezier(.42,0,.58,1)",
    ])
    let right = try scene.instance(parameters: [
      "color": "hsl(0 100% 50%)", "duration": "1/2", "width": "150", "highlight": "AUTO",
    ])
    #expect(left.parameters == right.parameters)
    #expect(
      left.parameters == [
        "color": "#ff0000", "highlight": "auto", "width": "150", "height": "100", "inset": "4",
        "duration": "1/2", "easing": "easeInEaseOut",
      ])
  }

  @Test func notesTellOfClippingAndAlpha() throws {
    let scene = try Catalogue.scene(named: "pulse")
    let notes = try scene.instance(parameters: [
      "color": "color(display-p3 0 1 0)", "highlight": "#ffff0080",
    ]).notes
    #expect(
      notes == [
        "color: the colour 'color(display-p3 0 1 0)' lies outside of sRGB and is clipped to "
          + "#00ff00",
        "highlight: it keeps the alpha of color, 1, so its own, 0.5019607843137255, is not used",
      ])
  }

  /// What the scene says it covers is what its frames cover, within the steps between them.
  @Test func theReachIsThatOfAllFrames() throws {
    let scene = try Catalogue.scene(named: "pulse")
    for easing in [
      "linear", "easeInEaseOut", "cubic-bezier(0.3, -2, 0.7, 1)", "cubic-bezier(0.3, 3, 0.7, 5)",
      "cubic-bezier(0.5, -1, 0.5, 2)", "cubic-bezier(0, 10, 1, -10)", "cubic-bezier(1, 0, 0, 1)",
      "cubic-bezier(0.5, -1, 0.5, -0.6666666666666667)",
    ] {
      let instance = try scene.instance(parameters: [
        "easing": easing, "inset": "30", "width": "80", "height": "100", "duration": "4",
      ])
      let timeline = try Timeline(instance.layer, rate: #require(FrameRate(Fraction(200))))
      var (left, top) = (Double.infinity, Double.infinity)
      for frame in 0..<timeline.frameCount {
        for case .cubic(_, _, let point) in timeline.snapshot(ofFrame: frame).shapes[0].path
          .elements
        {
          (left, top) = (min(left, point.x), min(top, point.y))
        }
      }
      let reach = try #require(instance.reach)
      #expect(abs(reach.minX - left) < 0.01, "\(easing): \(reach), \(left)")
      #expect(abs(reach.minY - top) < 0.01, "\(easing): \(reach), \(top)")
      #expect(abs(reach.maxX + left - 80) < 0.01, "\(easing)")
      #expect(abs(reach.maxY + top - 100) < 0.01, "\(easing)")
    }
  }

  @Test(arguments: [
    "nan", "inf", "-1", "0", "1e308", "1e999", "99999", "16384.001", "", " ", "１００", "0x10",
    "100px", "1,5", "1_000", "+-1", "1e", "１e2", "100 ", "\u{0}",
  ])
  func refusesHostileNumbers(text: String) throws {
    let scene = try Catalogue.scene(named: "pulse")
    for parameter in ["width", "height"] {
      let error = #expect(throws: SceneError.self) {
        try scene.layer(parameters: [parameter: text])
      }
      #expect(
        error?.description.hasPrefix(
          "the parameter '\(parameter)' of 'pulse' must be a number from 1 to 16384 points, not '")
          == true)
    }
  }

  @Test(arguments: [
    "0", "-1", "1/0", "0/1", "1/-2", "3601", "0.0009", "1000001/1000003", "2147483648", "nan",
    "1e3", "",
    "1 s", "１", "1/3/4", "9223372036854775808",
  ])
  func refusesHostileTimes(text: String) throws {
    let scene = try Catalogue.scene(named: "pulse")
    #expect(throws: SceneError.self) { try scene.layer(parameters: ["duration": text]) }
  }

  @Test(arguments: [
    "", "easein", "bounce", "cubic-bezier()", "cubic-bezier(0,0,1)", "cubic-bezier(0,0,1,1,1)",
    "cubic-bezier(-0.1,0,1,1)", "cubic-bezier(0,0,1.1,1)", "cubic-bezier(0,nan,1,1)",
    "cubic-bezier(0,11,1,1)", "cubic-bezier(0,0,1,1", "cubic-bezier(0,,0,1,1)",
    "cubic-bezier(0 0 1 1)", "steps(4)",
  ])
  func refusesHostileEasings(text: String) throws {
    let scene = try Catalogue.scene(named: "pulse")
    #expect(throws: SceneError.self) { try scene.layer(parameters: ["easing": text]) }
  }

  @Test func refusesAnInsetThatLeavesNothing() throws {
    let scene = try Catalogue.scene(named: "pulse")
    for inset in ["50", "60", "8192"] {
      let error = #expect(throws: SceneError.self) {
        try scene.layer(parameters: ["inset": inset, "width": "200"])
      }
      #expect(
        error?.description
          == "the parameter 'inset' of 'pulse' must be less than 50 points, half the shorter side "
          + "of 200 x 100, not '\(inset)'")
    }
    #expect(throws: SceneError.self) { try scene.layer(parameters: ["inset": "-0.1"]) }
    _ = try scene.layer(parameters: ["inset": "49.999"])
    _ = try scene.layer(parameters: ["inset": "0"])
  }

  @Test(arguments: [
    ("puls", "unknown scene 'puls'; did you mean 'pulse'?"),
    (
      "blob",
      "unknown scene 'blob'; the catalogue has 39 scenes, such as 'pulse', 'ball-pulse' and "
        + "'ball-grid-pulse'"
    ),
    (
      "my/scene.json",
      "'my/scene.json' is the name of a file, which only the command line reads; the catalogue "
        + "has 39 scenes, such as 'pulse', 'ball-pulse' and 'ball-grid-pulse'"
    ),
  ])
  func saysWhichScenesThereAre(name: String, message: String) {
    let error = #expect(throws: SceneError.self) { try Catalogue.scene(named: name) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    (
      "insert", "4",
      "the scene 'pulse' has no parameter 'insert'; did you mean 'inset'? It has color, "
        + "highlight, width, height, inset, duration and easing"
    ),
    (
      "speed", "4",
      "the scene 'pulse' has no parameter 'speed'; it has color, highlight, width, height, inset, "
        + "duration and easing"
    ),
    (
      "color", "rde",
      "the parameter 'color' of 'pulse': unknown colour 'rde'; did you mean 'red'?"
    ),
    (
      "easing", "easeInEasOut",
      "the parameter 'easing' of 'pulse' must be linear, easeIn, easeOut, easeInEaseOut, "
        + "default or cubic-bezier(x1, y1, x2, y2) with x1 and x2 from 0 to 1 and y1 and y2 from -10 to 10, "
        + "not 'easeInEasOut'; did you mean 'easeInEaseOut'?"
    ),
  ])
  func saysWhatWouldBeRight(name: String, value: String, message: String) throws {
    let scene = try Catalogue.scene(named: "pulse")
    let error = #expect(throws: SceneError.self) { try scene.layer(parameters: [name: value]) }
    #expect(error?.description == message)
  }
}
