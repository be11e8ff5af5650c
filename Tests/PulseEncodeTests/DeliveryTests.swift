import Foundation
import PulseEncode
import PulseMedia
import PulseScenes
import Testing

@Suite("What places want of MP4")
struct DeliveryTests {
  private func export(
    _ file: String, fps: String, loops: String = "1", delivery: Delivery
  ) throws {
    var options = ExportOptions()
    options.delivery = delivery
    try options.set(.loops, to: loops)
    let plan = try Exporter.plan(
      files: [file], drawing: try Drawing.pulse(fps: fps), options: options)
    _ = try Exporter.export(plan)
  }

  private func ask(_ file: String, _ entries: String, stream: String) throws -> [String] {
    let text = String(
      decoding: try Tool.run(
        "ffprobe",
        [
          "-v", "error", "-select_streams", stream, "-show_entries", entries, "-of", "csv=p=0",
          file,
        ]),
      as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }

  @Test(
    "silence lasts exactly as long as the pictures, at the bit rate that was asked for",
    arguments: ["30", "60", "24", "30000/1001"], ["mp4", "mov"])
  func silence(_ fps: String, _ ending: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("x.\(ending)")
    var delivery = Delivery()
    delivery.sound = SilentSound()
    try export(file, fps: fps, loops: "3", delivery: delivery)
    let sound = try #require(
      try ask(
        file, "stream=codec_name,profile,sample_rate,channels,duration_ts,bit_rate", stream: "a:0"
      ).first
    ).split(separator: ",")
    #expect(sound[0] == "aac" && sound[1] == "LC" && sound[2] == "48000" && sound[3] == "2")
    let picture = try #require(
      try ask(file, "stream=duration_ts,time_base", stream: "v:0").first
    ).split(separator: ",")
    let scale = try #require(Int(picture[0].split(separator: "/")[1]))
    let ticks = try #require(Int(picture[1]))
    #expect(try #require(Int(sound[4])) == (ticks * 48_000 + scale / 2) / scale)
    #expect(abs(try #require(Int(sound[5])) - 256_000) < 1500)
    let samples = try Tool.run(
      "ffmpeg", ["-v", "error", "-xerror", "-i", file, "-map", "0:a", "-f", "s16le", "-"])
    #expect(samples.count > 48_000 && samples.allSatisfy { $0 == 0 })
  }

  @Test("without an edit list the first picture is shown at time 0, B-frames and all")
  func editLists() throws {
    let folder = try TemporaryFolder()
    let (plain, file) = (folder.file("plain.mp4"), folder.file("x.mp4"))
    try export(plain, fps: "30", delivery: Delivery())
    var delivery = Delivery()
    delivery.avoidsEditLists = true
    try export(file, fps: "30", delivery: delivery)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).range(of: Data("elst".utf8)) == nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: plain)).range(of: Data("elst".utf8)) != nil)
    let probe = try Tool.probe(file)
    #expect(probe["start_pts"] == "0" && probe["nb_read_frames"] == "60")
    #expect(try Tool.checksums(file) == Tool.checksums(plain))
    let times = try ask(file, "frame=pts", stream: "v:0").compactMap {
      Int($0.prefix { $0 != "," })
    }
    #expect(times == (0..<60).map { $0 * 2000 })
  }
}
