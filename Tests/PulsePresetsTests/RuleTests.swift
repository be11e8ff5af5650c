import PulseEncode
import PulsePresets
import PulseRaster
import PulseScenes
import PulseTimeline
import Testing

@Suite("Rules of presets, before anything is drawn")
struct RuleTests {
  private func plan(
    _ name: String, _ file: String, scene: String = "pulse",
    setting: (inout Drawing, inout ExportOptions) throws -> [String] = { _, _ in [] }
  ) throws -> ExportPlan {
    var (drawing, options) = (Drawing(scene: scene), ExportOptions())
    let given = try setting(&drawing, &options)
    let order = try PresetOrder(
      PresetCatalogue.preset(named: name), drawing: drawing, options: options, given: Set(given))
    return try order.plan(files: [file])
  }

  private func refusal(
    _ name: String, _ file: String, scene: String = "pulse",
    setting: (inout Drawing, inout ExportOptions) throws -> [String] = { _, _ in [] }
  ) throws -> ExportError {
    try #require(throws: ExportError.self) {
      _ = try plan(name, file, scene: scene, setting: setting)
    }
  }

  @Test("a sticker gets everything that it needs")
  func sticker() throws {
    let plan = try plan("telegram-video-sticker", "x.webm")
    #expect(plan.drawing.canvas.width == 512 && plan.drawing.canvas.height == 512)
    #expect(plan.drawing.timeline.plan.rate == .fps30)
    #expect(plan.drawing.background.alpha == 0)
    #expect(plan.options.maximumBytes == 262_144)
    #expect(plan.outputs[0].codec == .vp9 && plan.outputs[0].layout.hasAlpha)
  }

  @Test("what is set by hand stays, where the rules allow it")
  func byHand() throws {
    let plan = try plan("telegram-video-sticker", "x.webm") { drawing, options in
      try drawing.set(.fps, to: "24")
      try drawing.set(.size, to: "512x300")
      try options.set(.maxBytes, to: "100KB")
      return ["fps", "size", "max-bytes"]
    }
    #expect(plan.drawing.timeline.plan.rate == .fps24)
    #expect(plan.drawing.canvas.height == 300)
    #expect(plan.options.maximumBytes == 100_000)
  }

  @Test("what is set by hand and breaks a rule is refused with both numbers")
  func broken() throws {
    let rate = try refusal("telegram-video-sticker", "x.webm") { drawing, _ in
      try drawing.set(.fps, to: "60")
      return ["fps"]
    }
    #expect(rate.kind == .usage)
    #expect(rate.description.contains("--fps"))
    #expect(rate.description.contains("60 frames a second"))
    #expect(rate.description.contains("at most 30 frames a second"))
    let size = try refusal("telegram-video-emoji", "x.webm") { drawing, _ in
      try drawing.set(.size, to: "128")
      return ["size"]
    }
    #expect(size.description.contains("128x128") && size.description.contains("100x100"))
    let bytes = try refusal("telegram-video-sticker", "x.webm") { _, options in
      try options.set(.maxBytes, to: "1MB")
      return ["max-bytes"]
    }
    #expect(bytes.description.contains("1000000") && bytes.description.contains("262144"))
  }

  @Test("short loops are repeated in whole plays")
  func minimum() throws {
    let plan = try plan("apple-app-preview", "x.mp4")
    #expect(plan.loops == 8)
    #expect(plan.outputs[0].delivery.sound != nil)
    let tiktok = try self.plan("tiktok-ad", "x.mp4", scene: "ball-pulse")
    #expect(tiktok.loops == 7)
  }

  @Test("long loops are refused with both numbers, or play faster on request")
  func maximum() throws {
    let slow: (inout Drawing, inout ExportOptions) throws -> [String] = { drawing, _ in
      drawing.parameters["duration"] = "2"
      return []
    }
    let refused = try refusal("telegram-video-sticker", "x.webm", setting: slow)
    #expect(refused.kind == .unreachable)
    #expect(refused.description.contains("4 s") && refused.description.contains("at most 3 s"))
    let plan = try plan("telegram-video-sticker", "x.webm") { drawing, options in
      _ = try slow(&drawing, &options)
      drawing.retime = true
      return ["retime"]
    }
    #expect(plan.drawing.timeline.plan.duration == 3)
    #expect(plan.drawing.timeline.plan.retimeFactor == Fraction(3, 4))
  }

  @Test("rates, plays and repeats are chosen so that a sticker of LINE lasts whole seconds")
  func line() throws {
    let pulse = try plan("line-animated", "x.apng")
    #expect(pulse.drawing.timeline.plan.frameCount == 20)
    #expect(pulse.outputs[0].plays == 2)
    let short = try plan("line-animated", "x.png", scene: "ball-pulse")
    #expect(short.drawing.timeline.plan.frameCount == 15)
    #expect(short.outputs[0].plays == 4)
    #expect(short.outputs[0].format == .apng)
  }

  @Test("wrong endings and places that nothing is written for are named")
  func endings() throws {
    #expect(
      try refusal("telegram-video-sticker", "x.mp4").description
        == "'x.mp4': --preset telegram-video-sticker takes a .webm; name the file accordingly")
    #expect(try refusal("ios-launch", "x.png").description.contains("it can't move"))
  }

  @Test("the bit rate of YouTube follows the size and the frame rate")
  func bitRates() throws {
    for (size, fps, rate) in [
      ("1280x720", "30", 5_000_000), ("1280x720", "60", 7_500_000), ("1920x1080", "60", 12_000_000),
      ("3840x2160", "30", 35_000_000),
    ] {
      let plan = try plan("youtube", "x.mp4") { drawing, _ in
        try drawing.set(.size, to: size)
        try drawing.set(.fps, to: fps)
        return ["size", "fps"]
      }
      #expect(plan.outputs[0].bitRate == rate, "\(size) at \(fps)")
      #expect(plan.outputs[0].delivery.avoidsEditLists)
    }
  }
}
