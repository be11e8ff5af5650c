import Foundation
import Testing

/// Files with values that were made without any code of this project.
enum Reference {
  /// A colour as CSS writes it, and its unclipped components in sRGB with the alpha last.
  struct CSSColour: Decodable {
    var text: String
    var srgb: [Double]
  }

  /// The pulse at one frame.
  struct PulseFrame: Decodable {
    var n: Int
    var t: String
    var p: String
    var eased: Double
    var inset: Double
    var r: Double
    var g: Double
    var b: Double
  }

  /// The pulse at every frame of its period.
  struct PulseStates: Decodable {
    var frameCount: Int
    var frames: [PulseFrame]
  }

  /// Decodes a file of the folder `Reference`.
  static func load<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Reference"))
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }
}
