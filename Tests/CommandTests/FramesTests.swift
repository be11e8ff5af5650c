import Foundation
import Testing

/// The document of `frames --format json`, as cli.md describes it.
private struct Document: Decodable {
  struct Frame: Decodable {
    let index: Int
    let time: String
    let shapes: [Shape]
    let animations: [Animation]
  }

  struct Shape: Decodable {
    let layer: String
    let path: [[PathItem]]
    let transform: [Double]
    let fill: [Double]
    let opacity: Double
  }

  struct Animation: Decodable {
    let layer: String
    let keyPath: String
    let progress: Double
    let eased: Double
  }

  enum PathItem: Decodable {
    case letter(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let letter = try? container.decode(String.self) {
        self = .letter(letter)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }
  }

  let schema: Int
  let scene: String
  let fps: String
  let period: String
  let frameCount: Int
  let retime: Double
  let start: String
  let frames: [Frame]
}

/// The pulse's states as another program computed them.
private struct Reference: Decodable {
  struct State: Decodable {
    let t: String
    let p: String
    let eased30: String
    let r: Double
    let g: Double
    let b: Double
  }

  let frames: [State]

  init(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Reference"))
    self = try JSONDecoder().decode(Reference.self, from: Data(contentsOf: url))
  }
}

@Suite("frames")
struct FramesTests {
  @Test("JSON agrees with the reference at 60 fps")
  func reference() throws {
    let document = try document(["--fps", "60"])
    let reference = try Reference("pulse-states-60")
    #expect(document.schema == 1)
    #expect(document.scene == "pulse")
    #expect(document.fps == "60/1")
    #expect(document.period == "2/1")
    #expect(document.frameCount == 120)
    #expect(document.retime == 1)
    #expect(document.start == "0/1")
    try #require(document.frames.count == reference.frames.count)
    for (index, (frame, state)) in zip(document.frames, reference.frames).enumerated() {
      #expect(frame.index == index)
      #expect(frame.time == state.t)
      try expect(frame, shows: state)
    }
  }

  @Test("JSON at an NTSC rate is retimed to 60 frames, each at its exact time")
  func retimed() throws {
    let document = try document(["--fps", "29.97"])
    let times = try Reference("pulse-states-30000-1001").frames.map(\.t)
    #expect(document.fps == "30000/1001")
    #expect(document.frameCount == 60)
    #expect(document.retime == 1.001)
    #expect(document.frames.map(\.time) == Array(times.prefix(60)))
    // The states are those of i / 60 of the period: every second one of 60 fps.
    let states = try Reference("pulse-states-60").frames
    for frame in document.frames { try expect(frame, shows: states[frame.index * 2]) }
  }

  @Test("the start phase turns the loop round")
  func start() throws {
    let document = try document(["--start", "0.25"])
    let states = try Reference("pulse-states-60").frames
    #expect(document.start == "1/4")
    for frame in document.frames { try expect(frame, shows: states[(frame.index + 30) % 120]) }
  }

  @Test("CSV has a header and a row a frame, lines ended by CR LF")
  func csv() throws {
    let result = try Program.run(
      [
        "frames", "--format", "csv", "--fps", "2", "--color", "rgb(63.75 127.5 255)", "--set",
        "highlight=rgb(63.75 127.5 255)", "--set", "height=60",
      ])
    #expect(
      result.output == """
        index,time,pulse.path.progress,pulse.path.eased,pulse.fillColor.progress,\
        pulse.fillColor.eased,pulse.red,pulse.green,pulse.blue,pulse.alpha,pulse.opacity,\
        pulse.x,pulse.y,pulse.width,pulse.height\r
        0,0/1,0.0,0.0,0.0,0.0,0.25,0.5,1.0,1.0,1.0,0.0,0.0,100.0,60.0\r
        1,1/2,0.5,0.5,0.5,0.5,0.25,0.5,1.0,1.0,1.0,2.0,2.0,96.0,56.0\r
        2,1/1,1.0,1.0,1.0,1.0,0.25,0.5,1.0,1.0,1.0,4.0,4.0,92.0,52.0\r
        3,3/2,0.5,0.5,0.5,0.5,0.25,0.5,1.0,1.0,1.0,2.0,2.0,96.0,56.0\r

        """)
  }

  @Test("the table is aligned and rounded")
  func table() throws {
    let result = try Program.run(["frames", "--fps", "2"])
    #expect(
      result.output == """
        pulse: 4 frames at 2 fps, period 2 s

        frame  time      path  fillColor    pulse      x      y    width   height
            0   0/1  0.000000   0.000000  #e61717  0.000  0.000  100.000  100.000
            1   1/2  0.500000   0.500000  #d90b0b  2.000  2.000   96.000   96.000
            2   1/1  1.000000   1.000000  #cc0000  4.000  4.000   92.000   92.000
            3   3/2  0.500000   0.500000  #d90b0b  2.000  2.000   96.000   96.000

        """)
    #expect(result.messages == "")
  }

  @Test("the table keeps each animation in a column of its own, whenever it is under way")
  func columns() throws {
    let folder = try TemporaryFolder()
    let scene = """
      {"name": "arc", "description": "An arc", "layer": {"class": "CAShapeLayer", "name": "arc",
      "bounds": [0, 0, 20, 20], "path": {"oval": [2, 2, 16, 16]},
      "strokeColor": "red", "fillColor": null, "animations": [{"class": "CAAnimationGroup", "duration": 2,
      "repeatCount": "infinity", "animations": [
      {"class": "CABasicAnimation", "keyPath": "strokeEnd", "fromValue": 0, "toValue": 1, "duration": 1},
      {"class": "CABasicAnimation", "keyPath": "strokeStart", "fromValue": 0, "toValue": 1, "beginTime": 1,
      "duration": 1}]}]}}
      """
    try Data(scene.utf8).write(to: folder.url.appending(path: "arc.json"))
    let result = try Program.run(
      ["frames", "--scene", "arc.json", "--fps", "2", "-q"], in: folder.url)
    let rows = result.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(rows.first?.prefix(5) == ["frame", "time", "strokeEnd", "strokeStart", "arc"])
    #expect(
      rows.dropFirst().map { $0.count > 2 ? $0[2] : "" } == [
        "0.000000", "0.500000", "1.000000", "0.500000",
      ])
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(lines.count > 5, "\(result.messages)")
    let end = try #require(lines[1].range(of: "strokeEnd")).upperBound
    // The last frame has nothing to say of the end, and says so by an empty column.
    #expect(lines[5].prefix(upTo: end).hasSuffix(" "))
    #expect(lines[2].prefix(upTo: end).hasSuffix("0.000000"))
  }

  @Test("a noticeable change of speed is noted, unless quiet was asked for")
  func note() throws {
    let line = ["frames", "--fps", "12", "--set", "duration=0.36"]
    let result = try Program.run(line)
    #expect(
      result.messages == """
        pulse-video: note: the loop runs +4.17 % against the scene's own time to fill 9 whole \
        frames at 12 fps; --fit exact or another --fps avoids that

        """)
    #expect(result.status == 0)
    let quiet = try Program.run(line + ["-q"])
    #expect(quiet.messages == "")
    #expect(quiet.output == result.output)
  }

  private func document(_ options: [String]) throws -> Document {
    let result = try Program.run(["frames", "--format", "json"] + options)
    #expect(result.messages == "")
    #expect(result.status == 0)
    return try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
  }

  /// The bounds that the project promises: 1e-12 for progress and colours, 1e-9 for eased values.
  private func expect(_ frame: Document.Frame, shows state: Reference.State) throws {
    let shape = try #require(frame.shapes.first)
    let eased = try #require(Double(state.eased30))
    #expect(frame.shapes.count == 1)
    #expect(close(shape.fill, [state.r, state.g, state.b, 1], within: 1e-12))
    #expect(shape.transform == [1, 0, 0, 1, 0, 0])
    #expect(shape.opacity == 1)
    // The rightmost and the lowest point of the circle.
    let inset = 4 * eased
    #expect(close(shape.path[0].numbers, [100 - inset, 50], within: 1e-9))
    #expect(close(Array(shape.path[1].numbers.suffix(2)), [50, 100 - inset], within: 1e-9))
    #expect(shape.path.map(\.letter) == ["M", "C", "C", "C", "C", "Z"])
    #expect(frame.animations.map(\.keyPath) == ["path", "fillColor"])
    let progress = try fraction(state.p)
    for animation in frame.animations {
      #expect(close([animation.progress], [progress], within: 1e-12))
    }
    #expect(close([frame.animations[0].eased], [eased], within: 1e-9))
    #expect(close([frame.animations[1].eased], [progress], within: 1e-12))
  }

  private func close(_ left: [Double], _ right: [Double], within tolerance: Double) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func fraction(_ text: String) throws -> Double {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    try #require(parts.count == 2)
    return parts[0] / parts[1]
  }
}

extension [Document.PathItem] {
  fileprivate var letter: String? {
    if case .letter(let letter) = first { letter } else { nil }
  }

  fileprivate var numbers: [Double] {
    compactMap { if case .number(let number) = $0 { number } else { nil } }
  }
}
