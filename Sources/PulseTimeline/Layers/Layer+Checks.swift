extension Layer {
  /// Checks the layer's own values, as a ``Timeline`` does.
  package func checkValues() throws(AnimationError) { try LayerChecker.check(self) }

  /// Checks an animation of the layer, as a ``Timeline`` does.
  ///
  /// - Parameters:
  ///   - animation: one of the layer's, or one that it could have.
  ///   - isForwards: whether time runs forwards in the layer, so that what is endless never ends.
  package func check(_ animation: Animation, isForwards: Bool) throws(LoopPlanError) {
    var layer = self
    layer.animations = [animation]
    for prepared in try AnimationChecker.prepare(layer) {
      let timing = prepared.timing
      if isForwards, !timing.isFinite, timing.speed != .zero, prepared.cyclesToRepeat == nil {
        throw .accumulatesWithoutEnd(layer: name, subject: prepared.subject)
      }
    }
  }

  /// What an error about this layer says, without the layer and the property: those who know the place
  /// in a file say that instead.
  package func problem(of error: any Error) -> String {
    let words = "\(error)"
    let beginning = Layer.words(name)
    guard words.hasPrefix(beginning) else { return words }
    let rest = words.dropFirst(beginning.count)
    guard let colon = rest.firstIndex(of: ":") else { return words }
    let problem = rest[rest.index(after: colon)...].drop { $0 == " " }
    return String(problem.hasSuffix(".") ? problem.dropLast() : problem)
  }
}
