extension Path.Element {
  /// What the element does, in words.
  var words: String {
    switch self {
    case .move: "a move"
    case .line: "a line"
    case .quad: "a quadratic curve"
    case .cubic: "a cubic curve"
    case .close: "a close"
    }
  }
}

extension Path {
  /// The first place at which the two paths' elements are of different sorts, counted from 0;
  /// `nil` where one can be moved into the other, control point by control point.
  ///
  /// Where one path ends earlier, that is the place just after its end.
  public func firstDifference(from other: Path) -> Int? {
    for (index, pair) in zip(elements, other.elements).enumerated()
    where pair.0.words != pair.1.words {
      return index
    }
    let shorter = min(elements.count, other.elements.count)
    return elements.count == other.elements.count ? nil : shorter
  }
}
