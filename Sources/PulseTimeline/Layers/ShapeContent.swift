/// What a shape layer draws, as `CAShapeLayer`: an outline, its inside and the line along it.
///
/// The properties of the line can be named without ``strokeStyle``: `content.lineWidth`.
@dynamicMemberLookup
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
  /// A property of the line, `lineWidth` to `strokeEnd`: ``StrokeStyle`` says what each means.
  public subscript<Value>(dynamicMember member: WritableKeyPath<StrokeStyle, Value>) -> Value {
    get { strokeStyle[keyPath: member] }
    set { strokeStyle[keyPath: member] = newValue }
  }
}
