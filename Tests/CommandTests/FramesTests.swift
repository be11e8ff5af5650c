import Foundation
import Testing

/// The document of `frames --format json`, as cli.md describes it.
private struct Document: Decodable {
  struct Frame: Decodable {
    let index: Int
    let time: String
    let shapes: [Shape]
    let animations: [Animation]
  }

  struct Shape: Decodable {
    let layer: String
    let path: [[PathItem]]
    let transform: [Double]
    let fill: [Double]
    let opacity: Double
  }

  struct Animation: Decodable {
    let layer: String
    let keyPath: String
    let progress: Double
    let eased: Double
  }

  enum PathItem: Decodable {
    case letter(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let letter = try? container.decode(String.self) {
        self = .letter(letter)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }
  }

  let schema: Int
  let scene: String
  let fps: String
  let period: String
  let frameCount: Int
  let retime: Double
  let start: String
  let frames: [Frame]
}

/// The pulse's states as another program computed them.
private struct Reference: Decodable {
  struct State: Decodable {
    let t: String
    let p: String
    let eased30: String
    let r: Double
    let g: Double
    let b: Double
  }

  let frames: [State]

  init(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Reference"))
    self = try JSONDecoder().decode(Reference.self, from: Data(contentsOf: url))
  }
}
