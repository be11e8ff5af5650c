import PulseScenes

/// GIMP's palettes: lines of red, green and blue, each from 0 to 255, and a name.
enum GIMPPalette {
  static func colors(_ text: String) throws -> [Palette.NamedColor] {
    var colors: [Palette.NamedColor] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().dropFirst()
    {
      let line = line.trimmed
      let isHead = ["Name:", "Columns:", "#"].contains { line.hasPrefix($0) }
      if line.isEmpty || isHead { continue }
      let parts = line.split(maxSplits: 3) { $0 == " " || $0 == "\t" }
      let numbers = parts.prefix(3).compactMap { UInt8($0) }
      guard numbers.count == 3 else {
        throw PaletteError(
          "line \(index + 1) must be three numbers from 0 to 255 and a name, not "
            + Wording.quoted(line))
      }
      let hexadecimal = "#" + numbers.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let name = parts.count > 3 ? parts[3].trimmed : hexadecimal
      colors.append(Palette.NamedColor(name: name, text: hexadecimal))
    }
    return colors
  }
}
