import PulseScenes
import PulseTimeline

/// What a user should know about some of the variants, each thing once.
public struct PlanNotes: Sendable {
  /// A sentence, and of how many variants it holds.
  public struct Note: Hashable, Sendable {
    /// What there is to know, without a full stop.
    public let sentence: String
    /// Of how many variants it holds.
    public let count: Int
  }

  /// The most different sentences that are kept.
  static let limit = 50

  private var sentences: [String] = []
  private var counts: [String: Int] = [:]
  /// What there is to know about each scene's own motion, looked at in its first variant.
  private var scenes: [(name: String, sentences: [String])] = []
  private var retimed = 0
  /// Notes that found no room.
  private var others = 0

  /// Takes note of a drawing.
  mutating func add(_ drawing: ResolvedDrawing) {
    if drawing.timeline.plan.isRetimedNoticeably { retimed += 1 }
    for sentence in drawing.notes { add(sentence, 1) }
    // Once, as it takes as long as to plan some ten variants.
    let scene = drawing.drawing.scene
    if !hasSeen(scene) { scenes.append((scene, drawing.timeline.notes)) }
  }

  /// Takes note of a drawing of which nothing is to be known but whether it is retimed.
  mutating func add(isRetimed: Bool) { if isRetimed { retimed += 1 } }

  /// Whether what there is to know about a scene's own motion is known.
  func hasSeen(_ scene: String) -> Bool { scenes.contains { $0.name == scene } }

  /// Takes the notes of other variants.
  mutating func add(_ other: PlanNotes) {
    retimed += other.retimed
    others += other.others
    for scene in other.scenes where !hasSeen(scene.name) { scenes.append(scene) }
    for sentence in other.sentences { add(sentence, other.counts[sentence] ?? 0) }
  }

  private mutating func add(_ sentence: String, _ count: Int) {
    if counts[sentence] == nil {
      guard sentences.count < Self.limit else {
        others += count
        return
      }
      sentences.append(sentence)
    }
    counts[sentence, default: 0] += count
  }

  /// All notes, in the variants' order; those about a scene's own motion once for each scene.
  var all: [Note] {
    var notes = sentences.map { Note(sentence: $0, count: counts[$0] ?? 0) }
    if others > 0 {
      notes.append(Note(sentence: "there is more to know of this kind", count: others))
    }
    if retimed > 0 {
      notes.append(
        Note(
          sentence:
            "the loop runs noticeably faster or slower than the scene's own time, to fill whole "
            + "frames; --fit exact or another --fps avoids that", count: retimed))
    }
    return notes
      + scenes.flatMap { scene in
        scene.sentences.map {
          Note(sentence: "scene \(Wording.quoted(scene.name)): \($0)", count: 1)
        }
      }
  }
}
