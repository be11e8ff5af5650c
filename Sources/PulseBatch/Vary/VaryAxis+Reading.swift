import PulseScenes

extension VaryAxis {
  /// The most values that one axis may have.
  public static let longestAxis = 1_000_000

  /// Reads `KEY=A,B,@palette.json`.
  ///
  /// - Parameters:
  ///   - key: what varies.
  ///   - list: its values, or palettes after `@`, parted by commas.
  ///   - palette: reads a palette.
  /// - Throws: ``BatchError`` where there is no value, or one twice, and what `palette` throws.
  public init(
    key: String, list: String, palette: (String) throws -> Palette
  ) throws {
    var values: [Value] = []
    for part in Self.split(list) {
      guard part.hasPrefix("@"), part.count > 1 else {
        values.append(Value(part))
        continue
      }
      values += try palette(String(part.dropFirst())).colors.map { Value($0.text, name: $0.name) }
    }
    if values.contains(where: \.text.isEmpty) {
      throw BatchError(
        .usage, "--vary \(key)= has an empty value; values are parted by single commas")
    }
    guard values.count <= Self.longestAxis else {
      throw BatchError(.usage, "--vary \(key)= has more than \(Self.longestAxis) values")
    }
    var seen: Set<Value> = []
    if let twice = values.first(where: { !seen.insert($0).inserted }) {
      throw BatchError(.usage, "--vary \(key)= names \(Wording.quoted(twice.text)) twice")
    }
    self.init(key: key, values: values)
  }
}
