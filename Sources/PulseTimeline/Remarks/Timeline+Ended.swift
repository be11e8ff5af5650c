extension Timeline {
  /// The animations that the loop does not show, as they have ended when it begins.
  ///
  /// A loop shows what comes again and again; beside an endless animation a finite one is over by then,
  /// most often because its repeat count was forgotten. Empty where nothing is endless: then the loop is
  /// one run of all of them.
  public var endedAnimations: [EndedAnimation] {
    guard plan.kind == .endless else { return [] }
    return scene.tracks.compactMap { track in
      let timing = track.animation.timing
      // A speed of 0 holds one moment for ever.
      guard timing.isFinite, timing.speed != .zero, track.clock.scale > .zero,
        case .finite(let end, _)? = try? track.latest.course()
      else { return nil }
      return EndedAnimation(
        layer: track.layer, subject: track.animation.subject, end: max(end, .zero))
    }
  }
}
