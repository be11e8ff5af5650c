internal import PulseTimeline

/// Lays pictures of several lengths out in slots of one length, each as often as it is long.
///
/// Animated WebP, GIF and APNG store a picture that equals the one before it as nothing but a longer
/// delay. A turning frame that is shown twice is one picture there, and a film's speed is seen only
/// where every slot of time counts.
struct FrameSlots {
  /// The length of a slot, in seconds.
  private let length: Double
  /// How long the last picture is shown, in seconds.
  private let last: Double
  /// The first slot of every picture.
  private var starts: [Int] = []
  /// How many slots there are.
  private var count = 0

  /// Prepares slots; `nil` where all pictures are equally long, where their lengths are no multiples of
  /// one another, and where they would fill more slots than a film has thumbnails.
  init?(_ container: ContainerFacts?) {
    guard let container, let durations = container.durations, let last = durations.last,
      durations.areMultiples, durations.lastIsMultiple
    else { return nil }
    let shortest = min(durations.shortest, last).doubleValue
    let usual = durations.nominal.doubleValue
    // A single short one, as at the end of a recording, is no measure for the others.
    length = shortest >= usual / 4 ? min(shortest, usual) : usual
    self.last = last.doubleValue
    guard length > 0 else { return nil }
    let total = durations.total.doubleValue / length
    guard total < Double(PictureWindow.thumbnailLimit) + 0.5,
      Int(total.rounded()) > container.frameCount
    else { return nil }
  }

  /// Takes the next picture; says in how many slots it is shown.
  ///
  /// - Parameters:
  ///   - start: when it is shown, in seconds.
  ///   - end: when the next one is; `nil` after the last.
  mutating func add(from start: Double?, to end: Double?) -> Int {
    let seconds = start.flatMap { start in end.map { $0 - start } } ?? last
    let room = PictureWindow.thumbnailLimit - count
    let slots = min(max(1, Int((min(max(seconds, 0), 1e6) / length).rounded())), max(1, room))
    starts.append(count)
    count += slots
    return slots
  }

  /// The picture that a slot shows.
  func picture(inSlot slot: Int) -> Int { (starts.firstIndex { $0 > slot } ?? starts.count) - 1 }

  /// The finding with pictures for its slots; `nil` where it would cut one in two.
  func told(_ finding: Finding) -> Finding? {
    if case .range(let start, let end) = finding.value {
      let isWhole = [start, end].allSatisfy { $0 == count || starts.contains($0) }
      let cut = picture(inSlot: start)..<picture(inSlot: end - 1) + 1
      return isWhole ? SeamWords.betterCut(cut, isSample: false) : nil
    }
    return Finding(
      finding.code, finding.message, severity: finding.severity,
      frame: finding.frame.map(picture(inSlot:)), value: finding.value)
  }
}
