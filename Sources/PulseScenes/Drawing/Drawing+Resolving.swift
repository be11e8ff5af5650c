public import PulseTimeline

extension Drawing {
  /// Works out everything that the drawing means, or says what can't be.
  ///
  /// Throws ``SceneError``, ``DrawingError``, and what a `Timeline` throws about the loop.
  public func resolve() throws -> ResolvedDrawing {
    let instance = try Catalogue.scene(named: scene).instance(parameters: parameters)
    let layer = instance.layer
    let corner = layer.transformToParent.apply(layer.bounds.origin)
    let canvas = try Canvas(
      scene: Rect(
        x: corner.x, y: corner.y, width: layer.bounds.size.width,
        height: layer.bounds.size.height),
      size: size, padding: padding)
    let timeline = try Timeline(layer, rate: rate, options: loopOptions)
    var canonical = self
    canonical.parameters = instance.parameters
    canonical.background = ColorText(background.color)
    let backgroundNote = background.clippingNote.map { "background: \($0)" }
    return ResolvedDrawing(
      timeline: timeline, canvas: canvas, background: background.color, drawing: canonical,
      notes: instance.notes + [backgroundNote].compactMap(\.self))
  }

  /// How the loop is cut into frames, for a `Timeline`.
  public var loopOptions: LoopOptions {
    var options = LoopOptions()
    options.fit = fit
    options.retime = retime
    options.maximumPeriod = maximumPeriod
    options.start = start
    return options
  }
}
