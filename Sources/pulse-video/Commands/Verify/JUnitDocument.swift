import PulseVerify

/// Reports as JUnit XML, which build pipelines read: a test case a file, a failure for each fault.
struct JUnitDocument {
  /// The whole document.
  let text: String

  /// Writes the reports.
  ///
  /// - Parameter isStrict: Whether a file of which something is in doubt is a failure, as it then is for the exit code.
  init(_ reports: [FileReport], isStrict: Bool = false) {
    let failed = reports.count { report in
      report.verdict == .defective || (isStrict && report.reservation != nil)
    }
    let errors = reports.count { $0.verdict == .unreadable }
    let cases = reports.map { Self.testCase($0, isStrict) }.joined()
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="pulse-video verify" tests="\(reports.count)" failures="\(failed)" \
      errors="\(errors)">
      \(cases)</testsuite>

      """
  }

  private static func testCase(_ report: FileReport, _ isStrict: Bool) -> String {
    var lines = ["  <testcase classname=\"verify\" name=\"\(escaped(report.file))\">"]
    if let obstacle = report.obstacle {
      lines.append("    <error type=\"unreadable\" message=\"\(escaped(obstacle))\"/>")
    }
    for finding in report.findings where finding.severity == .fault {
      lines.append(failure(finding.code.rawValue, finding.message))
    }
    if isStrict, let reservation = report.reservation {
      lines.append(failure(reservation.type, reservation.message))
    }
    let words = escaped(lines: report.lines(withNotes: true))
    lines.append("    <system-out>\(words)</system-out>")
    return (lines + ["  </testcase>"]).joined(separator: "\n") + "\n"
  }

  private static func failure(_ type: String, _ message: String) -> String {
    "    <failure type=\"\(escaped(type))\" message=\"\(escaped(message))\"/>"
  }

  private static func escaped(lines: String) -> String {
    lines.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// A stranger's text in an attribute or an element; what XML can't hold becomes `?`.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\"": result += "&quot;".unicodeScalars
      // The two that XML 1.0 leaves out beside control characters and surrogates.
      case "\u{FFFE}", "\u{FFFF}": result.append("?")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension FileReport {
  /// Why a file without fault fails where the user wants to be sure; `nil` where nothing is in doubt.
  fileprivate var reservation: (type: String, message: String)? {
    if verdict == .undecided {
      return (verdict.rawValue, "What was looked at can't tell if it loops.")
    }
    guard verdict == .seamless, isSceneUnfit else { return nil }
    return (FindingCode.recipeStale.rawValue, "The file was not compared with the scene.")
  }
}
