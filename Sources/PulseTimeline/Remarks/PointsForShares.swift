/// A layer's value that is a share of something and is so large that points or per cent were meant.
public struct PointsForShares: Hashable, Sendable {
  /// The layer's name.
  public var layer: String
  /// The property.
  public var property: String
  /// The number that is too large to be meant.
  public var value: Double

  /// Makes one from its parts.
  public init(layer: String, property: String, value: Double) {
    (self.layer, self.property, self.value) = (layer, property, value)
  }

  /// The largest share that may be meant, of either sign: gradients that run through their bounds begin and end
  /// outside.
  static let largestShare = 4.0
}

extension PointsForShares: CustomStringConvertible {
  /// What the number means and what would be right, in one sentence without its full stop.
  public var description: String {
    let number = Int(exactly: value).map(String.init) ?? "\(value)"
    let meaning =
      property == "locations"
      ? "places are shares of the way from startPoint to endPoint, 0 to 1 between them"
      : "it is in shares of the bounds, not in points: [0, 0] is their one corner, [0.5, 0.5] the middle and "
        + "[1, 1] the other corner"
    return "\(Layer.words(layer)): \(property) has \(number), and \(meaning)"
  }
}

extension Timeline {
  /// The layers' own values that are shares of the bounds, or of a gradient's way, and are beyond what is ever meant;
  /// each property once.
  public var pointsForShares: [PointsForShares] { scene.pointsForShares }
}

extension PreparedLayer {
  fileprivate var pointsForShares: [PointsForShares] {
    var shares = [("anchorPoint", [model.anchorPoint.x, model.anchorPoint.y])]
    if case .gradient(let gradient) = model.content {
      shares += [
        ("startPoint", [gradient.startPoint.x, gradient.startPoint.y]),
        ("endPoint", [gradient.endPoint.x, gradient.endPoint.y]),
        ("locations", gradient.locations ?? []),
      ]
    }
    let own = shares.compactMap { property, values in
      values.first { $0.magnitude > PointsForShares.largestShare }.map {
        PointsForShares(layer: model.name, property: property, value: $0)
      }
    }
    return own + (masks + sublayers).flatMap(\.pointsForShares)
  }
}
