package import PulseTimeline

/// The way from colours to the values of each plane, in code units that are not yet rounded.
///
/// Formulas: ITU-T H.273 (equations 20 to 40), with the weights in ten-thousandths so that every
/// constant is a whole number. Values of planes are affine in the colour, so compositing may happen
/// on them; each sample is rounded once, at the end.
package struct PlaneCoding: Hashable, Sendable {
  package let layout: PixelLayout
  package let coding: ColorCoding

  package init(layout: PixelLayout, coding: ColorCoding) {
    self.layout = layout
    self.coding = coding
  }

  /// The value of each plane for a colour with components from 0 to 1; the alpha plane gets the colour's alpha.
  package func values(of color: Color) -> [Double] {
    let maximum = Double(layout.maximumCode)
    var values: [Double]
    switch layout.model {
    case .rgb: values = [color.green * maximum, color.blue * maximum, color.red * maximum]
    case .gray: values = [luma(of: color)]
    case .yuv: values = [luma(of: color)] + chroma(of: color)
    }
    if layout.hasAlpha { values.append(color.alpha * maximum) }
    return values
  }

  /// The smallest and the largest code that the plane may hold.
  package func legalCodes(ofPlane plane: Int) -> ClosedRange<Int> {
    guard coding.range == .limited, layout.model != .rgb, !layout.isAlpha(plane: plane) else {
      return 0...layout.maximumCode
    }
    let top = layout.isChroma(plane: plane) ? 240 : 235
    return (16 << (layout.bitDepth - 8))...(top << (layout.bitDepth - 8))
  }

  /// Luma, times 10,000 and before it is scaled to codes.
  private func weightedLuma(of color: Color) -> Double {
    let (red, blue) = (coding.matrix.redWeight, coding.matrix.blueWeight)
    return red * color.red + (10_000 - red - blue) * color.green + blue * color.blue
  }

  private func luma(of color: Color) -> Double {
    let weighted = weightedLuma(of: color)
    let scale = Double(1 << (layout.bitDepth - 8))
    return switch coding.range {
    case .limited: scale * (219 * weighted + 160_000) / 10_000
    case .full: Double(layout.maximumCode) * weighted / 10_000
    }
  }

  private func chroma(of color: Color) -> [Double] {
    let weighted = weightedLuma(of: color)
    let scale = Double(1 << (layout.bitDepth - 8))
    let span = coding.range == .limited ? 224 * scale : Double(layout.maximumCode)
    func code(_ primary: Double, _ weight: Double) -> Double {
      span * (10_000 * primary - weighted) / (2 * (10_000 - weight)) + 128 * scale
    }
    return [
      code(color.blue, coding.matrix.blueWeight), code(color.red, coding.matrix.redWeight),
    ]
  }
}
