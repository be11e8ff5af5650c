import PulseScenes
import PulseTimeline
import PulseVerify

/// The scene that `--scene` says files should show.
///
/// Its size and rate are each file's own: what matters is whether the pictures are right.
struct NamedScene {
  private let drawing: Drawing

  /// What the command line names; `nil` where it leaves the word to the files' recipes.
  ///
  /// - Throws: `DrawingError`, `SceneError` or `SceneFileError` where no file could show that.
  init?(_ arguments: Arguments) throws {
    guard arguments.has(.scene) else { return nil }
    drawing = try Drawing(arguments)
    _ = try drawing.sceneDescription().instance(parameters: drawing.parameters)
  }

  /// The drawing that a file should show, by what its container says.
  func drawing(in facts: ContainerFacts) -> Drawing {
    var drawing = drawing
    // What a drawing can't have stays at its default, and then doesn't fit the file.
    if PictureSize.sides.contains(facts.width), PictureSize.sides.contains(facts.height) {
      drawing.size = .exact(width: facts.width, height: facts.height)
    }
    if let rate = facts.rate { try? drawing.set(.fps, to: rate.description) }
    return drawing
  }
}

extension Drawing {
  /// What the user should know about the drawing; one sentence each.
  ///
  /// Where it can't be drawn at all, that is the reason.
  var remarksOrReason: [String] {
    do {
      return try resolve().remarks
    } catch let error as DrawingError {
      return [error.sentence]
    } catch {
      return ["\(error)"]
    }
  }
}
