/// The classes of layers that a scene file can name, and what each of them has.
enum LayerClass: String, CaseIterable, Sendable {
  case plain = "CALayer"
  case shape = "CAShapeLayer"
  case gradient = "CAGradientLayer"
  case replicator = "CAReplicatorLayer"

  /// What every layer has.
  static let commonKeys = [
    "class", "name", "bounds", "frame", "position", "zPosition", "anchorPoint", "transform",
    "sublayerTransform", "cornerRadius", "backgroundColor", "borderWidth", "borderColor",
    "opacity", "hidden", "masksToBounds", "mask", "beginTime", "speed", "timeOffset", "animations",
    "sublayers",
  ]

  /// What this class has besides.
  var ownKeys: [String] {
    switch self {
    case .plain: []
    case .shape:
      [
        "path", "fillColor", "fillRule", "strokeColor", "lineWidth", "lineCap", "lineJoin",
        "miterLimit", "lineDashPattern", "lineDashPhase", "strokeStart", "strokeEnd",
      ]
    case .gradient: ["type", "colors", "locations", "startPoint", "endPoint"]
    case .replicator:
      [
        "instanceCount", "instanceDelay", "instanceTransform", "instanceColor",
        "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
        "preservesDepth",
      ]
    }
  }

  /// The class as messages name it.
  var words: String { "a \(rawValue)" }
}
