/// Everything that is visible at one moment, from the back to the front.
public struct Snapshot: Hashable, Sendable {
  /// Something to draw.
  public indirect enum Item: Hashable, Sendable {
    /// One outline with its paint.
    case shape(Shape)
    /// Several things that are drawn apart and then laid down as one.
    case group(Group)
  }

  /// What is visible; later items cover earlier ones.
  public var items: [Item]

  /// The animations that are under way, in the layers' order.
  public var animations: [Progress]

  /// Makes a snapshot from its parts.
  public init(items: [Item], animations: [Progress] = []) {
    (self.items, self.animations) = (items, animations)
  }

  /// Makes a snapshot of shapes alone.
  public init(shapes: [Shape], animations: [Progress] = []) {
    self.init(items: shapes.map { .shape($0) }, animations: animations)
  }

  /// All visible shapes, also those in groups; later ones cover earlier ones.
  ///
  /// The shapes of masks are left out.
  public var shapes: [Shape] { items.flatMap(\.shapes) }
}

extension Snapshot.Item {
  /// The shapes of the item, without those of masks.
  fileprivate var shapes: [Snapshot.Shape] {
    switch self {
    case .shape(let shape): [shape]
    case .group(let group): group.items.flatMap(\.shapes)
    }
  }
}
