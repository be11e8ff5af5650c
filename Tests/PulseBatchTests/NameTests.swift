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
