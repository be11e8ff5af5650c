/// What a shape layer draws, as `CAShapeLayer`: an outline, its inside and the line along it.
public struct ShapeContent: Hashable, Sendable {
  /// The outline, in the layer's own coordinates, not clipped to the bounds; `nil` draws nothing.
  public var path: Path?
  /// The colour inside the outline; `nil` draws nothing; default opaque black.
  public var fillColor: Color?
  /// What counts as inside; default ``FillRule/nonZero``.
  public var fillRule: FillRule
  /// The colour of the line along the outline, over the fill; `nil`, the default, draws none.
  public var strokeColor: Color?
  /// Everything else about the line; its numbers are kept as they are and bounded when drawn.
  public var strokeStyle: StrokeStyle

  /// Makes a content; what is not given has Core Animation's default.
  public init(
    path: Path? = nil, fillColor: Color? = .black, fillRule: FillRule = .nonZero,
    strokeColor: Color? = nil, strokeStyle: StrokeStyle = StrokeStyle()
  ) {
    (self.path, self.fillColor, self.fillRule) = (path, fillColor, fillRule)
    (self.strokeColor, self.strokeStyle) = (strokeColor, strokeStyle)
  }
}

extension ShapeContent {
  /// The width of the line, in points; default 1.
  public var lineWidth: Double {
    get { strokeStyle.lineWidth }
    set { strokeStyle.lineWidth = newValue }
  }

  /// How the line ends; default ``LineCap/butt``.
  public var lineCap: LineCap {
    get { strokeStyle.lineCap }
    set { strokeStyle.lineCap = newValue }
  }

  /// How the line turns; default ``LineJoin/miter``.
  public var lineJoin: LineJoin {
    get { strokeStyle.lineJoin }
    set { strokeStyle.lineJoin = newValue }
  }

  /// The longest miter, in line widths; default 10.
  public var miterLimit: Double {
    get { strokeStyle.miterLimit }
    set { strokeStyle.miterLimit = newValue }
  }

  /// The lengths of dashes and gaps in turn, in points; default none, a whole line.
  public var lineDashPattern: [Double] {
    get { strokeStyle.lineDashPattern }
    set { strokeStyle.lineDashPattern = newValue }
  }

  /// How far into the pattern the dashes begin, in points; default 0.
  public var lineDashPhase: Double {
    get { strokeStyle.lineDashPhase }
    set { strokeStyle.lineDashPhase = newValue }
  }

  /// Where the drawn part starts, as a share of the outline's length; default 0.
  public var strokeStart: Double {
    get { strokeStyle.strokeStart }
    set { strokeStyle.strokeStart = newValue }
  }

  /// Where the drawn part ends; default 1.
  public var strokeEnd: Double {
    get { strokeStyle.strokeEnd }
    set { strokeStyle.strokeEnd = newValue }
  }
}
