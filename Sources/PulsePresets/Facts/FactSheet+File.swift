import PulseMedia
import PulseTimeline
import PulseVerify

extension FactSheet {
  /// What a written file says and holds.
  ///
  /// - Parameters:
  ///   - file: its name.
  ///   - container: what its container says.
  ///   - subjects: what is asked for; pictures are decoded, and packets walked through, for nothing else.
  /// - Throws: `MediaError` where the file can't be read.
  init(file: String, _ container: ContainerFacts, for subjects: Set<RuleSubject>) throws {
    self.init()
    set(.bytes, FileFacts(path: file).map { Fraction($0.bytes) })
    add(container)
    let isOfPackets = !subjects.isDisjoint(with: Self.ofPackets)
    if isOfPackets, container.format != .webp {
      add(try MediaReader(path: file).codingFacts(), container)
    }
    if subjects.contains(.equalNeighbours) {
      set(.equalNeighbours, Fraction(try Self.equalNeighbours(in: file)))
    }
  }

  /// What only packets and codec headers say.
  private static let ofPackets: Set<RuleSubject> = [
    .profile, .level, .scan, .pixelFormat, .pixelAspect, .soundRate, .soundChannels, .soundBitRate,
    .bitRate, .bFrames, .groups, .groupTime,
  ]

  private mutating func add(_ container: ContainerFacts) {
    set(.format, container.format.rawValue)
    set(.codec, container.codec)
    setSides(container.width, container.height, frames: container.frameCount)
    set(.fps, container.averageRate)
    set(.frames, Fraction(container.frameCount))
    set(.duration, container.seconds)
    if let durations = container.durations {
      set(.frameTime, min(durations.shortest, durations.last ?? durations.shortest))
    }
    switch container.loopCount {
    case .forever: setPlays(0, duration: nil)
    case .times(let count): setPlays(count, duration: container.seconds)
    case .unknown: set(.plays, "unknown")
    case .external: break
    }
    set(.alpha, container.alpha == .none ? "no" : "yes")
    set(.sound, container.audio?.codec ?? "none")
    set(.editLists, Fraction(container.edits.count))
    set(.index, container.isIndexFirst.map { $0 ? "first" : "last" })
    let tags = container.tags
    set(.colours, "\(tags.primaries)/\(tags.transfer)/\(tags.matrix)")
  }

  private mutating func add(_ coding: CodingFacts, _ container: ContainerFacts) {
    set(.profile, coding.profile)
    if container.codec == "h264" { set(.level, coding.level.map { Fraction($0, 10) }) }
    // What doesn't say that it is made of fields is not.
    set(.scan, coding.isProgressive == false ? "interlaced" : "progressive")
    set(.pixelFormat, coding.pixelFormat)
    let aspect = coding.pixelAspect ?? MediaRatio(1)
    set(.pixelAspect, Fraction(aspect.numerator, aspect.denominator))
    set(.soundRate, coding.sampleRate.map { Fraction($0) })
    set(.soundChannels, coding.channelCount.map { Fraction($0) })
    set(.bFrames, Fraction(coding.longestReordering))
    set(.groups, coding.hasClosedGroups ? "closed" : "open")
    if let rate = container.averageRate {
      set(.groupTime, Fraction(coding.longestGroup).checkedDividing(by: rate))
    }
    guard let seconds = container.seconds, seconds > 0 else { return }
    set(.bitRate, Fraction(coding.pictureBytes * 8).checkedDividing(by: seconds))
    if coding.sampleRate != nil {
      let bits = Fraction(coding.soundBytes * 8).checkedDividing(by: seconds)
      set(.soundBitRate, bits?.checkedDividing(by: 1000).map { Fraction($0.roundedHalfUp) })
    }
  }

  private static func equalNeighbours(in file: String) throws -> Int {
    let reader = try PictureReader(path: file)
    var (count, last) = (0, nil as VideoFrame?)
    while let picture = try reader.nextPicture() {
      try Interruption.check()
      if let last, last.holdsSameSamples(as: picture.frame) { count += 1 }
      last = picture.frame
    }
    return count
  }
}

extension ContainerFacts {
  /// How long all frames last together, in seconds; `nil` where nothing says so.
  fileprivate var seconds: Fraction? {
    if let rate { return Fraction(frameCount).checkedDividing(by: rate) }
    return durations?.total
  }

  /// Frames a second, on average where they last unequally long.
  fileprivate var averageRate: Fraction? {
    if let rate { return rate }
    guard let total = durations?.total, total > 0 else { return nil }
    return Fraction(frameCount).checkedDividing(by: total)
  }
}
