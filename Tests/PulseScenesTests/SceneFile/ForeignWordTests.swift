import PulseScenes
import Testing

/// Words of Objective-C, Swift and other languages are answered with what to write here.
@Suite struct ForeignWordTests {
  /// The message about a file.
  static func problem(_ text: String) throws -> String {
    try #require(throws: SceneFileError.self) {
      try SceneFile(parsing: Array(text.utf8), file: "t.json")
    }.description
  }

  private static func problem(animation members: String) throws -> String {
    try problem(
      TestScene.file(
        layer: """
          "class": "CAShapeLayer", "name": "dot", "path": {"oval": [0, 0, 9, 9]}, "animations": [
            {"class": "CABasicAnimation", "keyPath": "opacity", "fromValue": 0, "toValue": 1,
             "duration": 1, \(members)}]
          """))
  }

  private static func problem(layer members: String) throws -> String {
    try problem(TestScene.file(layer: members))
  }

  @Test(arguments: [
    ("\"repeatCount\": \"infinite\"", "write \"infinity\""),
    ("\"repeatCount\": \"INFINITY\"", "write \"infinity\""),
    ("\"repeatCount\": \"HUGE_VALF\"", "write \"infinity\""),
    ("\"repeatCount\": \"Float.infinity\"", "write \"infinity\""),
    ("\"repeatCount\": \".greatestFiniteMagnitude\"", "write \"infinity\""),
    ("\"repeatCount\": \"forever\"", "write \"infinity\""),
    ("\"repeatCount\": HUGE_VALF", "write \"infinity\""),
    ("\"autoreverses\": \"YES\"", "write true"),
    ("\"autoreverses\": YES", "write true"), ("\"autoreverses\": NO", "write false"),
    ("\"autoreverses\": True", "write true"), ("\"timingFunction\": nil", "write null"),
    ("\"fillMode\": \"kCAFillModeForwards\"", "did you mean 'forwards'?"),
    ("\"fillMode\": \".both\"", "did you mean 'both'?"),
    (
      "\"timingFunction\": \"kCAMediaTimingFunctionEaseInEaseOut\"",
      "did you mean 'easeInEaseOut'?"
    ),
    ("\"timingFunction\": \".easeIn\"", "did you mean 'easeIn'?"),
    ("\"timingFunction\": \"easeInOut\"", "did you mean 'ease-in-out'?"),
    ("\"beginTime\": \"CACurrentMediaTime() + 1\"", "seconds from the scene's beginning"),
    ("\"beginTime\": .5", "a number begins with a digit"),
    ("\"fillMode\": @\"both\"", "a string stands in double quotes alone"),
    ("\"removedOnCompletion\": false", "\"fillMode\": \"forwards\" keeps the end"),
    ("\"delay\": 1", "write 'beginTime'"), ("\"easing\": \"linear\"", "write 'timingFunction'"),
    ("\"values\": [0, 1]", "a CAKeyframeAnimation has"),
    ("\"mass\": 1", "a CASpringAnimation has"),
    ("\"beginTime\": \"1 s\"", "a unit stands at its number without a space"),
    ("\"beginTime\": \"1sec\"", "seconds are s, or nothing"),
    ("\"beginTime\": \"1.0f\"", "a number has no letter behind it"),
    ("\"beginTime\": \"soon\"", "'soon' is no number"),
    ("\"repeats\": true", "write \"repeatCount\": \"infinity\""),
  ])
  func inAnimations(members: String, answer: String) throws {
    let problem = try Self.problem(animation: members)
    #expect(problem.contains(answer), "\(problem)")
  }

  @Test(arguments: [
    ("\"backgroundColor\": \"UIColor.red\"", "a colour is CSS text such as \"red\""),
    (
      "\"backgroundColor\": \"[UIColor colorWithHue:0 saturation:1 brightness:.8 alpha:1]\"",
      "hsb("
    ),
    ("\"frame\": \"CGRectMake(0, 0, 10, 10)\"", "a rectangle is [x, y, width, height]"),
    ("\"frame\": \"CGRect(x: 0, y: 0, width: 1, height: 1)\"", "a rectangle is [x, y"),
    ("\"position\": \"CGPointMake(0, 0)\"", "a point is [x, y]"),
    ("\"zPosition\": \"M_PI\"", "write \"pi\""), ("\"zPosition\": \"2 * M_PI\"", "\"2pi\""),
    ("\"zPosition\": \"M_PI_2\"", "write \"pi / 2\""),
    ("\"transform\": [{\"rotation\": \"CGFloat.pi\"}]", "write \"pi\""),
    ("\"transform\": \"CATransform3DMakeScale(2, 2, 1)\"", "a step such as"),
    ("\"frame\": \"0 0 10 10\"", "here stands a rectangle [x, y, width, height]"),
    ("\"transform\": {\"rotate\": 1}", "write \"rotation\": \"90deg\""),
    ("\"class\": \"CAShapeLayer\", \"path\": {\"circle\": 5}", "write \"oval\": \"bounds\""),
    ("\"alpha\": 1", "write 'opacity'"), ("\"width\": 1", "write \"frame\": [x, y, width, height]"),
    ("\"shadowOpacity\": 1", "shadows and filters are not drawn"),
    ("\"path\": {\"oval\": \"bounds\"}", "give the layer \"class\": \"CAShapeLayer\""),
    ("\"class\": \"CALayer\", \"instanceCount\": 2", "a CAReplicatorLayer has one"),
    ("\"class\": \"CAShapeLayer\", \"lineCap\": \"kCALineCapRound\"", "did you mean 'round'?"),
    ("\"class\": \"CAShapeLayer\", \"fillRule\": \"kCAFillRuleEvenOdd\"", "mean 'even-odd'?"),
    (
      "\"class\": \"CAShapeLayer\", \"path\": \"UIBezierPath(ovalIn: bounds)\"",
      "{\"oval\": \"bounds\"}"
    ),
    ("\"sublayers\": {\"opacity\": 1}", "put square brackets around it"),
    ("\"animations\": {\"class\": \"CABasicAnimation\"}", "put square brackets around it"),
    ("\"animations\": [{\"keyPath\": \"opacity\"}]", "most likely \"class\": \"CABasicAnimation\""),
    (
      "\"animations\": [{\"keyPath\": \"opacity\", \"values\": [1]}]",
      "\"class\": \"CAKeyframeAnimation\""
    ),
    ("\"animations\": [{\"animations\": []}]", "\"class\": \"CAAnimationGroup\""),
  ])
  func inLayers(members: String, answer: String) throws {
    let problem = try Self.problem(layer: members)
    #expect(problem.contains(answer), "\(problem)")
  }

  @Test(arguments: [
    ("alpha", "write \"opacity\""), ("center", "write \"position\""), ("scale", "transform.scale"),
    ("CALayer.opacity", "did you mean 'opacity'?"),
    ("#keyPath(CAShapeLayer.strokeEnd)", "'strokeEnd'"),
    ("frame", "\"position\" and \"bounds\" can"), ("shadowRadius", "not drawn"),
    ("transform.rotatoin", "did you mean 'transform.rotation'?"),
  ])
  func inKeyPaths(name: String, answer: String) throws {
    let problem = try Self.problem(
      layer: "\"animations\": [{\"class\": \"CABasicAnimation\", \"keyPath\": \"\(name)\"}]")
    #expect(problem.contains(answer), "\(problem)")
  }

  @Test(arguments: [
    (#""layers": {"opacity": 1}"#, "write 'layer', and leave out 'size'"),
    (#""layer": [{"opacity": 1}]"#, "write 'layers', and the scene's 'size'"),
    (#""layers": [{}]"#, "\"size\": [width, height] in points"),
    (#""size": [1, 1], "layer": {"bounds": [0, 0, 9, 9]}"#, "'bounds' are the scene's size"),
    (#""class": "CALayer", "layer": {}"#, "it belongs to a layer"),
    (#""layer": {"opacity": 1}"#, "give the layer \"bounds\": [0, 0, width, height]"),
    (#""duration": 2, "layer": {}"#, "the loop's length follows from the animations"),
    (#""fps": 30, "layer": {}"#, "--fps 30"),
    (#""sublayers": [], "size": [1, 1]"#, "write 'layers'"),
  ])
  func atTheTop(members: String, answer: String) throws {
    let problem = try Self.problem("{\"name\": \"t\", \"description\": \"x\", \(members)}")
    #expect(problem.contains(answer), "\(problem)")
  }

  /// What only a timeline would find is told with its place, too.
  @Test(arguments: [
    (
      #"{"class": "CABasicAnimation", "keyPath": "strokeEnd", "toValue": 1}"#,
      "t.json:5:5: layers[0].animations[1]: only a shape layer has this property"
    ),
    (
      #"{"class": "CABasicAnimation", "keyPath": "backgroundColor", "toValue": "red"}"#,
      "t.json:5:5: layers[0].animations[1]: the layer itself has no backgroundColor, so the animation "
        + "needs both fromValue and toValue"
    ),
    (
      #"{"class": "CABasicAnimation", "keyPath": "transform.rotation", "byValue": 1, "cumulative": true,"#
        + #" "repeatCount": "infinity"}"#,
      "t.json:5:5: layers[0].animations[1]: it is cumulative and endless, and only turns come back to where "
        + "they were; let it add a whole turn or an equal part of one, such as a quarter, give it a repeat "
        + "count, or make it not cumulative"
    ),
    (
      #"{"class": "CAAnimationGroup", "animations": [{"class": "CABasicAnimation", "keyPath": "opacity"},"#
        + "\n" + #" {"class": "CABasicAnimation", "keyPath": "fillColor", "byValue": "red"}]}"#,
      "t.json:6:2: layers[0].animations[1].animations[1]: only a shape layer has this property"
    ),
  ])
  func timelinesKnowThePlace(animation: String, answer: String) throws {
    let text = TestScene.file(
      layer: """
        "name": "dot: one", "animations": [
            {"class": "CABasicAnimation", "keyPath": "opacity", "toValue": 0},
            \(animation)]
        """)
    #expect(try Self.problem(text) == answer)
  }

  @Test func pathsThatDontFitAreTold() throws {
    let problem = try Self.problem(
      layer: """
        "class": "CAShapeLayer", "path": {"oval": [0, 0, 9, 9]}, "animations": [
        {"class": "CABasicAnimation", "keyPath": "path", "toValue": {"rect": [0, 0, 9, 9]}}]
        """)
    #expect(problem.hasPrefix("t.json:4:1: layers[0].animations[0]: the two paths must have"))
  }

  // MARK: - Degrees

  private static func notes(_ members: String) throws -> [String] {
    try TestScene.scene(TestScene.file(layer: members)).instance().notes
  }

  @Test func degreesAreAskedAbout() throws {
    let animated = """
      "animations": [{"class": "CABasicAnimation", "keyPath": "transform.rotation", "toValue": 360}]
      """
    #expect(
      try Self.notes(animated) == [
        "layers[0].animations[0].toValue: angles are radians, and 360 of them are 57.3 turns; if degrees "
          + "are meant, write \"360deg\""
      ])
    for members in [
      "\"transform\": {\"rotation\": -45}",
      "\"animations\": [{\"class\": \"CAKeyframeAnimation\", \"keyPath\": \"sublayerTransform.rotation.y\", \"values\": [0, 180]}]",
      "\"animations\": [{\"class\": \"CASpringAnimation\", \"keyPath\": \"transform.rotation.z\", \"toValue\": 90}]",
      "\"class\": \"CAShapeLayer\", \"path\": {\"arc\": {\"radius\": 9, \"startAngle\": 0, \"endAngle\": 270}}",
    ] {
      #expect(try Self.notes(members).count == 1, "\(members)")
    }
  }

  @Test(arguments: ["\"360deg\"", "\"2pi\"", "6.2832", "3", "6", "30.5", "\"-20pi\"", "0"])
  func radiansAreNot(angle: String) throws {
    #expect(try Self.notes("\"transform\": {\"rotation\": \(angle)}").isEmpty)
  }
}
