import Foundation
import PulseCatalogue
import PulseScenes
import Testing

@Suite struct CatalogueFilesTests {
  /// The folder of the catalogue's files, beside the tests' own.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/PulseCatalogue/Scenes")

  @Test func theListIsTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(files) == Set(SceneTexts.all.map { $0.name + ".json" }))
    #expect(files.count == SceneTexts.all.count)
    #expect(SceneTexts.all.first?.name == "pulse")
  }

  @Test(arguments: Catalogue.names) func everyFileIsReadable(name: String) throws {
    let entry = try #require(SceneTexts.all.first { $0.name == name })
    let onDisk = try Data(contentsOf: Self.folder.appending(path: name + ".json"))
    #expect(entry.bytes == Array(onDisk))
    let file = try SceneFile(parsing: entry.bytes, file: name)
    #expect(file.scene.name == name)
    #expect(file.scene.resembles != nil || name == "pulse")
    // The text for recipes means the same.
    let again = try SceneFile(parsing: Array(file.text.utf8), file: name)
    #expect(again == file)
    #expect(try again.scene.instance() == file.scene.instance())
  }
}
