import PulseTimeline

extension Timeline {
  /// What a user should know about jumps that the scene itself makes; one sentence each.
  var notes: [String] {
    let jumps = jumps
    let shown = jumps.prefix(3).map(\.description)
    return jumps.count > 3
      ? shown + ["\(jumps.count - 3) more animations jump by themselves"] : shown
  }
}
