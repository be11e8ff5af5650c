public import PulseTimeline

/// A parameter of a scene that a user may set.
///
/// One declaration serves everything that deals with it: reading and checking its text, columns of
/// tables, help, and the canonical text in recipes.
public struct SceneParameter: Hashable, Sendable {
  /// What sort of value a parameter takes.
  public enum Kind: Hashable, Sendable {
    /// A colour; see ``ColorText``.
    case color
    /// A number within a range, in a unit such as `points`.
    case number(ClosedRange<Double>, unit: String)
    /// An exact time within a range, in seconds.
    case time(ClosedRange<Fraction>)
    /// An easing: a name or `cubic-bezier(x1, y1, x2, y2)`.
    case easing

    /// The kind in one word: `color`, `number`, `time`, `easing`.
    public var name: String {
      switch self {
      case .color: "color"
      case .number: "number"
      case .time: "time"
      case .easing: "easing"
      }
    }
  }

  /// The text that leaves the value to the scene, where ``isAutomatic``.
  public static let automatic = "auto"

  /// The name, as in `--set name=value`.
  public let name: String
  /// What sort of value it takes.
  public let kind: Kind
  /// The value where none is set, as text.
  public let defaultText: String
  /// What it does, in one sentence without a full stop.
  public let description: String
  /// Whether ``automatic`` is a value too.
  public let isAutomatic: Bool

  /// Declares a parameter.
  public init(
    _ name: String, _ kind: Kind, default defaultText: String, description: String,
    isAutomatic: Bool = false
  ) {
    (self.name, self.kind, self.defaultText) = (name, kind, defaultText)
    (self.description, self.isAutomatic) = (description, isAutomatic)
  }
}
