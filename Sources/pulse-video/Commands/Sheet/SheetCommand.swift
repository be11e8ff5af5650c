import PulseEncode
import PulseScenes
import PulseTimeline

/// `pulse-video sheet`: one loop as a sheet of small pictures.
struct SheetCommand {
  let arguments: Arguments

  /// The width of a picture where no size is asked for, in pixels.
  static let standardWidth = 180

  func run() throws {
    var wanted = try Drawing(arguments)
    if !arguments.has(.size), !arguments.has(.scale) { wanted.size = .width(Self.standardWidth) }
    let drawing = try wanted.resolve()
    let count = arguments[.frames].flatMap { Int(strict: $0) } ?? 12
    let tiles = (0..<count).map { index in
      let phase = Fraction(index, count) + wanted.start
      return ContactSheet.Tile(drawing, phase: phase < .one ? phase : phase - .one)
    }
    let file = arguments.operands[0]
    let size = try ContactSheet.write(
      file: file, tiles: tiles, columns: arguments[.columns].flatMap { Int(strict: $0) },
      overwrites: !arguments.has(.noOverwrite))
    Notes.print(drawing.remarks, arguments)
    guard !arguments.has(.quiet) else { return }
    try StandardStream.output.write(
      "\(PlainText.line(file)): \(size.width)x\(size.height), \(count) picture\(count == 1 ? "" : "s") of "
        + "\(drawing.canvas.width)x\(drawing.canvas.height), "
        + "\(Self.moments(of: count, in: drawing.timeline.plan))\n")
  }

  /// Which moments the pictures show: frames where they are whole ones, else seconds.
  private static func moments(of count: Int, in plan: LoopPlan) -> String {
    if count == 1 { return "frame 0" }
    let (frames, rest) = plan.frameCount.quotientAndRemainder(dividingBy: count)
    guard rest > 0 || frames == 0 else {
      return "row by row "
        + (frames == 1 ? "frames 0 to \(count - 1)" : "one every \(frames) frames")
    }
    let step = plan.duration / Fraction(count)
    return "row by row one every \(step.decimalText(places: 3)) s"
  }
}
