import Foundation
import Testing

@Suite("Version")
struct VersionTests {
  @Test("names the program, libav's libraries and the licence")
  func version() throws {
    let result = try Program.run(["--version"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.wholeMatch(of: /pulse-video \d+\.\d+\.\d+/) != nil)
    for library in ["libavcodec", "libavformat", "libavutil"] {
      #expect(lines.contains { $0.contains("\(library) ") }, "\(library)")
    }
    #expect(result.output.contains("GPL"))
    #expect(result.messages == "")
    #expect(result.status == 0)
  }
}
