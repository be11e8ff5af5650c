/// How much the picture changes from each frame to the next, with the seam in the middle.
///
/// The bars are a file's ``SeamFacts/steps``, turned so that the ones before the loop's end stand on the
/// left and those after its start on the right.
public struct StepPlot: Hashable, Sendable {
  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// Its place: 0 is the seam, -1 the step before it, 1 the one after.
    public var offset: Int
    /// The size of the step, RMS in codes; the largest of several where the film is long.
    public var size: Double
  }

  /// How many bars stand on each side of the seam at most: more would be narrower than a pixel.
  public static let reach = 120

  /// The bars, from left to right.
  public let bars: [Bar]

  /// The usual step, RMS in codes.
  public let usual: Double

  /// Makes a plot; `nil` where there is no step but the seam's own.
  public init?(_ facts: SeamFacts) {
    let inner = facts.steps.dropLast()
    guard !inner.isEmpty else { return nil }
    let left = min(Self.reach, inner.count / 2)
    let right = min(Self.reach, inner.count - left)
    bars =
      zip(-left..<0, inner.suffix(left)).map { Bar(offset: $0, size: $1) }
      + [Bar(offset: 0, size: facts.seamStep)]
      + zip(1...right, inner.prefix(right)).map { Bar(offset: $0, size: $1) }
    usual = facts.interior.medianStep
  }

  /// The largest bar's size.
  var largest: Double { bars.map(\.size).max() ?? 0 }
}

extension StepPlot {
  /// The plot as an SVG element, which fills whatever width it is given.
  ///
  /// Each bar carries its `data-offset` and `data-size`, as exactly as they are known.
  var svg: String {
    let height = 100.0
    let scale = largest > 0 ? (height - 4) / largest : 0
    let rectangles = bars.enumerated().map { index, bar in
      let size = max(bar.size * scale, 0.5)
      return
        "<rect class=\"\(bar.offset == 0 ? "seam" : "step")\" x=\"\(Figures.text(Double(index) + 0.1))\" "
        + "y=\"\(Figures.text(height - size))\" width=\"0.8\" height=\"\(Figures.text(size))\" "
        + "data-offset=\"\(bar.offset)\" data-size=\"\(bar.size)\">"
        + "<title>\(title(of: bar))</title></rect>"
    }
    let line = Figures.text(height - usual * scale)
    return """
      <svg class="plot" viewBox="0 0 \(bars.count) \(Int(height))" preserveAspectRatio="none" role="img" \
      aria-label="Bars: how much the picture changes from frame to frame, the step from last to first in the middle">
      \(rectangles.joined(separator: "\n"))
      <line class="usual" x1="0" x2="\(bars.count)" y1="\(line)" y2="\(line)"/>
      </svg>
      """
  }

  private func title(of bar: Bar) -> String {
    let size = Figures.text(bar.size)
    guard bar.offset != 0 else { return "last to first: \(size)" }
    let place = bar.offset < 0 ? "before the end" : "after the start"
    return "\(Figures.count(abs(bar.offset), "step")) \(place): \(size)"
  }
}
