import PulseBatch
import Testing

@Suite("File names")
struct NameTests {
  @Test("come from what varies")
  func standard() throws {
    #expect(
      try names(of: "color,inset,size\nred,4,32\nblue,4,64\n")
        == ["pulse-red-32.mp4", "pulse-blue-64.mp4"])
    #expect(try names(of: "name,color\none,red\ntwo,blue\n") == ["one.mp4", "two.mp4"])
    #expect(try names(of: "color\nred\n") == ["pulse.mp4"])
  }

  @Test("take values, labels, numbers and braces from a template")
  func templates() throws {
    let table = "color,brand\n#0a84ff,Acme\n\"color(srgb 1 0 0 / 0.5)\",Bolt\n"
    let files = try names(of: table) {
      $0.template = try NameTemplate("{brand}/{{{color}}}-{size}-{fps}-{row}")
      $0.formats = ["mp4", "webm"]
    }
    #expect(
      files == [
        "Acme/{0a84ff}-32-10-1.mp4", "Acme/{0a84ff}-32-10-1.webm",
        "Bolt/{color(srgb 1 0 0 - 0.5)}-32-10-2.mp4", "Bolt/{color(srgb 1 0 0 - 0.5)}-32-10-2.webm",
      ])
  }

  @Test("are refused where some system can't have them, all at once")
  func refused() throws {
    let bad = [
      "../a", "/a", "a//b", "a/../b", "con", "Nul.x", "com1", "a.", "a /b", "a:b", "a?b", "x*y",
      "a<b", "a|b", "a\\b", String(repeating: "x", count: 252),
    ]
    let table = "name,color\n" + bad.map { "\($0),red\n" }.joined()
    let messages = try problems(of: table)
    // The dot of 'a.' stands before the ending's, so the whole name ends in none.
    let accepted = ["a."]
    #expect(messages.count == bad.count - accepted.count, "\(messages)")
    for (index, name) in bad.enumerated() where !accepted.contains(name) {
      #expect(messages.contains { $0.hasPrefix("row \(index + 2): ") }, "\(name)")
    }
  }

  @Test(
    "keep clear of the batch's own files",
    arguments: [
      "manifest.jsonl", ".manifest.jsonl.lock", "index.html", "manifest.0-of-1.jsonl",
      ".manifest.3-of-8.jsonl.lock", "Index.HTML",
    ])
  func ownFiles(_ own: String) throws {
    let messages = try problems(of: "name,color\n\(own)/x,red\nfree/\(own)/x,blue\n")
    #expect(
      messages == [
        "row 2: the file name '\(own)/x.mp4' needs a folder where the batch's own file "
          + "'\(own.lowercased())' stands"
      ])
  }

  @Test("are paths of at most 1024 bytes, and are shown shortened")
  func longPaths() throws {
    let part = String(repeating: "x", count: 200)
    func messages(_ last: Int) throws -> [String] {
      let name = Array(repeating: part, count: 5).joined(separator: "/") + "/"
      return try problems(of: "name,color\n\(name + String(repeating: "y", count: last)),red\n")
    }
    // out/ + 5 x 201 + .mp4
    #expect(try messages(11) == [])
    let message = try #require(try messages(12).first)
    #expect(message.contains("is 1025 bytes long; at most 1024 are possible everywhere"))
    #expect(message.utf8.count < 250)
  }

  @Test("don't get an ending twice")
  func endings() throws {
    #expect(
      try names(of: "name,color\nx.mp4,red\ny.webm,blue\nz.MP4,red\n") == [
        "x.mp4", "y.webm.mp4", "z.mp4",
      ])
    #expect(
      try problems(of: "name,color\nx.mp4,red\nx,blue\n") == [
        "row 3: the file name 'x' is also that of row 2; --name can tell them apart"
      ])
  }

  @Test("that are equal for want of a column are no mistake of their own")
  func consequences() throws {
    for table in ["color,name\nred,a\n", "[{\"color\": \"red\", \"name\": \"a\"}]"] {
      let messages = try problems(of: table) {
        $0.axes = [VaryAxis(key: "color", values: [.init("red"), .init("blue")])]
      }
      #expect(messages == ["--vary color: 'color' is named twice; name it once"])
    }
  }

  @Test("clash where a file system disregards case or how accents are composed")
  func clashes() throws {
    let table =
      "name,color\n\u{E9}t\u{E9},red\nE\u{301}TE\u{301},blue\nstra\u{DF}e,red\nSTRASSE,blue\n"
    #expect(try problems(of: table).map { String($0.prefix(5)) } == ["row 3", "row 5"])
  }

  @Test("say that two are the same, without a word on case")
  func twins() throws {
    #expect(
      try problems(of: "name,color\na,red\na,blue\n") == [
        "row 3: the file name 'a' is also that of row 2; --name can tell them apart"
      ])
  }

  @Test("clash where one is the folder of another")
  func folders() throws {
    let table = "name,color\nred,red\nRED.mp4/small,blue\nblue.webm/small,teal\n"
    #expect(
      try problems(of: table) == [
        "row 3: the folder 'RED.mp4' has the name of another variant's file; --name can tell them "
          + "apart"
      ])
  }

  @Test("need columns that exist")
  func unknownKeys() throws {
    let messages = try problems(of: "color\nred\n") {
      $0.template = try NameTemplate("{colour}-{brand}")
    }
    #expect(
      messages == [
        "--name: there is no column 'colour'; did you mean 'color'?",
        "--name: there is no column 'brand'; there are color and row",
      ])
    #expect(throws: BatchError.self) { try NameTemplate("{color") }
    #expect(throws: BatchError.self) { try NameTemplate("color}") }
  }
}
