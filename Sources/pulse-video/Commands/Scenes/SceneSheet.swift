import PulseEncode
import PulseScenes
import PulseTimeline

/// The sheet with a small picture of each scene of the catalogue.
enum SceneSheet {
  /// The side of a picture, in pixels.
  static let side = 120
  /// Where in its loop a scene is drawn: some show nothing at the beginning.
  static let phase = Fraction(3, 10)

  /// One picture for each scene, in the catalogue's order.
  static func tiles() throws -> [ContactSheet.Tile] {
    try Catalogue.names.map { name in
      var drawing = Drawing(scene: name)
      try drawing.set(.size, to: "\(side)x\(side)")
      try drawing.set(.padding, to: "15%")
      // What has no common period is drawn all the same.
      drawing.retime = true
      return ContactSheet.Tile(try drawing.resolve(), phase: phase)
    }
  }
}
