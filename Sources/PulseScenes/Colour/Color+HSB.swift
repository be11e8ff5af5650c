public import PulseTimeline

extension Color {
  /// The colour of a hue, a saturation and a brightness, all 0 to 1, as `UIColor` has them.
  ///
  /// Hue 0 is red, 1/3 green, 2/3 blue and 1 red again; hues outside of 0 to 1 go round. Like
  /// UIColor since iOS 10, saturation and brightness are not limited: values outside of 0 to 1 give
  /// components outside of sRGB.
  public static func hsb(
    _ hue: Double, _ saturation: Double, _ brightness: Double, alpha: Double = 1
  ) -> Color {
    let turns = hue - hue.rounded(.down)
    let sector = (turns * 6).rounded(.down)
    let part = turns * 6 - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch sector {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)
      }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The hue, saturation and brightness of the colour, for components of 0 to 1.
  ///
  /// Greys have no hue and get 0; black has no saturation and gets 0.
  public var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let largest = max(red, green, blue)
    let span = largest - min(red, green, blue)
    guard largest > 0, span > 0 else { return (0, 0, max(largest, 0)) }
    let sixths =
      if largest == red {
        (green - blue) / span
      } else if largest == green {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, span / largest, largest)
  }
}
