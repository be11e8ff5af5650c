extension SceneReader {
  /// How a value is read from its node.
  typealias Reading<Value> = @Sendable (inout SceneReader, SceneNode) throws(SceneProblem) -> Value

  /// The value of a key; `nil` where the object hasn't got it.
  mutating func optional<Value>(
    _ fields: SceneFields, _ key: String, _ read: Reading<Value>
  ) throws(SceneProblem) -> Value? {
    guard let node = fields.optional(key) else { return nil }
    return try read(&self, node)
  }

  /// Replaces a value where the object has the key.
  mutating func update<Value>(
    _ value: inout Value, _ fields: SceneFields, _ key: String, _ read: Reading<Value>
  ) throws(SceneProblem) {
    if let node = fields.optional(key) { value = try read(&self, node) }
  }
}
