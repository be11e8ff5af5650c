import PulseTimeline

extension SceneReader {
  /// The keys of an arc.
  static let arcKeys = ["center", "radius", "startAngle", "endAngle", "clockwise", "closed"]
  /// The keys of a regular polygon.
  static let polygonKeys = ["center", "radius", "sides", "rotation"]
  /// The keys of a star.
  static let starKeys = ["center", "outerRadius", "innerRadius", "points", "rotation"]
  /// The largest angle, of either sign, in radians: a thousand turns.
  static let largestAngle = 2_000 * Double.pi

  /// A part of a circle, as `UIBezierPath` draws it.
  mutating func arc(_ node: SceneNode, bounds: Rect) throws(SceneProblem) -> Path {
    let fields = try SceneFields(node, keys: SceneReader.arcKeys, of: "an arc")
    return .arc(
      center: try center(fields, bounds), radius: try length(fields, "radius"),
      startAngle: try angle(try fields.required("startAngle")),
      endAngle: try angle(try fields.required("endAngle")),
      clockwise: try flag(fields, "clockwise", otherwise: true),
      closed: try flag(fields, "closed", otherwise: false))
  }

  /// A polygon of equal sides, its first corner at the top unless it is turned.
  mutating func regularPolygon(_ node: SceneNode, bounds: Rect) throws(SceneProblem) -> Path {
    let fields = try SceneFields(node, keys: SceneReader.polygonKeys, of: "a polygon")
    let radius = try length(fields, "radius")
    let sides = try whole(try fields.required("sides"), in: 3...1000)
    return corners(
      Array(repeating: radius, count: sides), around: try center(fields, bounds),
      rotation: try rotation(fields))
  }

  /// A star, its first point at the top unless it is turned.
  mutating func star(_ node: SceneNode, bounds: Rect) throws(SceneProblem) -> Path {
    let fields = try SceneFields(node, keys: SceneReader.starKeys, of: "a star")
    let radii = [try length(fields, "outerRadius"), try length(fields, "innerRadius")]
    let points = try whole(try fields.required("points"), in: 2...500)
    return corners(
      (0..<2 * points).map { radii[$0 % 2] }, around: try center(fields, bounds),
      rotation: try rotation(fields))
  }

  /// An angle in radians, which may be written `90deg`.
  mutating func angle(_ node: SceneNode) throws(SceneProblem) -> Double {
    let angle = try number(node, in: -SceneReader.largestAngle...SceneReader.largestAngle)
    noteDegrees([angle], node)
    return angle
  }

  /// A closed outline whose corners lie at equal angles, at the distances given.
  private func corners(_ radii: [Double], around center: Point, rotation: Double) -> Path {
    var elements: [Path.Element] = []
    for (index, radius) in radii.enumerated() {
      let angle = rotation - .pi / 2 + 2 * .pi * Double(index) / Double(radii.count)
      let corner = Point(
        center.x + radius * Numerics.cosine(angle), center.y + radius * Numerics.sine(angle))
      elements.append(index == 0 ? .move(to: corner) : .line(to: corner))
    }
    return Path(elements + [.close])
  }

  private mutating func rotation(_ fields: SceneFields) throws(SceneProblem) -> Double {
    guard let node = fields.optional("rotation") else { return 0 }
    return try angle(node)
  }

  /// The middle that an object names, or that of the bounds.
  private mutating func center(_ fields: SceneFields, _ bounds: Rect) throws(SceneProblem) -> Point
  {
    guard let node = fields.optional("center") else { return bounds.center }
    return try point(node)
  }

  private mutating func length(_ fields: SceneFields, _ key: String) throws(SceneProblem) -> Double
  {
    try number(try fields.required(key), in: 0...SceneReader.largestNumber)
  }

  /// Yes or no, or what holds where the key is missing.
  mutating func flag(
    _ fields: SceneFields, _ key: String, otherwise: Bool
  ) throws(SceneProblem) -> Bool {
    guard let node = fields.optional(key) else { return otherwise }
    return try boolean(node)
  }
}
