/// The units that may follow a number at once, and what to write instead of others.
enum ExpressionUnit {
  /// The names, per cent apart.
  static let names = ["pi", "deg", "turn", "rad", "s", "ms"]

  /// Whether a word is a unit, here or elsewhere.
  static func isUnit(_ word: String) -> Bool { names.contains(word) || hint(word) != nil }

  /// What to write instead of a unit from elsewhere, as the end of a sentence.
  static func hint(_ word: String) -> String? {
    switch word.asciiLowercased {
    case "sec", "secs", "second", "seconds": "; seconds are s, or nothing"
    case "msec", "millisecond", "milliseconds": "; milliseconds are ms"
    case "degree", "degrees", "grad": "; degrees are deg"
    case "radian", "radians": "; radians are rad, or nothing"
    case "turns", "rev": "; whole turns are turn"
    case "px", "pt", "pts", "point", "points", "em", "rem", "dp":
      "; lengths are points, and have no unit"
    case "f", "d", "l": "; a number has no letter behind it"
    case "x", "times": "; a factor has no unit"
    default: nil
    }
  }
}
