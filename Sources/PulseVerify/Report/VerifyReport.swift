/// A report for people: one HTML file with nothing outside of it, which needs no script.
///
/// It is well-formed XML too. What comes from the files is escaped; a policy in the page keeps
/// browsers from loading anything at all.
public struct VerifyReport: Sendable {
  /// The whole document.
  public let html: String

  /// Writes the reports, in their order; with several, an index comes first.
  public init(_ files: [FileReport]) {
    let title = Self.title(files)
    let sections = files.enumerated().map { index, file in
      ReportSection(file, identifier: "file-\(index + 1)").html
    }
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="referrer" content="no-referrer"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'"/>
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(ReportStyle.css)
      </style>
      </head>
      <body>
      <main>
      \(Self.index(files))\(sections.joined(separator: "\n"))
      <footer>Written by pulse-video verify. Levels are codes of 8 bits: 0 is dark, 255 is bright.</footer>
      </main>
      </body>
      </html>

      """
  }

  private static func title(_ files: [FileReport]) -> String {
    guard files.count == 1, let file = files.first else { return "Do these files loop?" }
    return "\(CleanText.shortened(file.file, to: 200)): \(VerdictWords(file).short)"
  }

  /// A line a file, which leads to its section; nothing for one file.
  private static func index(_ files: [FileReport]) -> String {
    guard files.count != 1 else { return "" }
    let good = files.count { $0.verdict == .seamless }
    let items = files.enumerated().map { index, file in
      "<li class=\"\(file.verdict.rawValue)\"><a href=\"#file-\(index + 1)\">"
        + "<span class=\"file\"><bdi>\(HTMLText.escaped(file.file))</bdi></span>"
        + "<span class=\"mark\">\(VerdictWords(file).short)</span></a></li>"
    }
    return """
      <h1>Do these files loop?</h1>
      <nav aria-label="Files">
      <p>\(good) of \(Figures.count(files.count, "file")) \(good == 1 ? "loops" : "loop") seamlessly.</p>
      <ol class="index">
      \(items.joined(separator: "\n"))
      </ol>
      </nav>

      """
  }
}
