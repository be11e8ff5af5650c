import Foundation
import Testing

@Suite("Listings")
struct ListingTests {
  @Test("scenes --json has the shape that programs read")
  func scenesDocument() throws {
    let result = try Program.run(["scenes", "--json"])
    let scenes = try #require(try result.json() as? [[String: Any]])
    let pulse = try #require(scenes.first { $0["name"] as? String == "pulse" })
    #expect(pulse["schema"] as? Int == 1)
    #expect(pulse["period"] as? String == "2/1")
    #expect(pulse["warmUp"] as? String == "0/1")
    #expect((pulse["description"] as? String)?.isEmpty == false)
    let parameters = try #require(pulse["parameters"] as? [[String: Any]])
    #expect(
      parameters.compactMap { $0["name"] as? String } == [
        "color", "highlight", "width", "height", "inset", "duration", "easing",
      ])
    for parameter in parameters {
      #expect(
        ["name", "type", "default", "description"].allSatisfy { parameter[$0] is String },
        "\(parameter)")
    }
    #expect(result.messages == "")
  }

  @Test("scenes lists every scene with its period and parameters")
  func list() throws {
    let page = try Program.run(["scenes"]).output
    #expect(page.contains("\n  ball-pulse "))
    // As if in one line.
    let list = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(list.contains("one after another (0.75 s); color, size, speed"))
    #expect(list.contains("each at its own pace (no common period, needs --retime); color"))
    let document = try Program.run(["scenes", "--json"]).json()
    let scenes = try #require(document as? [[String: Any]])
    #expect(scenes.count == 39)
    let grid = try #require(scenes.first { $0["name"] as? String == "ball-grid-pulse" })
    #expect(grid["period"] is NSNull && grid["warmUp"] is NSNull)
    let ball = try #require(scenes.first { $0["name"] as? String == "ball-pulse" })
    #expect(ball["period"] as? String == "3/4" && ball["warmUp"] as? String == "9/25")
  }

  @Test("scenes and help name every parameter with its default")
  func scenes() throws {
    for page in [["scenes", "--scene", "pulse"], ["help", "export"]] {
      let text = try Program.run(page).output
      for parameter in ["color", "highlight", "width", "height", "inset", "duration", "easing"] {
        #expect(text.contains("\n  \(parameter) "), "\(parameter) in \(page)")
      }
      #expect(text.contains("default: easeInEaseOut)"))
    }
  }

  @Test("formats lists endings and codecs")
  func formats() throws {
    let result = try Program.run(["formats"])
    for ending in [".mp4", ".webm", ".png", ".y4m", ".md5", ".null"] {
      #expect(result.output.contains(ending), "\(ending)")
    }
    #expect(result.status == 0)
    let document = try Program.run(["formats", "--json"]).jsonObject()
    #expect(document["schema"] as? Int == 1)
    let codecs = try #require(document["codecs"] as? [[String: Any]])
    let h264 = try #require(codecs.first { $0["name"] as? String == "h264" })
    #expect(h264["encoder"] as? String == "libx264")
    #expect(h264["available"] as? Bool == true)
    #expect((h264["pixelFormats"] as? [String])?.first == "yuv420p")
    let formats = try #require(document["formats"] as? [[String: Any]])
    #expect(formats.compactMap { $0["name"] as? String }.contains("webm"))
  }
}
