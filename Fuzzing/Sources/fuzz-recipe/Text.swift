import PulseScenes

/// Any text gives a recipe or an error, and a recipe's own text gives a recipe with that text.
func read(_ bytes: [UInt8]) {
  guard let recipe = try? Recipe(parsing: String(decoding: bytes, as: UTF8.self)) else { return }
  guard let text = try? recipe.text(), let again = try? Recipe(parsing: text) else {
    fatalError("the text of a recipe can't be read back")
  }
  precondition((try? again.text()) == text, "the text of a recipe is another recipe")
}
