import PulseTimeline

extension SceneReader {
  /// `[x, y]`.
  mutating func point(_ node: SceneNode) throws(SceneProblem) -> Point {
    let numbers = try numbers(node, count: 2, form: "a point [x, y]")
    return Point(numbers[0], numbers[1])
  }

  /// `[width, height]`, both of either sign: an offset is a size, too.
  mutating func size(_ node: SceneNode) throws(SceneProblem) -> Size {
    let numbers = try numbers(node, count: 2, form: "a size [width, height]")
    return Size(numbers[0], numbers[1])
  }

  /// `[x, y, width, height]` with extents that are not negative.
  mutating func rect(_ node: SceneNode) throws(SceneProblem) -> Rect {
    let numbers = try numbers(node, count: 4, form: "a rectangle [x, y, width, height]")
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw node.problem(
        "a rectangle's width and height must not be negative, but are "
          + "\(DecimalNumber.text(numbers[2])) and \(DecimalNumber.text(numbers[3]))")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
