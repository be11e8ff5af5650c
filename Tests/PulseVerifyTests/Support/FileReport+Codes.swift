import PulseVerify

extension FileReport {
  /// Looks at a container.
  static func fast(_ file: String) throws -> FileReport {
    var options = VerifyOptions()
    options.fast = true
    return try Verifier.verify(file: file, options: options)
  }

  func codes(_ severity: Severity) -> Set<FindingCode> {
    Set(findings.filter { $0.severity == severity }.map(\.code))
  }
}
