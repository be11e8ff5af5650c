package import PulseMedia

/// The look at a file's pictures: everything is decoded once, little is kept.
package struct PictureLook {
  private var window = PictureWindow()
  private var meter = StepMeter()
  private var flashes = FlashMeter()
  /// Where pictures have several lengths; `nil` where each fills one slot.
  private var slots: FrameSlots?
  /// The newest picture, whose length is not known yet.
  private var newest: (picture: ReducedPicture, seconds: Double?)?
  private var count = 0

  /// Starts a look at a file.
  ///
  /// - Parameter container: what the file says about its times; `nil` counts every picture once.
  package init(_ container: ContainerFacts? = nil) { slots = FrameSlots(container) }

  /// Adds the next picture, in order of display.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - seconds: when it is shown; `nil` where unknown.
  /// - Throws: `MediaError` where its layout can't be read.
  package mutating func add(_ frame: VideoFrame, seconds: Double?) throws {
    add(try PictureReducer.reduced(frame), seconds: seconds)
  }

  /// Adds the next picture, already reduced.
  mutating func add(_ picture: ReducedPicture, seconds: Double?) {
    place(until: seconds)
    newest = (picture, seconds)
    count += 1
  }

  /// Puts the newest picture into its slots, now that it is known when the next one is shown.
  private mutating func place(until end: Double?) {
    guard let (picture, seconds) = newest else { return }
    for slot in 0..<(slots?.add(from: seconds, to: end) ?? 1) {
      meter.add(picture)
      window.add(picture)
      // One that is longer flashes no more often.
      guard slot == 0, let thumbnail = window.newestThumbnail else { continue }
      flashes.add(thumbnail, seconds: seconds)
    }
    newest = nil
  }

  /// What was measured, and what is to be said about it.
  package mutating func result() -> (facts: SeamFacts, findings: [Finding]) {
    place(until: nil)
    var facts = meter.facts
    facts.frameCount = count
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
    if let slots { findings = findings.compactMap(slots.told) }
    return (facts, findings)
  }
}

extension PictureLook {
  private func judgement(_ levels: [SeamLevel], _ facts: SeamFacts) -> SeamJudgement {
    if window.count == 1 || (facts.steps.max() ?? 0) < 0.2 { return .noMotion }
    return SeamJudge(levels)?.judgement() ?? .unknown
  }

  /// The ends at every scale, from fine to coarse.
  func levels() -> [SeamLevel] {
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
