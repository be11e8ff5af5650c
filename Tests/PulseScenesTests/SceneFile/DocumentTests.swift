import Foundation
import PulseScenes
import PulseTimeline
import Testing

/// Documentation/SceneFiles.md: its examples are drawn, and it names everything that there is.
@Suite struct DocumentTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation")

  private static func text() throws -> String {
    try String(contentsOf: folder.appending(path: "SceneFiles.md"), encoding: .utf8)
  }

  /// The whole files among the document's examples.
  static func examples() throws -> [String] {
    try text().components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  /// Each example is a scene without anything to remark, and moves from frame to frame.
  @Test func theExamplesAreLoopsWithoutRemarks() throws {
    let examples = try Self.examples()
    #expect(examples.count == 9)
    for example in examples {
      let file = try SceneFile(parsing: Array(example.utf8), file: "example.json")
      let drawing = try Drawing(file).resolve()
      #expect(drawing.notes.isEmpty, "\(file.scene.name): \(drawing.notes)")
      let timeline = drawing.timeline
      #expect(timeline.notes.isEmpty, "\(file.scene.name): \(timeline.notes)")
      #expect(timeline.plan.kind == .endless)
      #expect(timeline.plan.retimeFactor == .one)
      #expect(timeline.snapshot(ofFrame: 0) != timeline.snapshot(ofFrame: 10))
    }
  }

  /// Each picture that the document shows is there, and small.
  @Test func thePicturesAreThere() throws {
    let names = try Self.text().components(separatedBy: "](pictures/").dropFirst()
      .map { $0.components(separatedBy: ")")[0] }
    #expect(names.count == 7)
    for name in names {
      let data = try Data(contentsOf: Self.folder.appending(path: "pictures/\(name)"))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(data.count < 60_000, "\(name)")
    }
  }

  @Test func everyKeyPathIsNamed() throws {
    let text = try Self.text()
    for keyPath in AnimationKeyPath.allCases {
      // The document says that these have the parts that `transform` has.
      let name = keyPath.rawValue
      if name.hasPrefix("sublayerTransform.") || name.hasPrefix("instanceTransform.") {
        let part = "transform" + name.drop { $0 != "." }
        #expect(AnimationKeyPath(rawValue: part) != nil)
      } else {
        #expect(text.contains("`\(name)`"), "\(name)")
      }
    }
  }

  /// Every property and every word of a few in the schema, which the reader is held against elsewhere.
  @Test func everythingInTheSchemaIsNamed() throws {
    let text = try Self.text()
    let data = try Data(contentsOf: Self.folder.appending(path: "scene.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let kinds = try #require(schema["$defs"] as? [String: [String: Any]])
    for (name, kind) in kinds where name.hasPrefix("CA") {
      let properties = try #require(kind["properties"] as? [String: [String: Any]])
      for (key, value) in properties {
        #expect(text.contains("`\(key)`"), "\(name).\(key)")
        for word in value["enum"] as? [String] ?? [] where key != "keyPath" {
          #expect(text.contains("`\(word)`"), "\(name).\(key): \(word)")
        }
      }
    }
    for easing in TimingFunction.names { #expect(text.contains("`\(easing)`")) }
  }

  /// Documentation/Catalogue.md has a row for each scene, in the list's order, with its true loop.
  @Test func theCatalogueIsListed() throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "Catalogue.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    try #require(rows.count == Catalogue.all.count)
    for (row, scene) in zip(rows, Catalogue.all) {
      let plan = try? Timeline(try scene.layer(), rate: .fps60).plan
      let loop = plan?.period.secondsText ?? "`--retime`"
      let names = scene.parameters.map { "`\($0.name)`" }.joined(separator: ", ")
      let jumps = scene.jumps == nil ? "" : ", jumps"
      #expect(row == "| `\(scene.name)` | \(scene.description) | \(loop)\(jumps) | \(names) |")
    }
  }
}
