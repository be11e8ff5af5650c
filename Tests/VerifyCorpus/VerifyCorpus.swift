import PulseVerify

/// Prints a line for each file: its verdict and the codes of its findings, with their values.
///
/// `Scripts/score-corpus` counts these lines.
@main
enum VerifyCorpus {
  static func main() throws {
    for file in CommandLine.arguments.dropFirst() {
      let report = try Verifier.verify(file: file)
      let codes = report.findings.map { finding in
        guard case .number(let value) = finding.value else { return finding.code.rawValue }
        return "\(finding.code.rawValue)=\(value)"
      }
      print(([file, report.verdict.rawValue] + codes).joined(separator: "\t"))
    }
  }
}
