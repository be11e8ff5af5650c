/// Why a text is no recipe.
public enum RecipeError: Error, Hashable, Sendable {
  /// It does not begin as a recipe does.
  case prefix
  /// It begins as a recipe of a later version of the format.
  case version(String)
  /// It is longer than ``Recipe/longestText``.
  case tooLong(bytes: Int)
  /// It is nested deeper than any recipe.
  case tooDeep
  /// It has a part that recipes don't have; `suggestion` is the nearest one that they have.
  case unknownPart(String, suggestion: String?)
  /// It is no JSON of a recipe's shape; `path` leads to the place, from outside.
  case json(path: [String], problem: String)
  /// A name or a value in `storage`, or the tool, is empty, too long or holds control characters.
  case text(path: [String])
  /// The drawing can't be made as described.
  case drawing(String)
}

extension RecipeError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .prefix:
      "no recipe: it must begin with '\(Recipe.prefix){'"
    case .version(let version):
      "the recipe has version \(Wording.quoted(version)) of the format, and this program reads "
        + "version 1; use a later pulse-video"
    case .tooLong(let bytes):
      "the recipe is \(bytes) bytes long, and \(Recipe.longestText) are the most; a scene file this "
        + "large can only be exported without a recipe"
    case .tooDeep:
      "the recipe is nested deeper than \(Recipe.deepestNesting) levels"
    case .unknownPart(let name, let suggestion):
      "the recipe has an unknown part \(Wording.quoted(name))\(Wording.offer(suggestion))"
    case .json(let path, let problem):
      "the recipe\(RecipeError.place(path)): \(problem)"
    case .text(let path):
      "the recipe\(RecipeError.place(path)): names and values may have up to "
        + "\(Recipe.longestValue) bytes and no control characters, and names must not be empty"
    case .drawing(let problem):
      "the recipe's drawing: \(problem)"
    }
  }

  private static func place(_ path: [String]) -> String {
    path.isEmpty ? "" : " at \(Wording.quoted(path.joined(separator: ".")))"
  }
}
