/// When each part of a keyframe animation begins, and how it is eased.
struct KeyframeTimes: Hashable, Sendable {
  /// When each segment begins, and last when the last one ends; as shares of the duration, not
  /// falling.
  let boundaries: [Double]
  /// The easing inside the first segments; those beyond are even.
  let curves: [TimingFunction]

  /// How many segments there are; 1 or more.
  var segmentCount: Int { boundaries.count - 1 }

  /// - Precondition: there are two boundaries or more.
  init(boundaries: [Double], curves: [TimingFunction]) {
    (self.boundaries, self.curves) = (boundaries, curves)
  }

  /// Segments of equal length.
  init(evenly segments: Int, curves: [TimingFunction] = []) {
    self.init(
      boundaries: (0...segments).map { Double($0) / Double(segments) }, curves: curves)
  }

  /// The segment at a share of the duration, and how far into it the share lies, eased.
  ///
  /// A boundary belongs to the segment that begins there, of several the last one; only the end
  /// of all belongs to the last segment. Before 0 and beyond 1, where only an easing of the whole
  /// can lead, the first and the last segment go on evenly. An end before 1 is held.
  func locate(_ share: Double) -> (segment: Int, part: Double) {
    let last = segmentCount - 1
    let segment = index(of: share, among: last)
    let (begin, end) = (boundaries[segment], boundaries[segment + 1])
    guard end > begin else { return (segment, share < begin ? 0 : 1) }
    var part = (share - begin) / (end - begin)
    if part >= 1, end < 1 || share == end { part = 1 }
    guard part > 0, part < 1, segment < curves.count else { return (segment, part) }
    return (segment, curves[segment].value(at: part))
  }

  /// The segment at a share of the duration, where segments are values that jump.
  ///
  /// A value whose time is 1 never shows, not even at the very end: measured on macOS.
  func slot(at share: Double) -> Int {
    index(of: min(share, 1.0.nextDown), among: segmentCount - 1)
  }

  /// The last segment up to `last` that begins at the share or before it; 0 where there is none.
  private func index(of share: Double, among last: Int) -> Int {
    var (lower, upper) = (0, last)
    while lower < upper {
      let middle = (lower + upper + 1) / 2
      if boundaries[middle] <= share { lower = middle } else { upper = middle - 1 }
    }
    return lower
  }
}

extension KeyframeAnimation {
  /// Whether the key times are used: there are as many as needed, the first is 0, none is smaller
  /// than the one before or greater than 1, and the mode is not paced.
  public var usesKeyTimes: Bool {
    guard let keyTimes, !calculationMode.isPaced, keyTimes.first == 0 else { return false }
    guard keyTimes.allSatisfy({ (0...1).contains($0) }) else { return false }
    guard zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 }) else { return false }
    let keyframes = path.map { MotionPath.segmentCount(of: $0) + 1 } ?? values.count
    guard calculationMode == .discrete else { return keyTimes.count == keyframes }
    // Along a path what jumps is the beginning of each line and curve: measured.
    let jumps = path == nil ? keyframes : keyframes - 1
    return keyTimes.count == jumps || keyTimes.count == jumps + 1
  }

  /// When each of so many segments begins.
  func times(segments: Int) -> KeyframeTimes {
    let curves = calculationMode.isPaced ? [] : Array((timingFunctions ?? []).prefix(segments))
    guard usesKeyTimes, let keyTimes else { return KeyframeTimes(evenly: segments, curves: curves) }
    // Discrete values of which the last one's end is not given last until the end.
    let boundaries = keyTimes.count == segments ? keyTimes + [1] : keyTimes
    return KeyframeTimes(boundaries: boundaries, curves: curves)
  }
}
