/// Everything that names an export: what is drawn, how it is stored, and by which program.
///
/// Its text form travels in a file's metadata, from where it may come back from a stranger: see
/// ``init(parsing:)``. It holds no paths and no clock times, so that the same recipe always has
/// the same text.
public struct Recipe: Hashable, Sendable {
  /// What the text form begins with; the number rises when older programs could misread it.
  public static let prefix = "pulse-video/1 "

  /// What is drawn.
  public var drawing: Drawing
  /// How it is stored: option and value, both texts of the encoder's part of the program.
  public var storage: [String: String]
  /// The program that wrote the file, with its version.
  public var tool: String

  /// Makes a recipe from its parts.
  public init(drawing: Drawing, storage: [String: String] = [:], tool: String) {
    (self.drawing, self.storage, self.tool) = (drawing, storage, tool)
  }
}

extension Recipe: Codable {
  /// The names of the parts in JSON.
  enum CodingKeys: String, CodingKey, CaseIterable { case drawing, storage, tool }

  /// Reads an object with exactly the three parts; throws ``RecipeError`` for others.
  public init(from decoder: any Decoder) throws {
    let known = CodingKeys.allCases.map(\.rawValue)
    let keys = try decoder.container(keyedBy: TextKey.self).allKeys.map(\.stringValue).sorted()
    if let unknown = keys.first(where: { !known.contains($0) }) {
      throw RecipeError.unknownPart(
        unknown, suggestion: Suggestion.nearest(to: unknown, among: known))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    drawing = try container.decode(Drawing.self, forKey: .drawing)
    storage = try container.decode([String: String].self, forKey: .storage)
    tool = try container.decode(String.self, forKey: .tool)
  }
}
