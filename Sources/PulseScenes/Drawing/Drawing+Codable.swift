extension Drawing: Codable {
  /// Reads an object of texts, one for each ``DrawingOption``, and `parameters`, itself an object
  /// of texts; what is missing has its default.
  ///
  /// Throws ``DrawingError`` for unknown keys and refused values. The scene and its parameters are
  /// checked when the drawing is resolved.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: TextKey.self)
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      if key == .parameters {
        parameters = try container.decode([String: String].self, forKey: key)
      } else {
        let text = try container.decode(String.self, forKey: key)
        try set(DrawingOption(named: key.stringValue), to: text)
      }
    }
    if container.contains(.option(.size)), container.contains(.option(.scale)) {
      throw DrawingError.sizeAndScale
    }
  }

  /// Writes the texts of all options, and the parameters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TextKey.self)
    for option in DrawingOption.allCases {
      try container.encodeIfPresent(text(of: option), forKey: .option(option))
    }
    try container.encode(parameters, forKey: .parameters)
  }
}

extension TextKey {
  fileprivate static let parameters = TextKey(stringValue: "parameters")

  fileprivate static func option(_ option: DrawingOption) -> TextKey {
    TextKey(stringValue: option.rawValue)
  }
}
