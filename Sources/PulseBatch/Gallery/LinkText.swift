/// Links to files beside a page.
enum LinkText {
  /// The relative link to a file: what is no letter, digit, `-`, `.`, `_`, `~` or stroke as `%XX`
  /// (RFC 3986), with `./` before it, so that nothing in a name is taken for a scheme.
  static func relative(_ name: String) -> String {
    var link = "./"
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        link.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        link += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return link
  }
}
