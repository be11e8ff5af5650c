import PulseScenes
import PulseTimeline

extension Drawing {
  /// The pulse in a small picture, resolved.
  static func pulse(
    size: String = "64x64", fps: String = "30", background: String = "white",
    options: [DrawingOption: String] = [:]
  ) throws -> ResolvedDrawing {
    var drawing = Drawing()
    try drawing.set(.size, to: size)
    try drawing.set(.fps, to: fps)
    try drawing.set(.background, to: background)
    for (option, text) in options { try drawing.set(option, to: text) }
    return try drawing.resolve()
  }
}
