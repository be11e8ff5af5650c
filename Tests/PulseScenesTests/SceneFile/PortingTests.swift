import Foundation
import PulseScenes
import PulseTimeline
import Testing

/// The porting example of Documentation/SceneFiles.md: the view's Objective-C, line by line.
@Suite struct PortingTests {
  /// What `attachAnimations` of the view does, in this library's words: the document's Swift code.
  private static func ported() throws -> (layer: Layer, timeline: Timeline) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    // - (CABasicAnimation *)animationWithKeyPath:
    let timing = MediaTiming(duration: 1, repeatCount: .infinity, autoreverses: true)
    // - (void)setLayerProperties
    var layer = Layer.shape(
      name: "pulse", bounds: bounds, path: .oval(in: bounds), fillColor: .hsb(0, 1, 0.8))
    // - (void)attachPathAnimation
    let smaller = Path.oval(in: bounds.insetBy(dx: 4, dy: 4))
    layer.animations.append(
      .basic(
        BasicAnimation(.path, to: .path(smaller), timing: timing, timingFunction: .easeInEaseOut)))
    // - (void)attachColorAnimation
    layer.animations.append(
      .basic(BasicAnimation(.fillColor, from: .color(.hsb(0, 0.9, 0.9)), timing: timing)))
    let timeline = try Timeline(layer, rate: .fps60)  // 120 frames
    return (layer, timeline)
  }

  /// The example of Documentation/Engine.md.
  private static func engine() throws -> Timeline {
    let timing = MediaTiming(duration: 1, repeatCount: .infinity, autoreverses: true)
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    var dot = Layer.shape(name: "dot", bounds: bounds, path: .oval(in: bounds), fillColor: .black)
    dot.animations = [
      .basic(BasicAnimation(.opacity, from: .number(1), to: .number(0.2), timing: timing)),
      .keyframe(
        KeyframeAnimation(
          .transformScale, values: [.number(1), .number(0.5), .number(1)], keyTimes: [0, 0.3, 1],
          timing: MediaTiming(duration: 2, repeatCount: .infinity))),
    ]
    let timeline = try Timeline(dot, rate: .fps60)
    return timeline
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift code of a document without its space, which differs by the width of the page.
  private static func swift(of document: String) throws -> [Substring] {
    let text = try String(
      contentsOf: folder.appending(path: "Documentation/\(document)"), encoding: .utf8)
    let code = text.components(separatedBy: "```swift\n")[1].components(separatedBy: "```")[0]
    // What prints, and what it prints, is tested below.
    return code.split(separator: "\n")
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("print(") }
  }

  /// This file's code is the documents', line breaks apart.
  @Test(arguments: ["SceneFiles.md", "Engine.md"]) func theDocumentsCodeIsCompiledHere(
    document: String
  ) throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    func letters(_ text: some StringProtocol) -> String {
      String(text.filter { !$0.isWhitespace })
    }
    let code = try Self.swift(of: document)
    #expect(code.count > 8)
    #expect(letters(source).contains(letters(code.joined(separator: "\n"))), "\(document)")
  }

  @Test func theEnginesExampleSaysWhatItPrints() throws {
    let timeline = try Self.engine()
    #expect(timeline.frameCount == 120)
    #expect(timeline.snapshot(ofFrame: 60).shapes[0].opacity == 0.2)
    #expect(timeline.notes.isEmpty)
  }

  /// The scene files of the documentation, in its order.
  private static func documented() throws -> [SceneDescription] {
    let text = try String(
      contentsOf: folder.appending(path: "Documentation/SceneFiles.md"), encoding: .utf8)
    return try text.components(separatedBy: "```json\n").dropFirst().map { part in
      try TestScene.scene(part.components(separatedBy: "```")[0])
    }
  }

  @Test func theViewTheFileAndTheCatalogueAreOneScene() throws {
    let (layer, timeline) = try Self.ported()
    #expect(timeline.frameCount == 120)
    #expect(layer == .pulse())
    #expect(try Self.documented()[0].layer() == layer)
    #expect(try Catalogue.scene(named: "pulse").layer() == layer)
  }

  @Test func theDocumentsSecondSceneIsTheCataloguesBallPulse() throws {
    let scene = try Self.documented()[1]
    let known = try Catalogue.scene(named: "ball-pulse").layer().sublayers
    #expect(try scene.layer().sublayers == known)
    let timeline = try Timeline(try scene.layer(), rate: .fps60)
    #expect(timeline.plan.period == Fraction(3, 4) && timeline.plan.warmUp == Fraction(9, 25))
  }
}
