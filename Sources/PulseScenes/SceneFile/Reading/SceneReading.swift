import PulseTimeline

/// The usual ways to read a value, to be handed to those who read an object's keys.
enum SceneReading {
  typealias Reading = SceneReader.Reading

  static let point: Reading<Point> = { (reader, node) throws(SceneProblem) in
    try reader.point(node)
  }
  static let rect: Reading<Rect> = { (reader, node) throws(SceneProblem) in
    try reader.rect(node)
  }
  static let number: Reading<Double> = { (reader, node) throws(SceneProblem) in
    try reader.number(node)
  }
  /// A number that is not negative.
  static let length: Reading<Double> = { (reader, node) throws(SceneProblem) in
    try reader.number(node, in: 0...SceneReader.largestNumber)
  }
  /// A number from 0 to 1.
  static let share: Reading<Double> = { (reader, node) throws(SceneProblem) in
    try reader.number(node, in: 0...1)
  }
  static let time: Reading<Fraction> = { (reader, node) throws(SceneProblem) in
    try reader.time(node)
  }
  static let flag: Reading<Bool> = { (reader, node) throws(SceneProblem) in
    try reader.boolean(node)
  }
  static let text: Reading<String> = { (reader, node) throws(SceneProblem) in
    try reader.text(node)
  }
  static let color: Reading<Color> = { (reader, node) throws(SceneProblem) in
    try reader.color(node)
  }
  /// A colour, or `null` for none.
  static let optionalColor: Reading<Color?> = { (reader, node) throws(SceneProblem) in
    try reader.optionalColor(node)
  }
  static let easing: Reading<TimingFunction> = { (reader, node) throws(SceneProblem) in
    try reader.easing(node)
  }
  static let transform: Reading<Transform3D> = { (reader, node) throws(SceneProblem) in
    try reader.transform(node)
  }
}
