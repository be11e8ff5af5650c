import Testing

/// Options that can't be right, and the sentence that they cost.
struct BadInput: Sendable, CustomTestStringConvertible {
  let options: [String]
  let sentence: String
  let status: Int32
  let hasHint: Bool

  init(_ options: String..., says sentence: String, status: Int32 = 64, hint: Bool = true) {
    (self.options, self.sentence, self.status, hasHint) = (options, sentence, status, hint)
  }

  var testDescription: String { options.joined(separator: " ") }
}

@Suite("Bad input")
struct BadInputTests {
  static let fps =
    "--fps must be a number of frames a second from 1/10 to 1000, such as 60, 29.97 or 30000/1001"
  static let size =
    "--size must be W or WxH in whole pixels from 1 to 16384, such as 1080 or 1080x1920"

  static let drawings: [BadInput] =
    ["0", "-30", "1e9", "1000000000", "30/0", "NaN", "thirty"].map {
      BadInput("--fps", $0, says: "\(fps), not '\($0)'")
    }
    + ["0", "0x100", "16385", "100x100x100", "-100", "1080.5"].map {
      BadInput("--size", $0, says: "\(size), not '\($0)'")
    } + [
      BadInput("--fps", "60fps", says: "\(fps), not '60fps'; did you mean '60'?"),
      BadInput("--fps", "29,97", says: "\(fps), not '29,97'; did you mean '29.97'?"),
      BadInput("--size", "1080p", says: "\(size), not '1080p'; did you mean '1080'?"),
      BadInput(
        "--scene", "spinner", says: "unknown scene 'spinner'; did you mean 'material-spinner'?"),
      BadInput(
        "--background", "royal",
        says: "--background: unknown colour 'royal'; did you mean 'royalblue'?"),
      BadInput(
        "--set", "easing=out",
        says: """
          the parameter 'easing' of 'pulse' must be linear, easeIn, easeOut, easeInEaseOut, default or \
          cubic-bezier(x1, y1, x2, y2) with x1 and x2 from 0 to 1 and y1 and y2 from -10 to 10, not 'out'
          """),
      BadInput(
        "--scene", "puls", says: "unknown scene 'puls'; did you mean 'pulse'?"),
      BadInput(
        "--color", "redd",
        says: "the parameter 'color' of 'pulse': unknown colour 'redd'; did you mean 'red'?"),
      BadInput(
        "--background", "#12345",
        says: """
          --background: '#12345' is no colour: after '#' come 3, 4, 6 or 8 of 0-9 and a-f, as in \
          '#c00' or '#cc0000ff'
          """),
      BadInput(
        "--padding", "600",
        says: """
          padding of 600 pixels on every side leaves no room in a picture of 1080x1080 pixels; \
          it must be less than 540
          """),
      BadInput(
        "--set", "colr=red",
        says: """
          the scene 'pulse' has no parameter 'colr'; did you mean 'color'? It has color, \
          highlight, width, height, inset, duration and easing
          """),
      BadInput(
        "--start", "1",
        says: """
          --start must be a part of the period from 0 to below 1, such as 0.25 or 1/3, not '1'
          """),
      BadInput(
        "--fps", "29.97", "--fit", "exact",
        says: """
          one period of 2 s is 59.94 frames at 30000/1001 frames a second, which is no whole \
          number: 24, 25, 30, 50, 60 or 120 would fit; at 30000/1001 it takes 1001 periods to \
          fill whole frames
          """, hint: false),
      BadInput(
        "--max-period", "1",
        says: """
          the scene comes again only after 2 s, and 1 s are allowed; its endless animations are \
          pulse path 2 s and pulse fillColor 2 s: retiming would make a loop of 1 s, changing no \
          duration by more than 50 %
          """, status: 65, hint: false),
    ]

  @Test(
    "costs one sentence and leaves no file", arguments: drawings, ["export", "still", "frames"])
  func drawing(_ input: BadInput, command: String) throws {
    let folder = try TemporaryFolder()
    let file = ["export": ["x.mp4"], "still": ["x.png"]][command] ?? []
    let result = try Program.run([command] + file + input.options, in: folder.url)
    let hint = input.hasHint ? "See 'pulse-video \(command) --help'.\n" : ""
    #expect(result.messages == "pulse-video: error: \(input.sentence)\n\(hint)")
    #expect(result.output == "")
    #expect(result.status == input.status)
    #expect(try folder.names == [])
  }
}
