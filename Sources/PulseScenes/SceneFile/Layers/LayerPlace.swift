/// Where in the tree a layer stands.
struct LayerPlace: Hashable, Sendable {
  /// How deep: the root is 1.
  private(set) var depth = 1
  /// How often it is drawn, by the replicators around it.
  private(set) var copies = 1

  /// The place of what is in a layer.
  ///
  /// - Parameter copies: How often that layer draws it.
  func inside(copies: Int = 1) -> LayerPlace {
    var place = self
    place.depth += 1
    // Bounded, as many levels multiply; the limit of layers lies far below.
    place.copies = min(place.copies * copies, 1 << 30)
    return place
  }
}
