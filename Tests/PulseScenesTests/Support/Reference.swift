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

  /// A file of the folder `Reference`.
  static func url(_ name: String) throws -> URL {
    try #require(
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Reference"))
  }

  /// Decodes a file of the folder `Reference`.
  static func load<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: try url("\(name).json")))
  }
}
