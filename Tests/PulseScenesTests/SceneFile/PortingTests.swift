import Foundation
import PulseScenes
import PulseTimeline
import Testing

/// The porting example of Documentation/SceneFiles.md: the view's Objective-C, line by line.
@Suite struct PortingTests {
  /// What `attachAnimations` of the view does, in this library's words.
  private static func ported(bounds: Rect) -> Layer {
    // - (CABasicAnimation *)animationWithKeyPath:
    let timing = MediaTiming(duration: 1, repeatCount: .infinity, autoreverses: true)
    // - (void)setLayerProperties
    var layer = Layer.shape(
      name: "pulse", bounds: bounds, path: .oval(in: bounds), fillColor: .hsb(0, 1, 0.8))
    // - (void)attachPathAnimation
    let smaller = Path.oval(in: bounds.insetBy(dx: 4, dy: 4))
    layer.animations.append(
      .basic(
        BasicAnimation(
          .path, to: .path(smaller), timing: timing, timingFunction: .easeInEaseOut)))
    // - (void)attachColorAnimation
    layer.animations.append(
      .basic(BasicAnimation(.fillColor, from: .color(.hsb(0, 0.9, 0.9)), timing: timing)))
    return layer
  }

  /// The scene files of the documentation, in its order.
  private static func documented() throws -> [SceneDescription] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Documentation/SceneFiles.md"), encoding: .utf8)
    return try text.components(separatedBy: "```json\n").dropFirst().map { part in
      try TestScene.scene(part.components(separatedBy: "```")[0])
    }
  }

  @Test func theViewTheFileAndTheCatalogueAreOneScene() throws {
    let layer = Self.ported(bounds: Rect(x: 0, y: 0, width: 100, height: 100))
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
