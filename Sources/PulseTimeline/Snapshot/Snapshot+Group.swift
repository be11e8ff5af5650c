extension Snapshot {
  /// Things that are drawn apart, one over the other, and then laid down as one picture.
  ///
  /// There are none without effect: a group has an opacity below 1, or a mask, or both.
  public struct Group: Hashable, Sendable {
    /// The name of the layer that holds it all.
    public var layer: String
    /// How opaque the whole is, from 0 to 1.
    public var opacity: Double
    /// Where the whole shows: the alpha of these items, drawn together, multiplies it; `nil` shows
    /// it everywhere.
    public var mask: [Item]?
    /// What the group holds; later items cover earlier ones.
    public var items: [Item]

    /// Makes a group from its parts.
    public init(layer: String, opacity: Double = 1, mask: [Item]? = nil, items: [Item]) {
      (self.layer, self.opacity, self.mask, self.items) = (layer, opacity, mask, items)
    }
  }
}
