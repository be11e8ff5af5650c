public import PulseTimeline

extension Drawing {
  /// Works out everything that the drawing means, or says what can't be.
  ///
  /// Throws ``SceneError``, ``DrawingError``, and what a `Timeline` throws about the loop.
  public func resolve() throws -> ResolvedDrawing {
    let instance = try sceneDescription().instance(parameters: parameters)
    let layer = instance.layer
    let canvas = try Canvas(scene: layer.frame, size: size, padding: padding)
    let timeline = try Timeline(layer, rate: rate, options: loopOptions)
    var canonical = self
    canonical.parameters = instance.parameters
    canonical.background = ColorText(background.color)
    let notes = [
      background.clippingNote.map { "background: \($0)" },
      canvas.note(onReach: instance.reach ?? timeline.reach),
    ]
    return ResolvedDrawing(
      timeline: timeline, canvas: canvas, background: background.color, drawing: canonical,
      notes: instance.notes + notes.compactMap(\.self))
  }

  /// The scene that is drawn: that of the file, or the one of that name in the catalogue.
  public func sceneDescription() throws(SceneError) -> SceneDescription {
    if let sceneFile { return sceneFile.scene }
    return try Catalogue.scene(named: scene)
  }

  /// How the loop is cut into frames, for a `Timeline`.
  public var loopOptions: LoopOptions {
    var options = LoopOptions()
    options.fit = fit
    options.retime = retime
    options.maximumPeriod = maximumPeriod
    options.longest = longest
    options.start = start
    return options
  }
}

extension Canvas {
  /// The sentence that reports a scene which reaches beyond the picture, or `nil`.
  ///
  /// - Parameter reach: What the scene ever covers, in points.
  fileprivate func note(onReach reach: Rect?) -> String? {
    guard let reach else { return nil }
    let first = viewport.apply(reach.origin)
    let last = viewport.apply(Point(reach.maxX, reach.maxY))
    let beyond = max(-first.x, -first.y, last.x - Double(width), last.y - Double(height))
    // A thousandth of a pixel changes no code of any picture.
    guard beyond > 0.001 else { return nil }
    let pixels = DecimalNumber.text((beyond * 10).rounded(.up) / 10)
    return "at its largest the scene reaches \(pixels) pixels beyond the picture's edge, where it "
      + "is cut; more padding shows all of it"
  }
}
