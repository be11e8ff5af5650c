/// The verdict for one who has never heard of a codec.
struct VerdictWords {
  /// The answer in a few words.
  let headline: String
  /// What it means, in a sentence or two.
  let meaning: String
  /// The answer in one or two words, for the index.
  let short: String

  init(_ report: FileReport) {
    switch report.verdict {
    case .seamless:
      short = "seamless"
      headline = "Yes, it loops seamlessly"
      meaning = Self.seamless(report)
    case .undecided:
      short = "can't be told"
      headline = "It can't be told whether it loops"
      meaning =
        report.seam == nil
        ? "Only the file's outer shell was looked at, without its pictures; no fault was found there."
        : "No fault was found, but the pictures don't move enough to say more."
    case .defective:
      short = "not seamless"
      let codes = report.findings.filter { $0.severity == .fault }.map(\.code)
      let isVisible = codes.contains { $0.concernsPictures }
      headline =
        isVisible ? "No, it does not loop seamlessly" : HTMLText.capitalized(report.faultInWords)
      meaning = Self.defective(report, isVisible: isVisible)
    case .unreadable:
      short = "can't be read"
      headline = "This file can't be read"
      meaning = "Nothing can be said about its loop."
    }
  }

  private static func seamless(_ report: FileReport) -> String {
    if let source = report.source, source.isMatch {
      let origin = source.origin == .recipe ? "its recipe says" : "the scene says"
      return
        "Every one of its \(Figures.count(source.framesCompared, "frame")) is the picture that "
        + "\(origin), in its right place. Viewers can't see where the loop starts over."
    }
    let warnings = report.findings.contains { $0.severity == .warning }
    return
      "The step from the last picture back to the first is one like all others: viewers can't see "
      + "where the loop starts over."
      + (warnings ? " There is something else to look at, though." : "")
  }

  private static func defective(_ report: FileReport, isVisible: Bool) -> String {
    guard isVisible else {
      let loops = report.seam.map { [.step, .turning].contains($0.kind) } ?? false
      return loops
        ? "The pictures themselves close the loop, but the file is put together so that players show it "
          + "wrongly."
        : "The file is put together so that players show it wrongly."
    }
    let cut = report.findings.contains { $0.code == .betterCut }
    return "Viewers see where it starts over." + (cut ? " A part of it would loop, see below." : "")
  }
}

extension FindingCode {
  /// Whether the fault lies in the pictures, not in how the file is put together.
  var concernsPictures: Bool {
    switch self {
    case .duplicateFrame, .missingFrames, .extraFrames, .cut, .reversed, .blankFrame, .keyframePop,
      .staticSeam, .noMotion, .turningSeam, .flashing, .repeats, .betterCut, .recipeMismatch:
      true
    default: false
    }
  }
}
