import Foundation
import PulseTimeline
import Testing

/// The reference files beside the tests, made without any code of this package.
enum Reference {
  /// Decodes one of the files.
  static func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    let url = try #require(Bundle.module.resourceURL?.appendingPathComponent("Reference/\(name)"))
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }

  /// Reads an exact fraction, also one that is larger than users may write.
  static func fraction(_ text: String) throws -> Fraction {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    try #require(parts.count == 2, "not a fraction: \(text)")
    return Fraction(parts[0], parts[1])
  }
}
