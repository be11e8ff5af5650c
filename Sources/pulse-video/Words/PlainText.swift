/// Text for a terminal, with everything in it that could steer one made harmless.
package enum PlainText {
  /// Replaces control characters, line separators and direction overrides by `?`.
  ///
  /// File names and libav's messages come from strangers; an escape sequence in them could repaint
  /// the terminal, and a line break could forge a message of the program's own.
  package static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmful($0) ? "?" : $0 }))
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
