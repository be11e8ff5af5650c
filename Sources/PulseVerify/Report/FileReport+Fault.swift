internal import PulseTimeline

extension FileReport {
  /// What is wrong with a defective file, in a few words for one who has never heard of a codec:
  /// `does NOT loop seamlessly` only where one sees the seam.
  public var faultInWords: String {
    let faults = findings.filter { $0.severity == .fault }
    if faults.contains(where: { $0.code.concernsSeam }) { return "does NOT loop seamlessly" }
    let words = faults.first.map(words) ?? "is not as it should be"
    let loops = seam.map { [.step, .turning].contains($0.kind) } ?? false
    return loops || source?.isMatch == true ? "loops, but \(words)" : words
  }

  private func words(_ fault: Finding) -> String {
    switch fault.code {
    case .playsOnce:
      fault.value == .number(1) || fault.value == nil
        ? "plays only once" : "stops after some rounds"
    case .slowDelay: "plays at the wrong speed"
    case .audioLength:
      if case .number(let excess) = fault.value, excess < 0 {
        "its sound is shorter than the picture"
      } else {
        "its sound is longer than the picture"
      }
    case .lastDuration: "its last picture is not shown for as long as the others"
    case .unevenDuration: "its pictures are not shown equally long"
    case .startOffset: "starts late in every round"
    case .editList: "hides a part of itself from some players"
    case .durationMismatch: "states a wrong length"
    case .noKeyframe: "can't be played from its beginning"
    default: "is not what was ordered"
    }
  }

  /// What mends a file whose pictures need no other cut; `nil` where its seam is at fault.
  public var remedy: String? {
    let faults = findings.filter { $0.severity == .fault }
    guard let first = faults.first, !faults.contains(where: { $0.code.concernsSeam }) else {
      return nil
    }
    return first.code.advice ?? first.message
  }
}

extension FindingCode {
  /// Whether the fault is one of the pictures where the loop closes, or of their order.
  fileprivate var concernsSeam: Bool {
    switch self {
    case .duplicateFrame, .missingFrames, .extraFrames, .cut, .reversed, .blankFrame: true
    default: false
    }
  }
}
