extension Layer {
  /// The layer as its animations leave it at a time of its own clock, in seconds: what Core
  /// Animation calls the presentation layer.
  ///
  /// Sublayers stay as they are.
  ///
  /// Checks everything anew; a ``Timeline`` is the way to many moments.
  ///
  /// - Precondition: the times are such that exact arithmetic fits into 64 bits.
  package func presentation(at time: Fraction) throws(LoopPlanError) -> Layer {
    var presentation = Presentation(self)
    for animation in try AnimationChecker.prepare(self) {
      animation.visit(at: time) { presentation.apply($0) }
    }
    return presentation.finish()
  }
}
