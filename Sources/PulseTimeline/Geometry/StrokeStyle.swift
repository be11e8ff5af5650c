/// How a path is stroked: everything about the line but its colour.
///
/// Lengths are in the units of the path's own coordinates. Numbers are stored as they are and bounded
/// where the stroke is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, half of it on each side of the path; 0 or less draws nothing; default 1.
  public var lineWidth: Double
  /// How the line ends; default ``LineCap/butt``.
  public var lineCap: LineCap
  /// How the line turns; default ``LineJoin/miter``.
  public var lineJoin: LineJoin
  /// The longest miter, in line widths, before it is cut off; default 10.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, from the start of the drawn part of each subpath on;
  /// empty, the default, draws a whole line.
  public var lineDashPattern: [Double]
  /// How far into the pattern the dashes begin; default 0.
  public var lineDashPhase: Double
  /// Where the drawn part starts, as a share of the total length of all subpaths; default 0.
  public var strokeStart: Double
  /// Where the drawn part ends; default 1; an end before the start draws nothing.
  public var strokeEnd: Double

  /// Makes a style; what is not given has Core Animation's default.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, lineDashPattern: [Double] = [], lineDashPhase: Double = 0,
    strokeStart: Double = 0, strokeEnd: Double = 1
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.lineDashPattern) = (miterLimit, lineDashPattern)
    (self.lineDashPhase, self.strokeStart, self.strokeEnd) =
      (lineDashPhase, strokeStart, strokeEnd)
  }
}
