extension String {
  /// The text without control characters, which could steer a terminal: each becomes U+FFFD.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var cleaned = UnicodeScalarView()
    for scalar in unicodeScalars { cleaned.append(scalar.isControl ? "\u{FFFD}" : scalar) }
    return String(cleaned)
  }
}

extension Unicode.Scalar {
  /// C0, delete, C1, and the marks that turn the direction of writing around.
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
