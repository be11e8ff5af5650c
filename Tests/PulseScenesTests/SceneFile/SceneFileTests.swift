import PulseScenes
import PulseTimeline
import Testing

@Suite struct SceneFileTests {
  @Test func layersHaveCoreAnimationsDefaults() throws {
    #expect(try TestScene.layer("") == Layer())
    let shape = try TestScene.layer(#""class": "CAShapeLayer""#)
    #expect(shape == Layer(content: .shape(ShapeContent())))
  }

  @Test func everyPropertyArrives() throws {
    let layer = try TestScene.layer(
      #"""
      "class": "CAShapeLayer", "name": "x", "frame": [10, 20, 30, 40], "anchorPoint": [0, 1],
      "zPosition": 3, "transform": [{"translation": [1, 2]}, {"scale": 2}], "cornerRadius": 4,
      "backgroundColor": "red", "borderWidth": 5, "borderColor": null, "opacity": "1 / 2",
      "hidden": true, "masksToBounds": true, "mask": {"name": "m"}, "beginTime": "1/3", "speed": -2,
      "timeOffset": 0.1, "fillColor": null, "fillRule": "even-odd", "strokeColor": "#00f",
      "lineWidth": 6, "lineCap": "round", "lineJoin": "bevel", "miterLimit": 7,
      "lineDashPattern": [1, 2], "lineDashPhase": 8, "strokeStart": 0.2, "strokeEnd": 0.8,
      "path": {"rect": "bounds", "inset": [1, 2]}
      """#)
    #expect(layer.name == "x")
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == Point(10, 60))
    #expect(layer.zPosition == 3)
    // As CATransform3DScale(CATransform3DMakeTranslation(1, 2, 0), 2, 2, 1).
    var wanted = Transform3D.scale(x: 2, y: 2)
    (wanted.m41, wanted.m42) = (1, 2)
    #expect(layer.transform == wanted)
    #expect(layer.cornerRadius == 4 && layer.borderWidth == 5 && layer.borderColor == nil)
    #expect(layer.backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(layer.opacity == 0.5 && layer.isHidden && layer.masksToBounds)
    #expect(layer.mask?.name == "m")
    #expect(
      layer.timing
        == LayerTiming(beginTime: Fraction(1, 3), speed: -2, timeOffset: Fraction(1, 10)))
    let shape = try #require(layer.content.shape)
    #expect(shape.fillColor == nil && shape.fillRule == .evenOdd)
    #expect(shape.path == .rectangle(Rect(x: 1, y: 2, width: 28, height: 36)))
    #expect(
      shape.strokeStyle
        == StrokeStyle(
          lineWidth: 6, lineCap: .round, lineJoin: .bevel, miterLimit: 7, lineDashPattern: [1, 2],
          lineDashPhase: 8, strokeStart: 0.2, strokeEnd: 0.8))
  }

  @Test func animationsArriveAsTheyAreWritten() throws {
    let layer = try TestScene.layer(
      #"""
      "animations": [
        {"class": "CABasicAnimation", "keyPath": "opacity", "fromValue": 0, "byValue": 1,
         "beginTime": 0.1, "duration": "2/3", "speed": 2, "timeOffset": 0.5, "repeatCount": 2.5,
         "repeatDuration": "infinity", "autoreverses": true, "fillMode": "both",
         "timingFunction": "ease-out", "additive": true, "cumulative": true},
        {"class": "CAKeyframeAnimation", "keyPath": "backgroundColor", "values": ["red", "blue"],
         "keyTimes": [0, 0.5], "timingFunctions": [[0, 0, 1, 1]], "duration": 1},
        {"class": "CAAnimationGroup", "duration": 3, "animations": [
          {"class": "CASpringAnimation", "keyPath": "position.x", "toValue": 9, "mass": 2}]}
      ]
      """#)
    let timing = MediaTiming(
      beginTime: Fraction(1, 10), duration: Fraction(2, 3), speed: 2, timeOffset: Fraction(1, 2),
      repeatCount: .finite(Fraction(5, 2)), repeatDuration: .infinity, autoreverses: true,
      fillMode: .both)
    let basic = BasicAnimation(
      .opacity, from: .number(0), by: .number(1), timing: timing, timingFunction: .easeOut,
      isAdditive: true, isCumulative: true)
    let keyframes = KeyframeAnimation(
      .backgroundColor,
      values: [
        .color(Color(red: 1, green: 0, blue: 0)), .color(Color(red: 0, green: 0, blue: 1)),
      ], keyTimes: [0, 0.5], timingFunctions: [.linear], timing: MediaTiming(duration: 1))
    #expect(layer.animations[0] == .basic(basic))
    #expect(layer.animations[1] == .keyframe(keyframes))
    guard case .group(let group) = layer.animations[2],
      case .spring(let spring) = group.animations[0]
    else {
      Issue.record("no group with a spring")
      return
    }
    #expect(group.timing.duration == 3)
    #expect(spring.mass == 2)
    // Without a duration a spring goes on until it has settled.
    #expect(spring.timing.duration == spring.settledDuration)
  }

  @Test func repetitionsCountRowByRow() throws {
    let scene = try TestScene.scene(
      #"""
      {"name": "dots", "description": "x", "size": [9, 9], "let": {"delays": [0.1, "1/3", 0]},
       "layers": [{"for": {"row": 2, "column": [1, 3]}, "layer": {
         "name": "{row}.{column}", "position": ["column * 2", "row * 3"],
         "beginTime": "$delays[column - 1]"}}]}
      """#)
    let layers = try scene.layer().sublayers
    #expect(layers.map(\.name) == ["0.1", "0.2", "0.3", "1.1", "1.2", "1.3"])
    #expect(layers.map(\.position.x) == [2, 4, 6, 2, 4, 6])
    #expect(
      layers.map(\.timing.beginTime) == [
        Fraction(1, 10), Fraction(1, 3), 0, Fraction(1, 10), Fraction(1, 3), 0,
      ])
  }

  @Test func parametersAreDeclaredInTheFile() throws {
    let scene = try TestScene.scene(
      #"""
      {"name": "p", "description": "x", "size": ["$w", "$w / 2"], "layers": [], "parameters": [
        {"name": "w", "type": "number", "default": 40, "min": 10, "max": 100, "unit": "points",
         "description": "The width"}]}
      """#)
    #expect(
      scene.parameters == [
        SceneParameter(
          "w", .number(10...100, unit: "points"), default: "40", description: "The width")
      ])
    #expect(try scene.layer(parameters: ["w": "50"]).bounds.size == Size(50, 25))
    let error = #expect(throws: SceneError.self) { try scene.layer(parameters: ["w": "5"]) }
    #expect(
      error?.description
        == "the parameter 'w' of 'p' must be a number from 10 to 100 points, not '5'")
  }

  /// What people get to read, whole.
  @Test(arguments: [
    (
      #""oapcity": 1"#,
      "test.json:3:2: layers[0]: a CALayer has no 'oapcity'; did you mean 'opacity'?"
    ),
    (#""opacity": 1.5"#, "test.json:3:13: layers[0].opacity: must be from 0 to 1, but is 1.5"),
    (
      #""animations": [{"class": "CABasicAnimation", "keyPath": "opacity", "duration": -1}]"#,
      "test.json:3:81: layers[0].animations[0].duration: must be positive, but is -1"
    ),
    (
      #""animations": [{"class": "CABasicAnimation", "keyPath": "transfrom.scale"}]"#,
      "test.json:3:58: layers[0].animations[0].keyPath: no property 'transfrom.scale' can be "
        + "animated; did you mean 'transform.scale'?"
    ),
    (
      #""class": "CAShapelayer""#,
      "test.json:3:11: layers[0].class: must be CALayer, CAShapeLayer, CAGradientLayer or "
        + "CAReplicatorLayer, not 'CAShapelayer'; did you mean 'CAShapeLayer'?"
    ),
    (
      #""position": [1]"#,
      "test.json:3:14: layers[0].position: must be a point [x, y], with 2 items instead of 1"
    ),
    (
      #""backgroundColor": "grean""#,
      "test.json:3:21: layers[0].backgroundColor: unknown colour 'grean'; did you mean 'green'?"
    ),
    (
      #""animations": [{"keyPath": "opacity"}]"#,
      "test.json:3:17: layers[0].animations[0]: 'class' is missing; it is CABasicAnimation, "
        + "CAKeyframeAnimation, CASpringAnimation or CAAnimationGroup, here most likely \"class\": "
        + "\"CABasicAnimation\""
    ),
  ])
  func mistakesAreOneSentence(members: String, sentence: String) {
    let error = #expect(throws: SceneFileError.self) { try TestScene.layer(members) }
    #expect(error?.description == sentence)
  }
}
