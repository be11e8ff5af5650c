import PulseRaster
import PulseScenes
import PulseTimeline

/// What one export leaves behind that makes drawing the next one cheaper: its pictures, and the coverage of
/// the shapes in them.
///
/// Coverage does not depend on colours: of loops that differ in colours alone only the first one is
/// rasterized, and the others are only painted. What is painted does not depend on it.
public struct DrawingMemory {
  /// What two exports must have in common.
  private struct Ground: Hashable {
    let canvas: Canvas
    let background: Color
  }

  private var ground: Ground?
  private var rings: [PictureKind: PictureRing] = [:]

  /// Makes a memory of nothing.
  public init() {}

  /// Takes out the pictures of a kind for an export, or makes new ones, and forgets those of other
  /// grounds.
  mutating func takeRing(_ kind: PictureKind, for plan: ExportPlan) -> PictureRing {
    let wanted = Ground(canvas: plan.drawing.canvas, background: plan.drawing.background)
    if ground != wanted { (ground, rings) = (wanted, [:]) }
    return rings.removeValue(forKey: kind) ?? plan.makeRing(kind)
  }

  /// Keeps the pictures of an export that has ended, and no others.
  mutating func keep(_ rings: [PictureKind: PictureRing]) { self.rings = rings }
}
