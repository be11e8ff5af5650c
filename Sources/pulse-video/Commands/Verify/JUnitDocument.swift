import PulseMedia
import PulseVerify

/// Reports as JUnit XML, which build pipelines read: a test case a file, a failure for each fault.
struct JUnitDocument {
  let text: String

  init(_ reports: [FileReport]) {
    let failed = reports.count { $0.verdict == .defective }
    let errors = reports.count { $0.verdict == .unreadable }
    let cases = reports.map(Self.testCase).joined()
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="pulse-video verify" tests="\(reports.count)" failures="\(failed)" \
      errors="\(errors)">
      \(cases)</testsuite>

      """
  }

  /// Writes the document, whole or not at all.
  func write(to path: String) throws {
    let file = try OutputFile(path: path)
    do {
      try file.write(Array(text.utf8))
      try file.commit()
    } catch {
      file.abandon()
      throw error
    }
  }

  private static func testCase(_ report: FileReport) -> String {
    var lines = ["  <testcase classname=\"verify\" name=\"\(escaped(report.file))\">"]
    if let obstacle = report.obstacle {
      lines.append("    <error message=\"\(escaped(obstacle))\"/>")
    }
    for finding in report.findings where finding.severity == .fault {
      lines.append(
        "    <failure type=\"\(finding.code.rawValue)\" message=\"\(escaped(finding.message))\"/>")
    }
    return (lines + ["  </testcase>"]).joined(separator: "\n") + "\n"
  }

  /// A stranger's text inside an XML attribute; characters that XML can't hold become `?`.
  private static func escaped(_ text: String) -> String {
    PlainText.line(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
