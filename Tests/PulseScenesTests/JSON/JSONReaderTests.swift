import PulseScenes
import Testing

@Suite struct JSONReaderTests {
  @Test func everythingIsReadWithItsPlace() throws {
    let node = try JSONReader.read(Array("{\n  \"a\": [1, true,\r\n\t\"ü\\u00e9\"]}".utf8))
    guard case .object(let members) = node.value, case .array(let items) = members[0].node.value
    else {
      Issue.record("no object with a list")
      return
    }
    #expect(members[0].key == "a")
    #expect(members[0].position == JSONPosition(line: 2, column: 3))
    #expect(items.map(\.value) == [.number("1"), .boolean(true), .string("üé")])
    #expect(items.map(\.position.line) == [2, 2, 3])
    #expect(items.map(\.position.column) == [9, 12, 2])
    #expect(node.minified == #"{"a":[1,true,"üé"]}"#)
  }

  /// Texts that RFC 8259 allows.
  @Test(arguments: [
    ("1e308", "1e308"), ("-0", "-0"), ("0.50", "0.50"), ("1E+2", "1E+2"), ("\u{FEFF}null", "null"),
    (#""\ud83d\ude00""#, "\"😀\""), (#""\/\b""#, "\"/\\u0008\""), ("[ ]", "[]"), (" {}\n", "{}"),
    ("99999999999999999999", "99999999999999999999"),
  ])
  func whatIsAllowedIsRead(text: String, minified: String) throws {
    #expect(try JSONReader.read(Array(text.utf8)).minified == minified)
  }

  /// Texts that it does not allow, with the place and a part of the sentence.
  @Test(arguments: [
    ("", 1, 1, "a value is missing"),
    ("[1,]", 1, 4, "a comma stands before ']'"),
    ("{\"a\":1,}", 1, 8, "a comma stands before '}'"),
    ("[1 2]", 1, 4, "'2' stands where ',' or ']' must stand"),
    ("{a:1}", 1, 2, "'a' stands where a key in double quotes must stand"),
    ("{\"a\" 1}", 1, 6, "a ':' must follow the key 'a', not '1'"),
    ("{\"a\":1,\n \"a\":2}", 2, 2, "the key 'a' stands twice in one object, first in line 1"),
    ("NaN", 1, 1, "'NaN' is no JSON value"),
    ("[Infinity]", 1, 2, "'Infinity' is no JSON value"),
    ("['a']", 1, 2, "a single quote"),
    ("// x\n1", 1, 1, "JSON has no comments"),
    ("01", 1, 1, "must not begin with 0"),
    ("[1.]", 1, 2, "a digit after its '.'"),
    ("[-]", 1, 2, "a digit after its '-'"),
    ("[+1]", 1, 2, "'+' stands where a value must stand"),
    ("[1e]", 1, 2, "a digit in its exponent"),
    (#"["\ud800"]"#, 1, 3, "half of a surrogate pair"),
    (#"["\udc00x"]"#, 1, 3, "half of a surrogate pair"),
    (#"["\ud800\u0041"]"#, 1, 3, "half of a surrogate pair"),
    (#"["\x"]"#, 1, 3, "a backslash is followed by"),
    (#"["\u12g4"]"#, 1, 3, "four hexadecimal digits"),
    ("[\"a\nb\"]", 1, 4, "the string ends within its line"),
    ("[\"a\u{1}\"]", 1, 4, "control characters"),
    ("[\"abc", 1, 2, "the text ends within the string"),
    ("[1,\n[2", 2, 3, "the text ends within the list that begins in line 2"),
    ("{\"a\":1", 1, 7, "the text ends within the object"),
    ("1 2", 1, 3, "stands behind the end"),
    ("\u{1}", 1, 1, "stands where a value must stand"),
  ])
  func whatIsNotAllowedIsRefused(
    text: String, line: Int, column: Int, problem: String
  ) throws {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(Array(text.utf8)) }
    #expect(error?.position == JSONPosition(line: line, column: column), "\(text)")
    #expect(error?.problem.contains(problem) == true, "\(String(describing: error?.problem))")
  }

  @Test(
    arguments: [
      ([0x22, 0xC3, 0x28, 0x22], "no UTF-8"), ([0x22, 0xED, 0xA0, 0x80, 0x22], "no UTF-8"),
      ([0x22, 0xC0, 0x80, 0x22], "no UTF-8"), ([0xFF, 0xFE, 0x7B, 0x00], "UTF-16"),
      ([0x00, 0x7B], "UTF-16"),
    ] as [([UInt8], String)])
  func otherEncodingsAreNamed(bytes: [UInt8], problem: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
    #expect(error?.problem.contains(problem) == true)
  }

  @Test func limitsHold() throws {
    let brackets = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)
    let deep = #expect(throws: JSONError.self) { try JSONReader.read(brackets) }
    #expect(deep?.problem == "lists and objects are nested deeper than 64 levels")
    let limits = JSONLimits(bytes: 100, depth: 3, nodes: 4)
    #expect(throws: Never.self) { try JSONReader.read(Array("[[[]],1]".utf8), limits: limits) }
    for text in ["[[[[]]]]", "[1,2,3,4]", String(repeating: " ", count: 101)] {
      #expect(throws: JSONError.self) { try JSONReader.read(Array(text.utf8), limits: limits) }
    }
  }
}
