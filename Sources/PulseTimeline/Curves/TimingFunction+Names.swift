extension TimingFunction {
  /// Even speed.
  public static let linear = TimingFunction(0, 0, 1, 1)
  /// Begins slowly.
  public static let easeIn = TimingFunction(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = TimingFunction(0, 0, 0.58, 1)
  /// Begins and ends slowly.
  public static let easeInEaseOut = TimingFunction(0.42, 0, 0.58, 1)
  /// Core Animation's default for its own animations: begins quickly, ends slowly.
  public static let `default` = TimingFunction(0.25, 0.1, 0.25, 1)

  private static let named: [(name: String, curve: TimingFunction)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInEaseOut), ("default", .default),
  ]

  /// The names that ``init(named:)`` takes.
  public static var names: [String] { named.map(\.name) }

  /// The curve of that name; `nil` where there is none.
  ///
  /// The names are Core Animation's, without its prefix: see ``names``.
  public init?(named name: String) {
    guard let match = TimingFunction.named.first(where: { $0.name == name }) else { return nil }
    self = match.curve
  }

  /// The curve's name; `nil` where it has none.
  public var name: String? { TimingFunction.named.first { $0.curve == self }?.name }
}
