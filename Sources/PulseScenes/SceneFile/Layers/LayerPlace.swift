import PulseTimeline

/// Where in the tree a layer stands.
struct LayerPlace: Hashable, Sendable {
  /// How deep: the root is 1.
  private(set) var depth = 1
  /// How often it is drawn, by the replicators around it.
  private(set) var copies = 1
  /// Whether the layers around let time run forwards.
  private(set) var isForwards = true

  /// The place of what is in a layer: its sublayers, each drawn once for each instance, its mask, its
  /// animations.
  func inside(_ layer: Layer? = nil) -> LayerPlace {
    var place = self
    place.depth += 1
    // Bounded, as many levels multiply; the limit of layers lies far below.
    place.copies = min(place.copies * (layer?.content.replicator?.instanceCount ?? 1), 1 << 30)
    place.isForwards = place.isForwards && (layer?.timing.speed ?? 1) > 0
    return place
  }
}
