import PulseTimeline

extension SceneReader {
  /// A number that a property takes, looked at as an angle where it is one.
  mutating func number(
    _ node: SceneNode, of keyPath: AnimationKeyPath
  ) throws(SceneProblem) -> Double {
    let number = try number(node)
    if keyPath.isAngle { noteDegrees([number], node) }
    return number
  }

  /// Asks whether angles are meant in degrees that look like it: whole numbers of more than a turn, which no
  /// one writes in radians.
  mutating func noteDegrees(_ angles: [Double], _ node: SceneNode) {
    guard
      let angle = angles.first(where: {
        $0.magnitude > 2 * .pi && $0 == $0.rounded()
      })
    else { return }
    let text = DecimalNumber.text(angle)
    let turns = DecimalNumber.text((angle.magnitude / (2 * .pi) * 10).rounded() / 10)
    note(
      "\(node.path): angles are radians, and \(text) of them are \(turns) turns; if degrees are meant, "
        + "write \"\(text)deg\"")
  }
}
