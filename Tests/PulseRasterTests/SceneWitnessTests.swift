import Foundation
import PulseRaster
import PulseTimeline
import Testing

@Suite("Groups and masks as cairo draws them")
struct SceneWitnessTests {
  /// A scene and its codes; see Reference/make-scenes.py.
  struct Scene: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let items: [Item]
    /// Green, blue and red, row after row.
    let codes: [[Double]]

    var testDescription: String { name }
  }

  struct Item: Decodable, Sendable {
    var box: [Double]?
    var fill: [Double]?
    var alpha: Double?
    var stroke: [Double]?
    var width: Double?
    var opacity: Double
    var items: [Item]?
    var mask: [Item]?

    var item: Snapshot.Item {
      if let items {
        return .group(
          Snapshot.Group(
            layer: "group", opacity: opacity, mask: mask?.map(\.item), items: items.map(\.item)))
      }
      let box = box ?? [0, 0, 0, 0]
      func color(_ parts: [Double], _ alpha: Double) -> Color {
        Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      }
      return .shape(
        Snapshot.Shape(
          layer: "oval",
          path: .oval(in: Rect(x: box[0], y: box[1], width: box[2], height: box[3])),
          fill: fill.map { .color(color($0, alpha ?? 1)) },
          stroke: stroke.map {
            Snapshot.Stroke(color: color($0, 1), style: StrokeStyle(lineWidth: width ?? 1))
          },
          opacity: opacity))
    }
  }

  static let scenes: [Scene] =
    (try? JSONDecoder().decode([Scene].self, from: Reference.data("scenes.json"))) ?? []

  @Test("every scene is there") func count() { #expect(Self.scenes.count == 4) }

  @Test("codes are those of the other program", arguments: scenes)
  func reference(_ scene: Scene) {
    let picture = TestPicture(layout: .gbrp, width: 40, height: 40)
    var painter = Painter(layout: .gbrp, width: 40, height: 40)
    _ = painter.paint(Snapshot(items: scene.items.map(\.item)), into: picture.planes)
    let misses = (0..<3).flatMap { plane in
      zip(picture.codes(plane).joined(), scene.codes[plane]).map { abs(Double($0) - $1) }
    }
    let near = misses.filter { $0 < 2 }.count
    // Where edges of two areas share a sample, coverages laid over each other are not the exact mean.
    #expect(near * 100 > misses.count * 97, "\(scene.name): \(near) of \(misses.count)")
    #expect((misses.max() ?? 255) < 48, "\(scene.name)")
  }
}
