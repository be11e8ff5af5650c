import PulseTimeline

extension Timeline {
  /// The most frames that are looked at to measure the reach.
  private static let mostSamples = 240

  /// What the scene's shapes cover over the loop, in points: measured from up to 240 of its frames,
  /// strokes included; `nil` where nothing is drawn.
  ///
  /// A measurement, for a hint to the user: miters and masks do not count.
  var reach: Rect? {
    let step = max(1, frameCount / Timeline.mostSamples)
    var extent = MeasuredExtent()
    for frame in stride(from: 0, to: frameCount, by: step) {
      for shape in snapshot(ofFrame: frame).shapes { extent.add(shape) }
    }
    return extent.rect
  }
}
