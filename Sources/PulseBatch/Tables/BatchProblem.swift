import PulseScenes

/// One thing that is wrong with what a batch was given: where, and what would be right.
public struct BatchProblem: Hashable, Sendable {
  /// Where the problem lies.
  public enum Place: Hashable, Sendable {
    /// The table as a whole.
    case table
    /// A row, as spreadsheets count them: the header is row 1.
    case row(Int)
    /// A cell: its row, its column counted from 0, and the column's name.
    case cell(row: Int, column: Int, name: String)
    /// A column's head.
    case head(column: Int)
    /// An object of a JSON table, counted from 1, and its member.
    case object(Int, member: String?)
    /// A line of a JSON text, from 1.
    case line(Int)
    /// A value of `--vary`.
    case vary(key: String, value: String?)
    /// The template for file names.
    case template
  }

  /// Where the problem lies.
  public let place: Place

  /// What is wrong and what would be right, without a full stop.
  public let message: String

  /// Makes a problem.
  public init(_ place: Place, _ message: String) { (self.place, self.message) = (place, message) }
}

extension BatchProblem: CustomStringConvertible {
  /// Place and message: `row 3, column B (size): …`.
  public var description: String { place.words.isEmpty ? message : "\(place.words): \(message)" }
}

extension BatchProblem.Place {
  /// The place in words; empty for the table as a whole.
  var words: String {
    switch self {
    case .table: ""
    case .row(let row): "row \(row)"
    case .cell(let row, let column, let name):
      "row \(row), column \(Self.letters(column)) (\(Wording.plain(name)))"
    case .head(let column): "row 1, column \(Self.letters(column))"
    case .object(let number, let member):
      "object \(number)" + (member.map { ", \(Wording.quoted($0))" } ?? "")
    case .line(let line): "line \(line)"
    case .vary(let key, let value):
      "--vary \(Wording.plain(key))" + (value.map { ", value \(Wording.quoted($0))" } ?? "")
    case .template: "--name"
    }
  }

  /// Numbers by which places are sorted: from the top of a table to its end.
  var order: [Int] {
    switch self {
    case .table, .vary, .template: [0]
    case .head(let column): [1, column]
    case .row(let row): [row]
    case .cell(let row, let column, _): [row, column]
    case .object(let number, _): [number]
    case .line: [.max]
    }
  }

  /// The letters by which spreadsheets name a column: A to Z, then AA and so on.
  static func letters(_ column: Int) -> String {
    var rest = column + 1
    var letters = ""
    while rest > 0 {
      let letter = UInt8((rest - 1) % 26) + UInt8(ascii: "A")
      letters = String(UnicodeScalar(letter)) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }
}

extension Wording {
  /// The quoted form without its quotes.
  static func plain(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }
}
