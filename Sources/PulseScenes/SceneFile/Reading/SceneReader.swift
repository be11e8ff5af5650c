import PulseTimeline

/// Turns the values of a scene file into what they mean, at one place of the file.
///
/// Everything that a file can ask for is counted and bounded before memory is taken for it, as
/// files come from strangers.
struct SceneReader {
  /// What names stand for here.
  var scope: SceneScope
  /// How many values have been read; a repetition counts each time.
  private var work = 0
  /// How many layers are drawn.
  private var layers = 0
  /// What a user should know; one sentence each.
  private(set) var notes: [String] = []

  /// The most values that are read for one scene.
  static let mostWork = 2_000_000
  /// The most items of a list.
  static let mostItems = 10_000
  /// The largest coordinate or other number, of either sign.
  static let largestNumber = 1e6
  /// The most notes.
  static let mostNotes = 10

  init(_ scope: SceneScope = SceneScope()) { self.scope = scope }

  /// Counts a value that is about to be read.
  mutating func count(_ node: SceneNode, as amount: Int = 1) throws(SceneProblem) {
    work += amount
    guard work <= SceneReader.mostWork else {
      throw node.problem(
        "the scene has more than \(SceneReader.mostWork) values, repetitions counted each time")
    }
  }

  /// Counts a layer that is drawn so many times.
  mutating func countLayers(_ node: SceneNode, _ copies: Int) throws(SceneProblem) {
    layers += copies
    guard layers <= SceneReader.mostLayers else {
      throw node.problem(
        "the scene draws more than \(SceneReader.mostLayers) layers, repetitions and instances "
          + "counted each time")
    }
  }

  /// Keeps a sentence for the user.
  mutating func note(_ sentence: String) {
    if notes.count < SceneReader.mostNotes, !notes.contains(sentence) { notes.append(sentence) }
  }

  /// What an expression comes to.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - node: Where it stands.
  ///   - form: What must stand there, where that is more than a number.
  mutating func value(
    of text: String, _ node: SceneNode, form: String? = nil
  ) throws(SceneProblem) -> ExpressionValue {
    try count(node)
    do {
      return try ParsedExpressions.expression(text).value(in: scope)
    } catch {
      let wanted = form.map { "; here stands \($0)" }
      throw node.problem(error.problem + (ForeignWords.hint(text) ?? wanted ?? ""))
    }
  }
}
