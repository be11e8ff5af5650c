import PulseTimeline

/// A scene whose snapshots are timed.
struct Subject {
  let name: String
  let timeline: Timeline
  /// The least processor time of a snapshot, over all runs, in seconds: the mean over one run's frames.
  private(set) var seconds = Double.infinity
  /// How many shapes a frame shows.
  private var shapes = 0

  init(_ name: String, _ timeline: Timeline) { (self.name, self.timeline) = (name, timeline) }

  /// Times one run of frames, which lie evenly over the loop.
  mutating func measure() {
    let frames = 120
    let step = max(1, timeline.frameCount / frames)
    var items = 0
    let spent = SnapshotVersusMemset.seconds {
      for index in 0..<frames { items += timeline.snapshot(ofFrame: index * step).items.count }
    }
    shapes = max(shapes, timeline.snapshot(ofFrame: 0).shapes.count)
    // The items keep the work from being left out.
    seconds = items < 0 ? 0 : min(seconds, spent / Double(frames))
  }

  /// The result, for people.
  func line(memset: Double) -> String {
    let micro = SnapshotVersusMemset.rounded(seconds * 1e6)
    let share = SnapshotVersusMemset.rounded(seconds / memset * 100)
    return "\(name): \(micro) microseconds, \(share) % of the memset, \(shapes) shapes"
  }
}
