/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double

  /// The vertical extent.
  public var height: Double

  /// Makes a size from its extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
