package import PulseScenes
package import PulseTimeline

/// What a gallery says about a variant's picture: its size, its colour and what that stands on.
package struct GalleryLook: Hashable, Sendable {
  /// The picture's width, in pixels.
  package let width: Int
  /// The picture's height, in pixels.
  package let height: Int
  /// The colour behind the scene.
  package let background: Color
  /// The scene's main colour: its parameter `color`, else its first colour; `nil` where it has none.
  package let color: Color?

  /// Looks at a drawing; `nil` where it can't be drawn.
  package init?(_ drawing: Drawing) {
    guard let resolved = try? drawing.resolve() else { return nil }
    (width, height) = (resolved.canvas.width, resolved.canvas.height)
    background = resolved.background
    let colors = ((try? drawing.sceneDescription())?.parameters ?? []).filter { $0.kind == .color }
    let main = colors.first { $0.name == "color" } ?? colors.first
    color = main.flatMap { resolved.drawing.parameters[$0.name] }.flatMap { try? Color(css: $0) }
  }

  /// The contrasts that can be told, each with what the colour stands on: on the background, or, where
  /// that lets a page shine through, on white and on black.
  package var contrasts: [(ground: String, contrast: Contrast)] {
    guard let color else { return [] }
    guard background.alpha < 1 else {
      return [("", Contrast(color, on: background))]
    }
    return [
      ("on white", Contrast(color, on: .white)), ("on black", Contrast(color, on: .black)),
    ]
  }
}
