extension LoopPlan {
  /// The most frames that the fit policy `periods` draws.
  public static let mostFramesForPeriods = 3_600

  /// The most frames that any loop has.
  public static let mostFrames = 1_000_000

  /// Plans the loop of a scene with the given animations.
  init(
    _ tracks: [Track], rate: FrameRate, options: LoopOptions
  ) throws(LoopPlanError) {
    guard options.start >= .zero, options.start < .one else {
      throw .startOutsideLoop(options.start)
    }
    guard options.maximumPeriod > .zero else {
      throw .maximumPeriodNotPositive(options.maximumPeriod)
    }
    let schedule = try Schedule(tracks)
    if !schedule.contributors.isEmpty {
      self = try LoopPlan.endless(schedule, rate: rate, options: options)
    } else if schedule.settled > .zero {
      self = try LoopPlan.singleRun(schedule, rate: rate, options: options)
    } else {
      self = LoopPlan.still(schedule, rate: rate, options: options)
    }
  }

  /// The loop of a scene in which something moves without end.
  private static func endless(
    _ schedule: Schedule, rate: FrameRate, options: LoopOptions
  ) throws(LoopPlanError) -> LoopPlan {
    let common = schedule.commonPeriod.flatMap { $0 <= options.maximumPeriod ? $0 : nil }
    let retimed = common == nil ? CommonPeriod(schedule, rate: rate, options: options) : nil
    guard let period = common ?? (options.retime ? retimed?.length(at: rate) : nil) else {
      throw .tooLong(
        period: schedule.commonPeriod, limit: options.maximumPeriod,
        contributors: schedule.contributors.map(\.contributor),
        proposal: retimed.map {
          LoopPlanError.Proposal(period: $0.length(at: rate), largestChange: $0.largestChange)
        })
    }
    let fit = try WholeFrames(
      period: period, rate: rate, policy: options.fit, longest: options.longest)
    var plan = LoopPlan(.endless, rate: rate, period: period, fit: fit, start: options.start)
    plan.warmUp = try schedule.samplingStart(period: period)
    if let retimed { plan.retimings = try schedule.retimings(retimed, period: period) }
    return plan
  }

  /// The loop of a scene that comes to rest: one run, from time 0 to the last end.
  private static func singleRun(
    _ schedule: Schedule, rate: FrameRate, options: LoopOptions
  ) throws(LoopPlanError) -> LoopPlan {
    guard schedule.settled <= options.maximumPeriod else {
      throw .runTooLong(duration: schedule.settled, limit: options.maximumPeriod)
    }
    let fit = try WholeFrames(
      period: schedule.settled, rate: rate, policy: options.fit, longest: options.longest)
    return LoopPlan(
      .singleRun, rate: rate, period: schedule.settled, fit: fit, start: options.start)
  }

  /// The loop of a scene in which nothing moves: one frame.
  private static func still(
    _ schedule: Schedule, rate: FrameRate, options: LoopOptions
  ) -> LoopPlan {
    var plan = LoopPlan(
      .still, rate: rate, period: rate.frameDuration, fit: .single, start: options.start)
    plan.warmUp = schedule.endsAtSettled ? rate.frameDuration : .zero
    return plan
  }

  private init(
    _ kind: Kind, rate: FrameRate, period: Fraction, fit: WholeFrames, start: Fraction
  ) {
    (self.kind, self.rate, self.period, self.start) = (kind, rate, period, start)
    (periodsDrawn, frameCount, retimeFactor) = (fit.periods, fit.frames, fit.retimeFactor)
    (warmUp, retimings) = (.zero, [])
  }
}

extension Schedule {
  /// Where sampling starts: once everything has settled.
  ///
  /// A finite animation still shows at the very instant at which it ends. Where that instant is
  /// the start, sampling starts one period later, at the same phase.
  fileprivate func samplingStart(period: Fraction) throws(LoopPlanError) -> Fraction {
    guard endsAtSettled else { return settled }
    guard let start = settled.checkedAdding(period) else { throw .numbersTooFine(layer: nil) }
    return start
  }

  /// What a common period changes, animation by animation.
  fileprivate func retimings(
    _ common: CommonPeriod, period: Fraction
  ) throws(LoopPlanError) -> [Retiming] {
    var retimings: [Retiming] = []
    for (contributor, count) in zip(contributors.map(\.contributor), common.counts) {
      guard let newPeriod = period.checkedDividing(by: Fraction(count)),
        newPeriod.checkedDividing(by: contributor.period) != nil
      else { throw .numbersTooFine(layer: contributor.layer) }
      retimings.append(
        Retiming(
          layer: contributor.layer, subject: contributor.subject, period: contributor.period,
          newPeriod: newPeriod))
    }
    return retimings
  }
}

extension CommonPeriod {
  /// The common period that changed durations can have; `nil` where there is none.
  fileprivate init?(_ schedule: Schedule, rate: FrameRate, options: LoopOptions) {
    var frames: [Fraction] = []
    for period in schedule.periods {
      guard let count = period.checkedMultiplying(by: rate.framesPerSecond) else { return nil }
      frames.append(count)
    }
    let most = options.maximumPeriod.checkedMultiplying(by: rate.framesPerSecond)
    let limit = min(most?.floor ?? LoopPlan.mostFrames, LoopPlan.mostFrames)
    self.init(fitting: frames, limit: limit)
  }

  /// The length in seconds.
  fileprivate func length(at rate: FrameRate) -> Fraction {
    Fraction(frames) / rate.framesPerSecond
  }
}
