package import PulseMedia

/// The look at a file's pictures: everything is decoded once, little is kept.
package struct PictureLook {
  private var window = PictureWindow()
  private var meter = StepMeter()
  private var flashes = FlashMeter()

  /// Starts a look at a file.
  package init() {}

  /// Adds the next picture, in order of display.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - seconds: when it is shown; `nil` where unknown.
  /// - Throws: `MediaError` where its layout can't be read.
  package mutating func add(_ frame: VideoFrame, seconds: Double?) throws {
    let picture = try PictureReducer.reduced(frame)
    meter.add(picture)
    window.add(picture)
    if let thumbnail = window.newestThumbnail { flashes.add(thumbnail, seconds: seconds) }
  }

  /// What was measured, and what is to be said about it.
  package func result() -> (facts: SeamFacts, findings: [Finding]) {
    var facts = meter.facts
    facts.frameCount = window.count
    let levels = levels()
    let blanks = BlankTest.result(
      first: thumbnails(atStart: true), last: thumbnails(atStart: false))
    let judgement = judgement(levels, facts)
    if let finest = levels.first { facts.measure(finest) }
    facts.kind = judgement.kind
    var findings: [Finding] = []
    if blanks != BlankTest.Result() {
      findings += SeamWords.findings(blanks, frameCount: window.count)
      facts.kind = .cut
    } else {
      findings += SeamWords.findings(judgement, frameCount: window.count)
    }
    if judgement == .step, findings.isEmpty, let pop = facts.keyframePop {
      findings.append(SeamWords.keyframePop(pop))
    }
    findings += moreFindings(levels, judgement, blanks)
    return (facts, findings)
  }
}

extension PictureLook {
  private func judgement(_ levels: [SeamLevel], _ facts: SeamFacts) -> SeamJudgement {
    if window.count == 1 || (facts.steps.max() ?? 0) < 0.2 { return .noMotion }
    return SeamJudge(levels)?.judgement() ?? .unknown
  }

  /// The ends at every scale, from fine to coarse.
  private func levels() -> [SeamLevel] {
    var (last, first, runs) = (window.last, window.first, window.thumbnailRuns)
    if let kept = HeldPictures.kept(runs) {
      let start = window.count - last.count
      last = Self.every(second: last, from: (kept + start) % 2)
      first = Self.every(second: first, from: kept)
      runs = runs.map { Self.every(second: $0, from: kept) }
    }
    let known = runs.reduce(0) { $0 + $1.count }
    let reach = min(min(first.count, last.count), known / 2)
    guard reach >= 4 else { return [] }
    last = Array(last.suffix(reach))
    first = Array(first.prefix(reach))
    var levels: [SeamLevel] = []
    for scale in 0... {
      let hasRuns = scale >= window.thumbnailLevel
      levels.append(SeamLevel(last: last, first: first, runs: hasRuns ? runs : []))
      // Cells as large as a fifth of the picture tell nothing more.
      guard let side = first.first.map({ min($0.width, $0.height) }), side >= 5 else { break }
      last = last.map { $0.halved() }
      first = first.map { $0.halved() }
      if hasRuns { runs = runs.map { $0.map { $0.halved() } } }
    }
    return levels
  }

  private static func every(second pictures: [ReducedPicture], from first: Int) -> [ReducedPicture]
  {
    Swift.stride(from: first, to: pictures.count, by: 2).map { pictures[$0] }
  }

  /// Up to 24 thumbnails of one end.
  private func thumbnails(atStart: Bool) -> [ReducedPicture] {
    let runs = window.thumbnailRuns
    guard let first = runs.first, let last = runs.last else { return [] }
    return atStart ? Array(first.prefix(24)) : Array(last.suffix(24))
  }

  private func moreFindings(
    _ levels: [SeamLevel], _ judgement: SeamJudgement, _ blanks: BlankTest.Result
  ) -> [Finding] {
    var findings: [Finding] = []
    let runs = window.thumbnailRuns
    var flashes = flashes
    flashes.close(with: runs.first ?? [])
    if flashes.isDangerous { findings.append(SeamWords.flashing) }
    guard judgement != .noMotion else { return findings }
    if let periods = RepeatSearch.periods(runs) { findings.append(SeamWords.repeats(periods)) }
    let isFaulty = blanks != BlankTest.Result() || judgement.isFault
    if isFaulty {
      let search = CutSearch(runs: runs, frameCount: window.count)
      if let cut = search.best(judgement, blanks) {
        findings.append(SeamWords.betterCut(cut, isSample: search.isSample))
      }
    }
    return findings
  }
}
