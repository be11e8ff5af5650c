import PulseScenes

/// `pulse-video frames`: the exact state of every frame.
struct FramesCommand {
  let arguments: Arguments

  func run() throws {
    let resolved = try Drawing(arguments).resolve()
    Notes.print(resolved.remarks, arguments)
    let states = FrameStates(scene: resolved.drawing.scene, timeline: resolved.timeline)
    switch arguments[.format] {
    case "json": try states.writeJSON()
    case "csv": try states.writeCSV()
    default: try states.writeTable()
    }
  }
}
