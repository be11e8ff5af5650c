import PulseEncode
import PulseScenes
import PulseVerify

/// `verify --trim NEW`: the part of a file that would loop, as a new file.
struct TrimStep {
  /// What came of it.
  enum Outcome {
    /// A file was written.
    case written(TrimReport)
    /// None was, for the reason in the sentence; the answer is no where a loop was wanted and is not to
    /// be had.
    case nothing(String, isFailure: Bool)
  }

  private let trimmer: Trimmer
  private let name: String

  /// Checks the new file's name before any work; `nil` where no trimming is asked for.
  init?(_ arguments: Arguments) throws {
    guard let name = arguments[.trim] else { return nil }
    try arguments.refuseReplacingInput(by: name, of: .trim)
    trimmer = try Trimmer(file: name)
    self.name = name
  }

  /// Writes the new file where a cut is known.
  ///
  /// - Parameter keepsPictures: whether the look at the new file keeps its pictures for a report.
  func run(_ report: FileReport, keepsPictures: Bool) throws -> Outcome {
    let unwritten = "\(name): not written, as "
    switch report.verdict {
    case .seamless: return .nothing("\(unwritten)\(report.file) loops already", isFailure: false)
    case .undecided:
      return .nothing(
        "\(unwritten)no fault was found in \(report.file) that a cut could mend", isFailure: false)
    case .defective, .unreadable: break
    }
    if report.verdict == .defective, let remedy = report.remedy {
      return .nothing(
        "\(unwritten)no cut mends \(report.file): it \(report.faultInWords). \(remedy)",
        isFailure: true)
    }
    guard let cut = Trimmer.cut(in: report) else {
      return .nothing(
        "\(unwritten)no part of \(report.file) was found that loops by itself", isFailure: true)
    }
    guard report.container?.rate != nil else {
      return .nothing(
        "\(unwritten)the frames of \(report.file) last unequally long, which a cut can't keep; export it "
          + "with a constant frame rate first", isFailure: true)
    }
    guard let written = try trimmer.write(cut, of: report, keepsSeamFrames: keepsPictures) else {
      return .nothing(
        "\(unwritten)frames \(cut.lowerBound) to \(cut.upperBound - 1) of \(report.file) don't loop by "
          + "themselves after all", isFailure: true)
    }
    return .written(written)
  }
}

extension TrimReport {
  /// What was done, in one line.
  func line(from source: String) -> String {
    let count = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
    let sound = leavesOutSound ? "; its sound is left out" : ""
    return "\(file): written, frames \(frames.lowerBound) to \(frames.upperBound - 1) of \(source) "
      + "(\(count), \(words))\(sound)"
  }

  private var words: String {
    switch way {
    case .copied: return "copied without loss"
    case .encoded(let codec, let format, let quality):
      let level = quality.map { ", quality \(Decimal.short($0))" } ?? ", without loss"
      return "encoded again as \(codec) \(format)\(level)"
    }
  }
}

extension TrimStep.Outcome {
  /// What came of it, in one line.
  func line(from source: String) -> String {
    switch self {
    case .written(let report): report.line(from: source)
    case .nothing(let sentence, _): sentence
    }
  }
}

extension JSONWriter {
  /// Writes what came of a cut.
  mutating func value(_ outcome: TrimStep.Outcome) {
    object { json in
      switch outcome {
      case .nothing(let sentence, _):
        json.member("written", false)
        json.member("reason", sentence)
      case .written(let report):
        json.member("written", true)
        json.member("file", report.file)
        json.name("frames")
        json.value([Double(report.frames.lowerBound), Double(report.frames.upperBound)])
        json.member("soundLeftOut", report.leavesOutSound)
        switch report.way {
        case .copied: json.member("way", "copied")
        case .encoded(let codec, let pixelFormat, let quality):
          json.member("way", "encoded")
          json.member("codec", codec)
          json.member("pixelFormat", pixelFormat)
          json.member("quality", quality)
        }
      }
    }
  }
}
