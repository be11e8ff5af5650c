import PulseTimeline

/// A reader of SVG's path data: `M 10 10 h 80 a 5 5 0 0 1 0 10 z`.
///
/// All commands of SVG 1.1, absolute and relative, by its grammar. Where SVG draws up to a mistake
/// and stops in silence, this reports the mistake.
struct PathData {
  /// The longest text, in bytes.
  static let longestText = 200_000
  /// The most elements of a path.
  static let mostElements = 10_000

  private var scanner: PathDataScanner
  private var elements: [Path.Element] = []
  /// Where the pen is, and where its subpath began.
  private var (current, start) = (Point(0, 0), Point(0, 0))
  /// The last control point, for `S` and `T`, and the command that set it.
  private var (control, controlCommand) = (Point(0, 0), UInt8(0))

  /// Reads a whole text.
  static func path(_ text: String) throws(PathDataError) -> Path {
    guard text.utf8.count <= longestText else {
      throw PathDataError(problem: "path data has at most \(longestText) bytes")
    }
    var reader = PathData(text)
    while let command = reader.scanner.nextCommand() { try reader.draw(command) }
    guard reader.scanner.isAtEnd else { throw reader.scanner.expected("a command such as M or L") }
    return Path(reader.elements)
  }

  private init(_ text: String) { scanner = PathDataScanner(text) }

  /// Draws a command with all sets of arguments behind it.
  private mutating func draw(_ command: UInt8) throws(PathDataError) {
    guard !elements.isEmpty || command | 0x20 == UInt8(ascii: "m") else {
      throw PathDataError(problem: "path data must begin with M")
    }
    var command = command
    repeat {
      guard elements.count < PathData.mostElements else {
        throw PathDataError(problem: "path data has at most \(PathData.mostElements) elements")
      }
      try drawOnce(command)
      // Further pairs behind a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    } while command | 0x20 != UInt8(ascii: "z") && scanner.isAtNumber
  }

  private mutating func drawOnce(_ command: UInt8) throws(PathDataError) {
    let origin = command & 0x20 != 0 ? current : Point(0, 0)
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      current = try point(origin)
      start = current
      elements.append(.move(to: current))
    case UInt8(ascii: "z"):
      current = start
      elements.append(.close)
    case UInt8(ascii: "l"): line(to: try point(origin))
    case UInt8(ascii: "h"): line(to: Point(origin.x + (try scanner.number()), current.y))
    case UInt8(ascii: "v"): line(to: Point(current.x, origin.y + (try scanner.number())))
    case UInt8(ascii: "c"): cubic(try point(origin), try point(origin), to: try point(origin))
    case UInt8(ascii: "s"): cubic(reflected("c", "s"), try point(origin), to: try point(origin))
    case UInt8(ascii: "q"): quad(try point(origin), to: try point(origin))
    case UInt8(ascii: "t"): quad(reflected("q", "t"), to: try point(origin))
    default: try arc(origin)
    }
    controlCommand = command | 0x20
  }

  private mutating func point(_ origin: Point) throws(PathDataError) -> Point {
    let x = try scanner.number()
    return Point(origin.x + x, origin.y + (try scanner.number()))
  }

  /// The mirror image of the last control point, or the pen's place after another command.
  private func reflected(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Point {
    guard [UInt8(ascii: first), UInt8(ascii: second)].contains(controlCommand) else {
      return current
    }
    return Point(2 * current.x - control.x, 2 * current.y - control.y)
  }

  private mutating func line(to end: Point) {
    elements.append(.line(to: end))
    current = end
  }

  private mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.cubic(control1: first, control2: second, to: end))
    (control, current) = (second, end)
  }

  private mutating func quad(_ middle: Point, to end: Point) {
    elements.append(.quad(control: middle, to: end))
    (control, current) = (middle, end)
  }

  private mutating func arc(_ origin: Point) throws(PathDataError) {
    let (radiusX, radiusY) = (abs(try scanner.number()), abs(try scanner.number()))
    let rotation = try scanner.number() * .pi / 180
    let (isLarge, isSweep) = (try scanner.flag(), try scanner.flag())
    let end = try point(origin)
    defer { current = end }
    guard end != current else { return }
    guard radiusX > 0, radiusY > 0 else { return elements.append(.line(to: end)) }
    let arc = EllipticalArc(
      from: current, to: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
      isLarge: isLarge, isClockwise: isSweep)
    elements += arc.elements
  }
}
