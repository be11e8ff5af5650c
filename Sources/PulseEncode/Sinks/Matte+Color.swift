package import PulseMedia
package import PulseTimeline

extension Matte {
  /// The codes nearest to a colour, whose alpha means nothing here.
  package init(_ color: Color) {
    func code(_ component: Double) -> UInt8 {
      UInt8((min(max(component, 0), 1) * 255).rounded(.toNearestOrAwayFromZero))
    }
    self.init(red: code(color.red), green: code(color.green), blue: code(color.blue))
  }
}
