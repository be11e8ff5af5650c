import PulseMedia
import PulseTimeline
import PulseVerify

extension JSONWriter {
  /// Writes all reports, and what came of a cut, as the document of `verify --json`.
  static func document(_ reports: [FileReport], _ trim: TrimStep.Outcome? = nil) -> String {
    var json = JSONWriter()
    json.object(lined: true) { json in
      json.member("schema", 1)
      json.name("files")
      json.array(lined: true) { json in
        for report in reports { json.value(report) }
      }
      if let trim {
        json.name("trim")
        json.value(trim)
      }
    }
    return json.text + "\n"
  }

  private mutating func value(_ report: FileReport) {
    object { json in
      json.member("file", report.file)
      json.member("verdict", report.verdict.rawValue)
      if let obstacle = report.obstacle { json.member("reason", obstacle) }
      json.name("findings")
      json.array { json in
        for finding in report.findings { json.value(finding) }
      }
      if let container = report.container { json.member("container", container) }
      if let seam = report.seam { json.member("seam", seam) }
      if let source = report.source { json.member("source", source) }
    }
  }

  private mutating func value(_ finding: Finding) {
    object { json in
      json.member("code", finding.code.rawValue)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      json.member("frame", finding.frame)
      json.name("value")
      switch finding.value {
      case .number(let number): json.value(number)
      case .range(let first, let end): json.value([Double(first), Double(end)])
      case nil: json.value(nil as String?)
      }
    }
  }

  private mutating func member(_ name: String, _ facts: ContainerFacts) {
    self.name(name)
    object { json in
      json.member("format", facts.format.rawValue)
      json.member("codec", facts.codec)
      json.member("width", facts.width)
      json.member("height", facts.height)
      json.member("fps", facts.rate?.description)
      json.member("frames", facts.frameCount)
      json.member("start", facts.start.description)
      json.member("trackDuration", facts.trackDuration?.description)
      json.member("fileDuration", facts.fileDuration?.description)
      json.member("plays", facts.loopCount.text)
      json.member("alpha", facts.alpha.rawValue)
      json.name("colour")
      json.object { json in
        json.member("primaries", facts.tags.primaries.description)
        json.member("transfer", facts.tags.transfer.description)
        json.member("matrix", facts.tags.matrix.description)
        json.member("range", facts.tags.range.description)
      }
      json.member("audio", facts.audio)
      json.name("edits")
      json.array { json in
        for edit in facts.edits { json.value(edit) }
      }
      json.name("metadata")
      json.array { json in
        for text in facts.texts {
          json.object { json in
            json.member("key", text.key)
            json.member("value", text.value)
          }
        }
      }
    }
  }

  private mutating func member(_ name: String, _ audio: AudioFacts?) {
    self.name(name)
    guard let audio else { return value(nil as String?) }
    object { json in
      json.member("codec", audio.codec)
      json.member("start", audio.start.description)
      json.member("duration", audio.end.checkedSubtracting(audio.start)?.description)
    }
  }

  private mutating func value(_ edit: EditFacts) {
    object { json in
      json.member("duration", edit.duration.description)
      json.member("mediaStart", edit.mediaStart?.description)
      json.member("speed", edit.speed.description)
    }
  }

  private mutating func member(_ name: String, _ facts: SeamFacts) {
    self.name(name)
    object { json in
      json.member("kind", facts.kind.rawValue)
      json.member("frames", facts.frameCount)
      json.member("alpha", facts.alpha)
      json.member("residual", facts.residual)
      json.member("ratioBefore", facts.ratioBefore)
      json.member("ratioAfter", facts.ratioAfter)
      json.member("seamStep", facts.seamStep)
    }
  }

  private mutating func member(_ name: String, _ source: SourceComparison) {
    self.name(name)
    object { json in
      json.member("origin", source.origin.rawValue)
      json.member("framesCompared", source.framesCompared)
      json.member("loops", source.loops)
      json.member("largestError", source.largestError)
      json.member("meanError", source.meanError)
      json.member("flatError", source.flatError)
      json.member("firstWrongFrame", source.firstWrongFrame)
      json.member("obstacle", source.obstacle)
    }
  }
}

extension LoopCount {
  /// How often the file says that it wants to be played, in a word.
  fileprivate var text: String {
    switch self {
    case .forever: "forever"
    case .times(let count): "\(count)"
    case .unknown: "unknown"
    case .external: "external"
    }
  }
}
