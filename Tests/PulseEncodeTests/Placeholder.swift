import PulseEncode
import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline
import Testing

@Test func smoke() throws {
  let clock = ContinuousClock()
  let drawing = try Drawing().resolve()
  for file in ["/tmp/p.null", "/tmp/p.mp4", "/tmp/p.y4m", "/tmp/p.webm", "/tmp/p.md5"] {
    let time = try clock.measure {
      let plan = try Exporter.plan(files: [file], drawing: drawing)
      let report = try Exporter.export(plan)
      print(report)
    }
    print(file, time)
  }
  try StillPicture.write(file: "/tmp/p.png", drawing: drawing)
}
