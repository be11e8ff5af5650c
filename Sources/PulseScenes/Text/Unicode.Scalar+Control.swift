extension Unicode.Scalar {
  /// Whether this is a control character: those of Unicode's category Cc, which is fixed for all time.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
