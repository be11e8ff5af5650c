/// What an animation shows before it begins and after it has ended.
public enum FillMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the layer's own value shows. The default.
  case removed
  /// Nothing before; its last state afterwards.
  case forwards
  /// Its first state before; nothing afterwards.
  case backwards
  /// Its first state before, its last state afterwards.
  case both

  /// Whether the first state shows before the beginning.
  var fillsBackwards: Bool { self == .backwards || self == .both }

  /// Whether the last state shows after the end.
  var fillsForwards: Bool { self == .forwards || self == .both }
}
