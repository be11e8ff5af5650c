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
      size = try checked(PictureSize(parsing: text), option, text) {
        "W or WxH in whole pixels from 1 to \(Canvas.largestSide), such as 1080 or 1080x1920"
      }
    case .scale:
      size = try checked(PictureSize(parsingScale: text), option, text) {
        "a number of pixels per point from 0.001 to \(Canvas.largestSide), such as 2"
      }
    case .padding:
      padding = try checked(Padding(parsing: text), option, text) {
        "a number of pixels such as 20, or per cent of the shorter side such as 5%"
      }
    case .background: background = try Drawing.color(option, text)
    case .fps:
      rate = try checked(Drawing.rate(text), option, text) {
        "a number of frames a second from 1/10 to 1000, such as 60, 29.97 or 30000/1001"
      }
    case .fit:
      fit = try checked(FitPolicy(rawValue: text), option, text) {
        Wording.list(FitPolicy.allCases.map(\.rawValue))
      }
    case .retime:
      retime = try checked(["true": true, "false": false][text], option, text) {
        "true or false"
      }
    case .maxPeriod:
      maximumPeriod = try checked(
        Drawing.time(text, in: { Drawing.maximumPeriods.contains($0) }), option, text
      ) { "a number of seconds from 1/1000 to 3600, such as 60" }
    case .longest:
      longest = try checked(
        Drawing.time(text, in: { Drawing.maximumPeriods.contains($0) }), option, text
      ) { "a number of seconds from 1/1000 to 3600, such as 3" }
    case .start:
      start = try checked(Drawing.time(text, in: { $0 >= 0 && $0 < 1 }), option, text) {
        "a part of the period from 0 to below 1, such as 0.25 or 1/3"
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

  private func checked<Value>(
    _ value: Value?, _ option: DrawingOption, _ text: String, must: () -> String
  ) throws(DrawingError) -> Value {
    guard let value else { throw .value(option, text: text, must: must()) }
    return value
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

  private static func time(_ text: String, in isAllowed: (Fraction) -> Bool) -> Fraction? {
    guard let time = Fraction(parsing: text), isAllowed(time),
      time.denominator <= SceneParameter.largestDenominator
    else { return nil }
    return time
  }
}
