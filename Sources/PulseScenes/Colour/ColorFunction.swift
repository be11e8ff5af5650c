/// The functions that write a colour.
enum ColorFunction: String, CaseIterable {
  case rgb, hsl, hwb, hsb, lab, lch, oklab, oklch, color

  /// The function of that name; `rgba` and `hsla` are older names of `rgb` and `hsl`.
  init?(named name: String) {
    switch name {
    case "rgba": self = .rgb
    case "hsla": self = .hsl
    default: self.init(rawValue: name)
    }
  }

  /// The names for messages.
  static var names: [String] { allCases.map(\.rawValue) }

  /// Whether the arguments may be separated by commas.
  var allowsCommas: Bool { self == .rgb || self == .hsl || self == .hsb }

  /// How the function is written, for messages.
  var form: String {
    switch self {
    case .rgb: "'rgb(204 0 0)', 'rgb(80% 0% 0% / 0.5)' or 'rgb(204, 0, 0, 0.5)'"
    case .hsl: "'hsl(120 50% 40%)', 'hsl(120deg 50% 40% / 0.5)' or 'hsl(120, 50%, 40%, 0.5)'"
    case .hwb: "'hwb(120 20% 40%)' or 'hwb(120deg 20% 40% / 0.5)'"
    case .hsb: "'hsb(0, 1, 0.8)' or 'hsb(0, 1, 0.8, 0.5)', every number from 0 to 1"
    case .lab: "'lab(50 40 -20)' or 'lab(50% 40 -20 / 0.5)'"
    case .lch: "'lch(50 40 120)' or 'lch(50% 40 120deg / 0.5)'"
    case .oklab: "'oklab(0.5 0.1 -0.1)' or 'oklab(50% 0.1 -0.1 / 0.5)'"
    case .oklch: "'oklch(0.5 0.1 120)' or 'oklch(50% 0.1 120deg / 0.5)'"
    case .color: "'color(display-p3 0.8 0 0)' or 'color(srgb 80% 0% 0% / 0.5)'"
    }
  }
}
