public import PulseTimeline

/// A scene that can be drawn: what it is called, what may be set, and how it is built.
public struct SceneDescription: Sendable {
  /// What a scene makes of its parameters.
  struct Build {
    /// What moves.
    var layer: Layer
    /// Everything that is ever covered, in points, where the scene says so; `nil` leaves that to
    /// be measured.
    var reach: Rect?
    /// What a user should know; one sentence each.
    var notes: [String] = []
  }

  /// A scene with its parameters filled in.
  public struct Instance: Hashable, Sendable {
    /// What moves; its bounds are the scene's own size, in points.
    public let layer: Layer
    /// Everything that the scene ever covers, in points, where it says so; `nil` leaves that to be
    /// measured from its frames.
    public let reach: Rect?
    /// The canonical texts of all parameters; building from them gives the same layer.
    public let parameters: [String: String]
    /// What a user should know, such as colours that were clipped; one sentence each.
    public let notes: [String]
  }

  /// The largest width and height of a scene, in points: those of a picture, in pixels.
  static let largestSide = Double(Canvas.largestSide)

  /// The name, as in `--scene name`.
  public let name: String
  /// What it shows, in one sentence without a full stop.
  public let description: String
  /// Which well-known animation it resembles; `nil` where none is named.
  public let resembles: String?
  /// What jumps where the loop begins again, by design; `nil` where nothing does.
  public let jumps: String?
  /// What may be set, in the order of help.
  public let parameters: [SceneParameter]
  /// Builds the layer from checked values.
  private let build: @Sendable (SceneValues) throws(SceneError) -> Build

  /// Declares a scene.
  init(
    name: String, description: String, resembles: String? = nil, jumps: String? = nil,
    parameters: [SceneParameter],
    build: @escaping @Sendable (SceneValues) throws(SceneError) -> Build
  ) {
    (self.name, self.description, self.resembles) = (name, description, resembles)
    (self.jumps, self.parameters) = (jumps, parameters)
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
