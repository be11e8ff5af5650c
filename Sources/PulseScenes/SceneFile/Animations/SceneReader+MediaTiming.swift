import PulseTimeline

extension SceneReader {
  /// When an animation plays.
  mutating func mediaTiming(_ fields: SceneFields) throws(SceneProblem) -> MediaTiming {
    let time = SceneReading.time
    return MediaTiming(
      beginTime: try optional(fields, "beginTime", time) ?? 0,
      duration: try optional(fields, "duration") { (reader, node) throws(SceneProblem) in
        try reader.time(node, .positive)
      } ?? 0,
      speed: try optional(fields, "speed", time) ?? 1,
      timeOffset: try optional(fields, "timeOffset", time) ?? 0,
      repeatCount: try extent(fields, "repeatCount"),
      repeatDuration: try extent(fields, "repeatDuration"),
      autoreverses: try flag(fields, "autoreverses", otherwise: false),
      fillMode: try optional(fields, "fillMode") { (reader, node) throws(SceneProblem) in
        try reader.choice(node, among: FillMode.allCases.map { ($0.rawValue, $0) })
      } ?? .removed)
  }

  /// A number that is not negative, or `"infinity"`; 0 where the key is missing.
  private mutating func extent(
    _ fields: SceneFields, _ key: String
  ) throws(SceneProblem) -> Extent {
    guard let node = fields.optional(key) else { return 0 }
    if node.string == "infinity" { return .infinity }
    if case .boolean = node.json.value { throw node.mustBe("a number, or \"infinity\" for no end") }
    return .finite(try time(node, .notNegative))
  }
}
