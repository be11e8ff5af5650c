import PulseMedia
import PulseVerify

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The page: one HTML file that is well-formed XML too, with its script and style inside.
package struct GalleryPage {
  private let entries: [GalleryEntry]
  private let count: Int
  private let filters: [GalleryFilter]

  /// Makes the page of some variants.
  ///
  /// - Parameter count: how many there are, also of those that found no room.
  package init(_ entries: [GalleryEntry], count: Int) {
    (self.entries, self.count) = (entries, count)
    filters = GalleryFilter.all(of: entries)
  }

  /// By this our own pages are known again.
  private static let generator = "<meta name=\"generator\" content=\"pulse-video batch\"/>"

  /// Whether a file is such a page.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1000), as: UTF8.self).contains(generator)
  }

  /// The text of the page, a card at a time.
  package var pieces: some Sequence<String> {
    let keys = GalleryFilter.keys(of: entries)
    let numbers = filters.map { filter in
      Dictionary(uniqueKeysWithValues: filter.values.enumerated().map { ($1, $0) })
    }
    let cards = entries.enumerated().lazy.map { index, entry in
      let choices = zip(filters, numbers).map { filter, numbers in
        numbers[filter.value(of: entry)] ?? 0
      }
      return GalleryCard(entry: entry, number: index + 1, keys: keys, choices: choices).html + "\n"
    }
    return [[head], Array(cards), [Self.foot]].joined()
  }

  /// A number with a comma between thousands: `35,412`.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3), digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

// MARK: - Around the cards

extension GalleryPage {
  /// A policy that lets no script run but the page's own, whatever a name may have smuggled in.
  private static let policy: String = {
    let digest = (try? ByteDigest(of: GalleryScript.text))?.hexadecimal ?? ""
    var bytes = Data()
    var rest = digest[...]
    while let byte = UInt8(rest.prefix(2), radix: 16) {
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return
      "script-src 'sha256-\(bytes.base64EncodedString())'; object-src 'none'; base-uri 'none'; "
      + "form-action 'none'; connect-src 'none'"
  }()

  private var shown: String {
    "\(Self.grouped(entries.count)) variant\(entries.count == 1 ? "" : "s")"
  }

  private var head: String {
    let more =
      count > entries.count
      ? "\n<p>These are the first \(shown) of \(Self.grouped(count)).</p>" : ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      \(Self.generator)
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="referrer" content="no-referrer"/>
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)"/>
      <title>\(shown)</title>
      <style>
      \(GalleryStyle.text)
      </style>
      </head>
      <body>
      <header>
      <h1>Variants</h1>\(more)
      <div class="tools" role="search" aria-label="Variants" hidden="hidden">
      <div class="search"><label for="search">Search</label>
      <input type="search" id="search" autocomplete="off" spellcheck="false"/></div>
      \(filters.enumerated().map { $1.html($0) }.joined(separator: "\n"))
      <div class="buttons"><button type="button" id="clear">Show all</button>
      <button type="button" id="pause">Pause</button></div>
      </div>
      <p id="count" role="status">\(shown)</p>
      </header>
      <main>
      <ul class="cards">

      """
  }

  private static let foot = """
    </ul>
    <p id="none" hidden="hidden">No variant fits. “Show all” shows all of them again.</p>
    </main>
    <footer>Contrast: of the scene's colour against its background, by WCAG 2.2. 3 : 1 is enough for graphics
    and large text, 4.5 : 1 for text (AA), 7 : 1 for more (AAA).</footer>
    <script>\(GalleryScript.text)</script>
    </body>
    </html>

    """
}
