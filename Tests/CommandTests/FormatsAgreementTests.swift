import Foundation
import Testing

/// `formats`, the help and the README say the same about what can be written.
@Suite("Formats, wherever they are told")
struct FormatsAgreementTests {
  private struct Format {
    let endings: [String]
    let codecs: [String]
    let transparent: [String]
  }

  private func formats() throws -> [Format] {
    let document = try Program.run(["formats", "--json"]).jsonObject()
    let formats = try #require(document["formats"] as? [[String: Any]])
    return try formats.map { format in
      Format(
        endings: try #require(format["endings"] as? [String]),
        codecs: try #require(format["codecs"] as? [String]),
        transparent: try #require(format["transparent"] as? [String]))
    }
  }

  /// The rows of the README's table of formats: endings, codecs, transparent codecs.
  private func readme() throws -> [Format] {
    let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## Formats\n").dropFirst().first)
    let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
    return lines.filter { $0.hasPrefix("| `.") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: true).map(Self.words)
      return Format(
        endings: cells[0].filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) },
        codecs: cells[1], transparent: cells[2])
    }
  }

  /// What stands between backticks.
  private static func words(_ cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test("the README's table has them all")
  func table() throws {
    let (told, written) = (try formats(), try readme())
    #expect(written.map(\.endings) == told.map(\.endings))
    #expect(written.map(\.codecs) == told.map(\.codecs))
    #expect(written.map(\.transparent) == told.map(\.transparent))
  }

  @Test("the help of export has them all")
  func help() throws {
    let help = try Program.run(["export", "--help"]).output
    let page = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for format in try formats() {
      let endings = format.endings.map { ".\($0)" }.joined(separator: " ")
      #expect(page.contains("\(endings) \(format.codecs.joined(separator: ", "))"), "\(endings)")
    }
  }

  @Test("the table for people has them all")
  func list() throws {
    let lines = try Program.run(["formats"]).output.split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
    for format in try formats() {
      let words = (format.endings.map { ".\($0)" } + format.codecs).joined(separator: " ")
      #expect(lines.contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test("what is told to be transparent is, and nothing else")
  func transparency() throws {
    for format in try formats() {
      let file = format.endings[0] == "png" ? "a-%d.png" : "a.\(format.endings[0])"
      for codec in format.codecs {
        let result = try Program.run([
          "export", file, "--codec", codec, "--background", "transparent", "--size", "64",
          "--dry-run",
        ])
        #expect((result.status == 0) == format.transparent.contains(codec), "\(file) \(codec)")
      }
    }
  }
}
