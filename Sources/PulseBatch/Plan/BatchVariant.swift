public import PulseEncode
public import PulsePresets
public import PulseScenes

/// One row with one value of each axis: what is drawn, how it is stored, and what its files are called.
public struct BatchVariant: Sendable {
  /// Its number, from 0.
  public let index: Int
  /// What is drawn.
  public let drawing: Drawing
  /// How it is stored.
  public let options: ExportOptions
  /// The place that the files are for; `nil` for none.
  public let preset: Preset?
  /// What the columns and axes say, as they were written, without what is empty.
  public let values: [(key: String, text: String)]
  /// What palettes call the values, by the columns' keys.
  public let names: [String: String]
}

extension BatchVariant {
  /// What the columns and axes say, by their keys, and what palettes call it.
  public var parameters: [String: String] {
    var parameters: [String: String] = [:]
    for (key, text) in values { parameters[key] = text }
    for (key, name) in names { parameters[key + BatchColumns.nameSuffix] = name }
    return parameters
  }
}
