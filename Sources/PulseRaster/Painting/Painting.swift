import PulseTimeline

/// What the planes of one picture hold after a paint.
///
/// Handed to the next paint into the same planes, it lets that one leave alone all samples that stay
/// as they are. It is a value: it knows nothing of the memory itself, so it must be dropped when
/// anything else has written there.
public struct Painting: Hashable, Sendable {
  /// What must be equal for one painting to follow another.
  struct Setting: Hashable, Sendable {
    let coding: PlaneCoding
    let siting: ChromaSiting
    let width: Int
    let height: Int
    let background: Color
  }

  let setting: Setting
  let items: [PaintedItem]
  /// What each group of planes holds, for pictures of few solid shapes.
  var tables: [SpanTable] = []
  /// Where each item is, in each geometry, for other pictures.
  var extents: [[CellRange]] = []
}
