import PulseTimeline

/// What a snapshot shows as a list of shapes, with the groups told beside it.
struct FlatItems {
  /// Shapes that are drawn apart and laid down as one.
  struct Group {
    /// The layer that holds them.
    var layer: String
    /// How opaque the whole is.
    var opacity: Double
    /// Which shapes of the list they are.
    var shapes: Range<Int>
    /// Where the whole shows; `nil` is everywhere.
    var mask: [Snapshot.Item]?
  }

  /// All shapes from back to front, those of masks left out.
  private(set) var shapes: [Snapshot.Shape] = []
  /// The groups, outer ones before those inside.
  private(set) var groups: [Group] = []

  /// Flattens items.
  init(_ items: [Snapshot.Item]) { append(items) }

  private mutating func append(_ items: [Snapshot.Item]) {
    for item in items {
      switch item {
      case .shape(let shape): shapes.append(shape)
      case .group(let group):
        let index = groups.count
        let first = shapes.count
        groups.append(
          Group(layer: group.layer, opacity: group.opacity, shapes: first..<first, mask: group.mask)
        )
        append(group.items)
        groups[index].shapes = first..<shapes.count
      }
    }
  }
}
