extension Timeline {
  /// What a user should know about the scene's own motion: animations that jump, that have ended before
  /// the loop begins, or that nothing repeats; one sentence each, without a full stop.
  ///
  /// Not O(1): see ``jumps``.
  public var notes: [String] {
    var notes = Timeline.few(
      jumps.map(\.description), one: "one more animation jumps by itself",
      many: "more animations jump by themselves")
    notes += Timeline.few(
      endedAnimations.map(\.description), one: "one more animation ends before the loop begins",
      many: "more animations end before the loop begins")
    if plan.kind == .singleRun {
      notes.append(
        "nothing in the scene goes on for ever, so that the loop is one run of "
          + "\(plan.period.secondsText) from its beginning; what should repeat by itself needs "
          + "\"repeatCount\": \"infinity\"")
    }
    return notes
  }

  /// The most sentences of one sort.
  private static let mostNotes = 3

  private static func few(_ sentences: [String], one: String, many: String) -> [String] {
    let shown = Array(sentences.prefix(mostNotes))
    let rest = sentences.count - shown.count
    return rest == 0 ? shown : shown + [rest == 1 ? one : "\(rest) \(many)"]
  }
}
