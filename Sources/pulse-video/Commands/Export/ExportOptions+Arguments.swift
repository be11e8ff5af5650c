import PulseEncode
import PulseTimeline

extension ExportOptions {
  /// The wishes that the command line states; what it doesn't name stays as it is by default.
  init(_ arguments: Arguments) {
    self.init()
    codec = arguments[.codec]
    pixelFormat = arguments[.pixelFormat]
    quality = Quality(arguments) ?? quality
    codecOptions = arguments.pairs(.codecOption).map { CodecOption($0.key, $0.value) }
    effort = arguments[.effort].flatMap(Effort.init) ?? effort
    matrix = arguments[.matrix].flatMap(MatrixChoice.init) ?? matrix
    range = arguments[.range].flatMap(RangeChoice.init) ?? range
    transfer = arguments[.transfer].flatMap(TransferChoice.init) ?? transfer
    threads = arguments[.threads].flatMap { Int(strict: $0) }
    repeats = Repeats(arguments) ?? repeats
    writesRecipe = !arguments.has(.noRecipe)
    overwrites = !arguments.has(.noOverwrite)
  }
}

extension Quality {
  /// The quality that the command line asks for, in whichever language.
  fileprivate init?(_ arguments: Arguments) {
    if let level = arguments[.quality].flatMap({ Fraction(parsing: $0) }) {
      self = .level(level.doubleValue)
    } else if let rate = arguments[.crf].flatMap({ Fraction(parsing: $0) }) {
      self = .constantRate(rate.doubleValue)
    } else if let rate = arguments[.bitrate].flatMap({ BitRate(parsing: $0) }) {
      self = .bitRate(rate.bitsPerSecond)
    } else {
      return nil
    }
  }
}

extension Repeats {
  /// How much is to be written, as the command line says it.
  fileprivate init?(_ arguments: Arguments) {
    if let loops = arguments[.loops].flatMap({ Int(strict: $0) }) {
      self = .loops(loops)
    } else if let seconds = arguments[.seconds].flatMap({ Fraction(parsing: $0) }) {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }
}
