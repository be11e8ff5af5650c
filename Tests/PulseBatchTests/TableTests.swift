import PulseBatch
import Testing

@Suite("Tables")
struct TableTests {
  @Test(
    "are read whatever parts their cells and lines",
    arguments: [
      "color,inset\nred,4\n#0a84ff,8\n",
      "color,inset\r\nred,4\r\n#0a84ff,8",
      "color;inset\nred;4\n#0a84ff;8\n",
      "color\tinset\nred\t4\n#0a84ff\t8\n\n\n",
      "\u{FEFF}color,inset\nred,4\n#0a84ff,8\n,\n",
      "\"color\",\"inset\"\n\"red\",\"4\"\n\"#0a84ff\",8\n",
      "color,inset\rred,4\r#0a84ff,8\r",
      "sep=;\r\ncolor;inset\r\nred;4\r\n#0a84ff;8\r\n",
      "\u{FEFF}\"sep=|\"\ncolor|inset\nred|4\n#0a84ff|8\n",
      "[{\"color\": \"red\", \"inset\": 4}, {\"inset\": \"8\", \"color\": \"#0a84ff\"}]",
      "{\"color\": \"red\", \"inset\": 4}\n{\"color\": \"\\u00230a84ff\", \"inset\": 8}\n",
    ])
  func equalTables(_ table: String) throws {
    #expect(try names(of: table) == ["pulse-red-4.mp4", "pulse-0a84ff-8.mp4"])
  }

  @Test("keep delimiters, quotes and line breaks inside of quotes")
  func quotes() throws {
    let table = "color,name\n\"rgb(1, 2, 3)\",\"a \"\"b\"\", c\"\n\"hsb(0, 1,\n 0.8)\",d\n"
    let messages = try problems(of: table)
    #expect(
      messages == [
        "row 2: the file name 'a \"b\", c.mp4' has '\"' in it, which Windows refuses"
      ])
  }

  @Test("take what is missing from the defaults")
  func emptyCells() throws {
    let table = "color,size\nred,\n,64\n"
    let files = try names(of: table) { $0.template = try NameTemplate("{row}-{color}-{size}") }
    #expect(files == ["1-red-32.mp4", "2-cc0000-64.mp4"])
  }

  /// A wrong table, and everything that is said about it.
  static let mistakes: [(String, [String])] = [
    ("", ["the table is empty; its first line must name the columns"]),
    ("color\n", ["the table has a first line and no row below"]),
    ("color,size\nred\n", ["row 2: the row has 1 cell and the first line names 2 columns"]),
    (
      "color,size\nrgb(1,2,3),32\n",
      [
        "row 2: the row has 4 cells and the first line names 2 columns; a cell with ',' in it must "
          + "stand in quotes"
      ]
    ),
    (
      "color,size\nred,32\n\nblue,32\n", ["row 3: the row is empty; remove it, or fill it in"]
    ),
    (
      "color,size\nre\"d,32\nblue,32\n",
      [
        "row 2, column A (color): a quote stands where none can; a cell that holds quotes stands in "
          + "quotes itself, with each of them doubled"
      ]
    ),
    (
      "color,size\n\"red,32\nbleu,32\n",
      [
        "row 2: the row has 1 cell and the first line names 2 columns",
        "row 2, column A (color): the quote that opens the cell is never closed",
        "row 3, column A (color): the parameter 'color' of 'pulse': unknown colour 'bleu'; "
          + "did you mean 'blue'?",
      ]
    ),
    (
      "colour,\nred,4\n",
      [
        "row 1, column A: unknown column 'colour'; did you mean 'color'?",
        "row 1, column B: the column has no name",
      ]
    ),
    (
      "color;inset\nred;0,75\n",
      [
        "row 2, column B (inset): the parameter 'inset' of 'pulse' must be a number from 0 to 8192 "
          + "points, not '0,75'; a decimal comma must be a point: '0.75'"
      ]
    ),
    (
      "color,size\nred,\"1,024\"\n",
      [
        "row 2, column B (size): size must be W or WxH in whole pixels from 1 to 16384, such as 1080 "
          + "or 1080x1920, not '1,024'; write '1024' without a comma, or '1.024' with a point"
      ]
    ),
    (
      "color,codec-option.crf\nred,abc\n",
      [
        "row 2, column B (codec-option.crf): --codec-option crf= of libx264 must be a number, -1 or "
          + "more, not 'abc'"
      ]
    ),
    (
      "color,codec-option.aq-mode\nred,varianse\nred,1\n",
      [
        "row 2, column B (codec-option.aq-mode): --codec-option aq-mode= of libx264 must be none, "
          + "variance, autovariance, autovariance-biased, or a whole number, -1 or more, not "
          + "'varianse'; did you mean 'variance'?"
      ]
    ),
    ("color,color\nred,blue\n", ["row 1, column B: 'color' is named twice; name it once"]),
    (
      "quality,crf\n50,20\n",
      ["row 2, column B (crf): quality and crf exclude each other; give one of them in a row"]
    ),
    (
      "color,name\nred,a\nblue,A\n",
      [
        "row 3: the file name 'A' is also that of row 2, upper and lower case apart; --name can tell "
          + "them apart"
      ]
    ),
    (
      "[{\"color\": \"red\", \"color\": \"blue\"}, 3, {\"inset\": [1]}]",
      [
        "object 1, 'color': the member stands twice in the object",
        "object 2: every element of the table must be an object",
        "object 3, 'inset': a value must be a text, a number, true, false or null",
      ]
    ),
    (
      "[{\"color\": \"red\"\n",
      ["line 2: this is no JSON: ',' or '}' is missing"]
    ),
  ]

  @Test("that are wrong get all of their errors at once", arguments: mistakes)
  func wrong(_ table: String, _ expected: [String]) throws {
    #expect(try problems(of: table).sorted() == expected.sorted())
  }

  @Test("name every wrong cell of every row")
  func everyCell() throws {
    let messages = try problems(of: "color,inset,size,fps\nrde,x,0,0\nred,4,32,10\nblue,60,-1,10\n")
    #expect(messages.count == 5, "\(messages)")
    #expect(messages.count { $0.hasPrefix("row 2") } == 4)
    #expect(messages.count { $0.hasPrefix("row 4") } == 1)
  }

  @Test("with many unknown columns are searched for likely names a hundred times only")
  func unknownColumns() throws {
    let columns = (0..<250).map { "size\($0)" }
    let messages = try problems(
      of: columns.joined(separator: ",") + "\n" + columns.map { _ in "1" }.joined(separator: ",")
        + "\n")
    #expect(messages.count == 250)
    #expect(messages.count { $0.hasSuffix("did you mean 'size'?") } == 100)
  }

  @Test("that are not UTF-8 say where")
  func notUTF8() throws {
    let bytes = Array("color\nr".utf8) + [0xE9] + Array("d\n".utf8)
    var request = BatchRequest(folder: "out")
    request.table = try BatchTable(bytes, name: "t.csv")
    #expect {
      _ = try BatchPlan(request)
    } throws: { error in
      (error as? BatchProblems)?.problems.map(\.description) == [
        "row 2, column A (color): the cell is not UTF-8; save the table as UTF-8"
      ]
    }
    #expect(throws: BatchError.self) { try BatchTable([0xFF, 0xFE, 0x41, 0], name: "t.csv") }
    for order in [[0x41, 0], [0, 0x41]] as [[UInt8]] {
      #expect {
        try BatchTable(order + [0, 0x0A, 0, 0x42], name: "t.csv")
      } throws: {
        "\($0)" == "t.csv has NUL bytes in its first line, as UTF-16 has; save the table as UTF-8"
      }
    }
  }
}
