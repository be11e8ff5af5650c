import Foundation
import PulseCatalogue
import PulseScenes
import Testing

/// The published schema, judged by a validator that is not ours, against our reader.
@Suite struct SchemaTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A list of files, right and wrong ones.
  struct Files: Decodable {
    struct Wrong: Decodable {
      let why: String
      /// Whether a schema can see it; names and numbers' meanings it can't.
      let schema: Bool
      let scene: JSONValue
    }
    let wrong: [Wrong]
    let right: [JSONValue]
  }

  private static func files() throws -> Files {
    try Reference.load(Files.self, from: "scene-files")
  }

  @Test func theReaderRefusesEveryWrongFile() throws {
    for file in try Self.files().wrong {
      let text = try file.scene.bytes
      #expect(throws: SceneFileError.self, "\(file.why)") {
        try SceneFile(parsing: text, file: "wrong.json")
      }
    }
  }

  @Test func theReaderTakesEveryRightFile() throws {
    for file in try Self.files().right {
      #expect(throws: Never.self) { try SceneFile(parsing: try file.bytes, file: "right.json") }
    }
  }

  @Test func theSchemaJudgesAsTheReaderDoes() throws {
    let files = try Self.files()
    let catalogue = SceneTexts.all.map { String(decoding: $0.bytes, as: UTF8.self) }
    let texts =
      try files.wrong.map { try $0.scene.text } + files.right.map { try $0.text } + catalogue
    let answers = try Self.validated(texts)
    try #require(answers.count == texts.count)
    for (file, answer) in zip(files.wrong, answers) {
      #expect((answer != nil) == file.schema, "\(file.why): \(answer ?? "taken")")
    }
    for (text, answer) in zip(texts, answers).dropFirst(files.wrong.count) {
      #expect(answer == nil, "\(text.prefix(60)): \(answer ?? "")")
    }
  }

  /// What the validator says about each text; `nil` where it finds nothing wrong.
  private static func validated(_ texts: [String]) throws -> [String?] {
    // A file, as a pipe would end this program if the validator did not read.
    let documents = FileManager.default.temporaryDirectory
      .appending(path: "scene-files-\(UUID().uuidString).json")
    try Data("[\(texts.joined(separator: ","))]".utf8).write(to: documents)
    defer { try? FileManager.default.removeItem(at: documents) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", try Reference.url("validate.py").path(),
      root.appending(path: "Documentation/scene.schema.json").path(), documents.path(),
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(
      process.terminationStatus == 0, "python3-jsonschema is needed: Scripts/setup test")
    return try JSONDecoder().decode([String?].self, from: data)
  }
}

/// A JSON value of any kind.
enum JSONValue: Codable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  var bytes: [UInt8] { get throws { Array(try JSONEncoder().encode(self)) } }

  var text: String { get throws { String(decoding: try bytes, as: UTF8.self) } }
}
