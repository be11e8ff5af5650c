extension Timeline {
  /// What a user should know about the scene's own motion: animations that jump, that have ended before
  /// the loop begins, that a group cuts off, that nothing repeats or moves, values that take points for
  /// shares, or that nothing is to be seen; one sentence each, without a full stop.
  ///
  /// Not O(1): see ``jumps``.
  public var notes: [String] {
    var notes = Timeline.few(
      jumps.map(\.description), one: "one more animation jumps by itself",
      many: "more animations jump by themselves")
    notes += Timeline.few(
      endedAnimations.map(\.description), one: "one more animation ends before the loop begins",
      many: "more animations end before the loop begins")
    notes += Timeline.few(
      cutMembers.map(\.description), one: "one more member of a group is cut off by it",
      many: "more members of groups are cut off by them")
    notes += Timeline.few(
      pointsForShares.map(\.description), one: "one more share is that large",
      many: "more shares are that large")
    if plan.kind == .singleRun {
      notes.append(
        "nothing in the scene goes on for ever, so that the loop is one run of "
          + "\(plan.period.secondsText) from its beginning; what should repeat by itself needs "
          + "\"repeatCount\": \"infinity\"")
    }
    if plan.kind == .still {
      notes.append("nothing in the scene moves, so that the loop is one frame")
    }
    if isNeverVisible {
      notes.append(
        "nothing is to be seen in any frame: a layer needs an outline or bounds, and a colour that is "
          + "not transparent")
    }
    return notes
  }

  /// Whether nothing is painted in frames all over the loop.
  private var isNeverVisible: Bool {
    let frames = Set((0..<8).map { $0 * frameCount / 8 })
    return frames.allSatisfy { frame in
      let shapes = snapshot(ofFrame: frame).items.flatMap { $0.visibleShapes(opacity: 1) }
      return shapes.allSatisfy { $0.painted <= 0 }
    }
  }

  /// The most sentences of one sort.
  private static let mostNotes = 3

  private static func few(_ sentences: [String], one: String, many: String) -> [String] {
    let shown = Array(sentences.prefix(mostNotes))
    let rest = sentences.count - shown.count
    return rest == 0 ? shown : shown + [rest == 1 ? one : "\(rest) \(many)"]
  }
}
