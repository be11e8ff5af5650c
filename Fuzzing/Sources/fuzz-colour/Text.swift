import PulseScenes

/// Any text gives a colour within sRGB or an error.
func read(_ bytes: [UInt8]) {
  guard let text = try? ColorText(css: String(decoding: bytes, as: UTF8.self)) else { return }
  let parts = [text.color.red, text.color.green, text.color.blue, text.color.alpha]
  precondition(parts.allSatisfy { (0...1).contains($0) }, "a colour outside of sRGB")
}
