/// The frames of a file that are in their place, but whose flat areas are not of the drawn colour.
///
/// Either the colours are others, or the file is coded with too few bits. Which of both is told by
/// the whole film, as single frames of a coarse file err little at edges.
package struct OffColorFrames {
  /// The frame whose areas are farthest off; `nil` where all are right.
  package private(set) var worst: FrameComparison?
  /// The number of the first of these frames.
  package private(set) var first: Int?
  /// The most that samples err without anything in common, of all frames.
  private var scatter = 0.0

  /// Starts without frames.
  package init() {}

  /// Adds a frame that is in its place.
  package mutating func add(_ frame: FrameComparison, frame index: Int) {
    scatter = max(scatter, frame.scatter)
    guard !frame.isRight else { return }
    if first == nil { first = index }
    if worst.map({ $0.flat < frame.flat }) ?? true { worst = frame }
  }

  /// Whether areas are off by no more than coarse coding explains.
  ///
  /// At the coarsest setting of H.264 areas of the pulse are off by 2 to 2.4 times as much as samples
  /// scatter, in VP9 by 1 to 1.6; another colour, even coded coarsely, by far more.
  package var isCoarse: Bool {
    guard let worst else { return false }
    return worst.flat < min(2.5 * scatter, 32)
  }
}
