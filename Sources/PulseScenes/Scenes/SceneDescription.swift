public import PulseTimeline

/// A scene that can be drawn: what it is called, what may be set, and how it is built.
public struct SceneDescription: Sendable {
  /// What a scene makes of its parameters.
  struct Build {
    /// What moves.
    var layer: Layer
    /// Everything that is ever covered, in points; the layer's bounds, or larger.
    var reach: Rect
    /// What a user should know; one sentence each.
    var notes: [String] = []
  }

  /// A scene with its parameters filled in.
  public struct Instance: Hashable, Sendable {
    /// What moves; its bounds are the scene's own size, in points.
    public let layer: Layer
    /// Everything that the scene ever covers, in points; its bounds, or larger where an easing
    /// overshoots.
    public let reach: Rect
    /// The canonical texts of all parameters; building from them gives the same layer.
    public let parameters: [String: String]
    /// What a user should know, such as colours that were clipped; one sentence each.
    public let notes: [String]
  }

  /// The name, as in `--scene name`.
  public let name: String
  /// What it shows, in one sentence without a full stop.
  public let description: String
  /// What may be set, in the order of help.
  public let parameters: [SceneParameter]
  /// Builds the layer from checked values.
  private let build: @Sendable (SceneValues) throws(SceneError) -> Build

  /// Declares a scene.
  init(
    name: String, description: String, parameters: [SceneParameter],
    build: @escaping @Sendable (SceneValues) throws(SceneError) -> Build
  ) {
    (self.name, self.description, self.parameters) = (name, description, parameters)
    self.build = build
  }

  /// The scene with some parameters set by their texts, the others at their defaults.
  public func instance(
    parameters texts: [String: String] = [:]
  ) throws(SceneError) -> Instance {
    let values = try SceneValues(texts, for: parameters, of: name)
    let built = try build(values)
    return Instance(
      layer: built.layer, reach: built.reach, parameters: values.texts,
      notes: values.notes + built.notes)
  }

  /// What moves, with some parameters set by their texts, the others at their defaults.
  public func layer(parameters texts: [String: String] = [:]) throws(SceneError) -> Layer {
    try instance(parameters: texts).layer
  }
}
