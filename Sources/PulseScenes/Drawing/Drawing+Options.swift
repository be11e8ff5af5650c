public import PulseTimeline

extension Drawing {
  /// The bounds of the longest period, in seconds.
  public static let maximumPeriods: ClosedRange<Fraction> = Fraction(1, 1000)...Fraction(3600)

  /// Sets an option from its text.
  ///
  /// Size and scale replace each other: the last one set counts.
  public mutating func set(
    _ option: DrawingOption, to text: String
  ) throws(DrawingError) {
    switch option {
    case .scene: scene = text
    case .size:
      let must =
        "W or WxH in whole pixels from 1 to \(Canvas.largestSide), such as 1080 or 1080x1920"
      size = try read(option, text, must) { PictureSize(parsing: $0) }
    case .scale:
      let must = "a number of pixels per point from 0.001 to \(Canvas.largestSide), such as 2"
      size = try read(option, text, must) { PictureSize(parsingScale: $0) }
    case .padding:
      let must = "a number of pixels such as 20, or per cent of the shorter side such as 5%"
      padding = try read(option, text, must) { Padding(parsing: $0) }
    case .background: background = try Drawing.color(option, text)
    case .fps:
      let must = "a number of frames a second from 1/10 to 1000, such as 60, 29.97 or 30000/1001"
      rate = try read(option, text, must, Drawing.rate)
    case .fit:
      let names = FitPolicy.allCases.map(\.rawValue)
      fit = try choose(option, text, names) { FitPolicy(rawValue: $0) }
    case .retime: retime = try choose(option, text, ["true", "false"]) { $0 == "true" }
    case .maxPeriod:
      let must = "a number of seconds from 1/1000 to 3600, such as 60"
      maximumPeriod = try read(option, text, must, Drawing.period)
    case .longest:
      let must = "a number of seconds from 1/1000 to 3600, such as 3"
      longest = try read(option, text, must, Drawing.period)
    case .start:
      let must = "a part of the period from 0 to below 1, such as 0.25 or 1/3"
      start = try read(option, text, must) { text in
        Drawing.time(text, in: { $0 >= 0 && $0 < 1 })
      }
    }
  }

  /// The canonical text of an option, which ``set(_:to:)`` takes back to the same value.
  ///
  /// `nil` for whichever of size and scale is not in use.
  public func text(of option: DrawingOption) -> String? {
    let isScaled = if case .scale = size { true } else { false }
    return switch option {
    case .scene: scene
    case .size: isScaled ? nil : size.text
    case .scale: isScaled ? size.text : nil
    case .padding: padding.text
    case .background: background.color.cssText
    case .fps: rate.framesPerSecond.shortText
    case .fit: fit.rawValue
    case .retime: retime ? "true" : "false"
    case .maxPeriod: maximumPeriod.shortText
    case .longest: longest?.shortText
    case .start: start.shortText
    }
  }

  private func read<Value>(
    _ option: DrawingOption, _ text: String, _ must: String, _ parse: (String) -> Value?
  ) throws(DrawingError) -> Value {
    if let value = parse(text) { return value }
    let number = Suggestion.number(in: text) { parse($0) != nil }
    throw .value(option, text: text, must: must, suggestion: number)
  }

  private func choose<Value>(
    _ option: DrawingOption, _ text: String, _ names: [String], _ make: (String) -> Value?
  ) throws(DrawingError) -> Value {
    if names.contains(text), let value = make(text) { return value }
    let near = Suggestion.nearest(to: text, among: names)
    throw .value(option, text: text, must: Wording.list(names), suggestion: near)
  }

  private static func color(
    _ option: DrawingOption, _ text: String
  ) throws(DrawingError) -> ColorText {
    do {
      return try ColorText(css: text)
    } catch {
      throw .color(option, error)
    }
  }

  /// A rate whose numbers are small enough for exact time.
  private static func rate(_ text: String) -> FrameRate? {
    guard let rate = FrameRate(parsing: text),
      rate.framesPerSecond.denominator <= SceneParameter.largestDenominator
    else { return nil }
    return rate
  }

  private static func period(_ text: String) -> Fraction? {
    time(text) { maximumPeriods.contains($0) }
  }

  private static func time(_ text: String, in isAllowed: (Fraction) -> Bool) -> Fraction? {
    guard let time = Fraction(parsing: text), isAllowed(time),
      time.denominator <= SceneParameter.largestDenominator
    else { return nil }
    return time
  }
}
