import PulseScenes

/// Colours with names, in their order.
public struct Palette: Hashable, Sendable {
  /// The most bytes of a palette that are read.
  public static let longestPalette = 16 << 20

  /// One colour.
  public struct NamedColor: Hashable, Sendable {
    /// What the palette calls it, groups parted by dots.
    public let name: String
    /// The colour as `--color` takes it.
    public let text: String

    /// Makes a named colour.
    public init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// The colours, in the palette's order.
  public let colors: [NamedColor]

  /// Makes a palette.
  public init(_ colors: [NamedColor]) { self.colors = colors }

  /// Reads a palette: design tokens (JSON), GIMP's, or CSS custom properties, told apart by how they
  /// begin.
  ///
  /// - Parameters:
  ///   - bytes: the palette; at most ``longestPalette``.
  ///   - name: its name in messages.
  /// - Throws: ``BatchError`` where it is none of them, or has no colour; `MediaError` where a signal asked to
  ///   stop.
  public init(_ bytes: [UInt8], name: String) throws {
    guard bytes.count <= Self.longestPalette,
      let text = String(validating: bytes, as: UTF8.self)
    else { throw BatchError(.badInput, "the palette \(name) is too long, or no text in UTF-8") }
    let colors: [NamedColor]
    do {
      if JSONTable.looksRight(bytes) {
        var tokens = try DesignTokens(try JSONReader.value(bytes))
        colors = try tokens.colors()
      } else if text.hasPrefix("GIMP Palette") {
        colors = try GIMPPalette.colors(text)
      } else {
        colors = try CustomProperties.colors(text)
      }
    } catch let error as JSONReader.Fault {
      throw BatchError(.badInput, "the palette \(name), line \(error.line): \(error.message)")
    } catch let error as PaletteError {
      throw BatchError(.badInput, "the palette \(name): \(error)")
    }
    guard !colors.isEmpty else {
      throw BatchError(
        .badInput,
        "the palette \(name) has no colour; it must be design tokens, a GIMP palette, or CSS "
          + "custom properties such as '--brand: #0a84ff;'")
    }
    self.init(colors)
  }
}

/// What is wrong with a palette.
struct PaletteError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension Palette {
  /// Refuses a text that is no colour.
  static func check(_ text: String, of name: String) throws {
    do {
      _ = try ColorText(css: text)
    } catch {
      throw PaletteError("\(Wording.quoted(name)): \(error)")
    }
  }
}
