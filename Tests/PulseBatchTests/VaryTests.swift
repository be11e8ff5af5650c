import PulseBatch
import Testing

@Suite("Axes")
struct VaryTests {
  @Test("split at commas outside of parentheses")
  func splitting() {
    #expect(
      VaryAxis.split("red, rgb(1, 2, 3),hsl(0 0% 0%)") == ["red", "rgb(1, 2, 3)", "hsl(0 0% 0%)"])
    #expect(VaryAxis.split("") == [""])
    #expect(VaryAxis.split("a)b,c") == ["a)b", "c"])
  }

  @Test("multiply the rows, the last one turning fastest")
  func product() throws {
    let files = try names(of: "inset\n4\n8\n") {
      $0.axes = [
        VaryAxis(key: "color", values: [.init("red"), .init("blue")]),
        VaryAxis(key: "size", values: [.init("32"), .init("64")]),
      ]
    }
    #expect(files.count == 8)
    #expect(files.first == "pulse-4-red-32.mp4")
    #expect(files[1] == "pulse-4-red-64.mp4")
    #expect(files.last == "pulse-8-blue-64.mp4")
  }

  @Test("work without a table")
  func alone() throws {
    var request = BatchRequest(folder: "out")
    request.axes = [VaryAxis(key: "color", values: [.init("red"), .init("#0a84ff")])]
    let files = try BatchListing(BatchPlan(request)).map(\.file)
    #expect(files == ["pulse-red.mp4", "pulse-0a84ff.mp4"])
  }

  @Test("say each of their errors once, however many rows there are")
  func errors() throws {
    let messages = try problems(of: "inset\n4\n8\n") {
      $0.axes = [
        VaryAxis(key: "color", values: [.init("red"), .init("rde")]),
        VaryAxis(key: "inset", values: [.init("1")]),
        VaryAxis(key: "sise", values: [.init("1")]),
      ]
    }
    #expect(
      messages.sorted() == [
        "--vary color, value 'rde': the parameter 'color' of 'pulse': unknown colour 'rde'; "
          + "did you mean 'red'?",
        "--vary inset: 'inset' is named twice; name it once",
        "--vary sise: unknown column 'sise'; did you mean 'size'?",
      ])
  }

  @Test("refuse empty values and values twice")
  func lists() throws {
    for list in ["red,", "", "red,red"] {
      #expect(throws: BatchError.self) {
        try VaryAxis(key: "color", list: list) { _ in Palette([]) }
      }
    }
  }
}
