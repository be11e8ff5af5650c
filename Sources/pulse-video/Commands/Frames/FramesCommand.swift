import PulseMedia
import PulseScenes

/// `pulse-video frames`: the exact state of every frame.
struct FramesCommand {
  let arguments: Arguments

  func run() throws {
    let resolved = try Drawing(arguments).resolve()
    Notes.print(resolved.remarks, arguments)
    let states = FrameStates(scene: resolved.drawing.scene, timeline: resolved.timeline)
    if arguments[.plot] == "-" { return try StandardStream.output.write(states.plot) }
    if let file = arguments[.plot] {
      try arguments.refuseReplacingInput(by: file, of: .plot)
      return try writePlot(of: states, to: file)
    }
    switch arguments[.format] {
    case "json": try states.writeJSON()
    case "csv": try states.writeCSV()
    default: try states.writeTable()
    }
  }

  private func writePlot(of states: FrameStates, to file: String) throws {
    let output = try OutputFile(path: file, overwrite: !arguments.has(.noOverwrite))
    do {
      try output.write(Array(states.plot.utf8))
      try output.commit()
    } catch {
      output.abandon()
      throw error
    }
  }
}
