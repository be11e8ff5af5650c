import PulseEncode
import PulseScenes
import PulseTimeline

/// `pulse-video still`: one frame as a PNG picture.
struct StillCommand {
  let arguments: Arguments

  func run() throws {
    let drawing = try Drawing(arguments).resolve()
    let (file, depth) = (arguments.operands[0], arguments[.depth] == "16" ? 16 : 8)
    try StillPicture.write(
      file: file, drawing: drawing, moment: moment, depth: depth,
      overwrites: !arguments.has(.noOverwrite))
    Notes.print(drawing.remarks, arguments)
    guard !arguments.has(.quiet) else { return }
    let size = "\(drawing.canvas.width)x\(drawing.canvas.height)"
    try StandardStream.output.write(
      "\(PlainText.line(file)): \(size), \(momentText), \(depth) bits a channel\n")
  }

  private var moment: StillPicture.Moment {
    if let phase = arguments[.phase].flatMap({ Fraction(parsing: $0) }) { return .phase(phase) }
    return .frame(arguments[.frame].flatMap { Int(strict: $0) } ?? 0)
  }

  private var momentText: String {
    switch moment {
    case .frame(let index): "frame \(index)"
    case .phase(let phase): "phase \(phase)"
    }
  }
}
