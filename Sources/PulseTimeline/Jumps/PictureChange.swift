/// How much of a picture differs from another one, in square points; where only a colour differs, by as
/// large a part of the area.
struct PictureChange: Hashable {
  /// What only one of them shows.
  var appeared = 0.0
  /// What both show, but otherwise.
  var changed = 0.0

  /// All of it.
  var total: Double { appeared + changed }

  static func + (left: PictureChange, right: PictureChange) -> PictureChange {
    PictureChange(appeared: left.appeared + right.appeared, changed: left.changed + right.changed)
  }
}
