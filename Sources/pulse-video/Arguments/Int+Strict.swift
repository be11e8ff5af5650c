extension Int {
  /// Reads ASCII digits alone: no sign, no space, no separator.
  init?(strict text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(text)
  }
}
