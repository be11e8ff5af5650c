/// Everything that was found out about one file.
public struct FileReport: Hashable, Sendable {
  /// The file, as the user named it.
  public var file: String
  /// The answer.
  public var verdict: Verdict
  /// What was found, faults first.
  public var findings: [Finding]
  /// What the container says; `nil` where it could not be read.
  public var container: ContainerFacts?
  /// What the pictures say; `nil` where they were not looked at.
  public var seam: SeamFacts?
  /// The pictures on both sides of the seam; `nil` where they were not asked for or not looked at.
  public var seamFrames: SeamFrames?
  /// What the source says; `nil` where there is none.
  public var source: SourceComparison?
  /// Why the file could not be read; `nil` where it was.
  public var obstacle: String?

  /// Whether the user named a scene that the file can't be compared with.
  public var isSceneUnfit: Bool { source?.origin == .scene && source?.obstacle != nil }

  /// Whether the file is as its source draws it, and the source itself jumps where the loop closes.
  public var jumpsByDesign: Bool {
    let jumps: [FindingCode] = [.cut, .missingFrames]
    return findings.contains { $0.severity == .note && jumps.contains($0.code) }
  }

  /// Makes a report.
  public init(
    file: String, verdict: Verdict, findings: [Finding] = [], container: ContainerFacts? = nil,
    seam: SeamFacts? = nil, source: SourceComparison? = nil, obstacle: String? = nil
  ) {
    self.file = file
    self.verdict = verdict
    self.findings = findings
    self.container = container
    self.seam = seam
    self.source = source
    self.obstacle = obstacle
  }
}
