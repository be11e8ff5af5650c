extension SceneParameter {
  /// Refuses a text that is no value of the parameter, whatever the other parameters are.
  ///
  /// - Parameters:
  ///   - text: What the user wrote.
  ///   - scene: The scene's name, for the message.
  public func check(_ text: String, in scene: String) throws(SceneError) {
    _ = try value(of: text, in: scene)
  }
}
