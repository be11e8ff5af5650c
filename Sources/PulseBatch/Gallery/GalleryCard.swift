import PulseScenes
import PulseTimeline
import PulseVerify

/// One variant's part of the page.
struct GalleryCard {
  let entry: GalleryEntry
  /// The variant's number on the page.
  let number: Int
  /// The keys of parameters, in the order in which all cards show them.
  let keys: [String]
  /// For each drop-down, the number of this variant's value.
  let choices: [Int]

  var html: String {
    let facts = parameters + contrasts
    return """
      <li class="card" data-choices="\(choices.map(String.init).joined(separator: " "))">
      <article aria-labelledby="v\(number)">
      <div class="stage\(isClear ? " clear" : "")"\(stageStyle)>\(picture)</div>
      <h2 id="v\(number)"><bdi>\(HTMLText.escaped(entry.name))</bdi></h2>
      \(facts.isEmpty ? "" : "<dl>\(facts.joined())</dl>\n")<ul class="files">
      \(entry.files.map(line).joined(separator: "\n"))
      </ul>
      </article>
      </li>
      """
  }
}

// MARK: - The picture

extension GalleryCard {
  private static let videos = ["mp4", "m4v", "webm", "mov", "mkv"]
  private static let pictures = ["avif", "webp", "gif", "apng", "png"]
  /// Types by which browsers tell without loading what they can play.
  ///
  /// Not those of MOV and Matroska: browsers that play these deny it.
  private static let types = ["mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm"]

  private var isClear: Bool { (entry.look?.background.alpha ?? 1) < 1 }

  /// The picture's shape, so that nothing moves when it comes, and its ground until then.
  private var stageStyle: String {
    guard let look = entry.look else { return "" }
    let shape = "aspect-ratio: \(look.width) / \(look.height)"
    return isClear
      ? " style=\"\(shape)\""
      : " style=\"\(shape); background: \(HTMLText.escaped(look.background.cssText))\""
  }

  private func finished(_ endings: [String]) -> [GalleryEntry.File] {
    let files = entry.files.filter { $0.state == .finished }
    return endings.flatMap { ending in files.filter { $0.ending == ending } }
  }

  private var picture: String {
    let name = HTMLText.escaped(entry.name)
    let size = entry.look.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
    let films = finished(Self.videos)
    guard films.isEmpty else {
      let sources = films.map { file in
        let type = Self.types[file.ending].map { " type=\"\($0)\"" } ?? ""
        return "<source src=\"\(LinkText.relative(file.name))\"\(type)/>"
      }
      return "<video loop=\"loop\" muted=\"muted\" playsinline=\"playsinline\" preload=\"none\" "
        + "controls=\"controls\" aria-label=\"\(name)\"\(size)>\(sources.joined())</video>"
    }
    guard let file = finished(Self.pictures).first else {
      let isMade = entry.files.contains { $0.state == .finished }
      return "<p>\(isMade ? "no picture that browsers show" : HTMLText.escaped(entry.verdict))</p>"
    }
    return "<img loading=\"lazy\" decoding=\"async\" src=\"\(LinkText.relative(file.name))\" "
      + "alt=\"\(name)\"\(size)/>"
  }
}

// MARK: - The facts

extension GalleryCard {
  private var parameters: [String] {
    keys.compactMap { key in
      // The heading has said the name.
      guard let text = entry.parameters[key], key != BatchColumn.name.key || text != entry.name
      else { return nil }
      let swatch = (try? Color(css: text)).map { color in
        "<span class=\"swatch\" style=\"color: \(HTMLText.escaped(color.cssText))\"></span>"
      }
      return Self.fact(
        HTMLText.escaped(key), (swatch ?? "") + "<bdi>\(HTMLText.escaped(text))</bdi>")
    }
  }

  private var contrasts: [String] {
    (entry.look?.contrasts ?? []).map { ground, contrast in
      Self.fact(
        "contrast\(ground.isEmpty ? "" : " \(ground)")",
        "\(contrast.text) : 1 <span class=\"level\(contrast.ratio < 3 ? " low" : "")\">"
          + "\(contrast.level)</span>")
    }
  }

  private static func fact(_ name: String, _ value: String) -> String {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>"
  }

  private func line(_ file: GalleryEntry.File) -> String {
    let spellings = ["webm": "WebM", "webp": "WebP"]
    let ending = HTMLText.escaped(spellings[file.ending] ?? file.ending.uppercased())
    switch file.state {
    case .finished:
      let verdict = file.verdict?.rawValue ?? "not checked"
      let size = file.bytes.map { "<span>\(GalleryPage.grouped($0)) bytes</span> " } ?? ""
      return "<li><a href=\"\(LinkText.relative(file.name))\" download=\"download\" "
        + "aria-label=\"Download \(HTMLText.escaped(file.name))\">\(ending)</a> \(size)"
        + "<span class=\"verdict \(file.verdict?.rawValue ?? "unknown")\">\(verdict)</span></li>"
    case .open: return "<li>\(ending) <span class=\"verdict unknown\">not made yet</span></li>"
    case .failed(let reason):
      return "<li>\(ending) <span class=\"verdict defective\">failed</span> "
        + "\(HTMLText.escaped(reason))</li>"
    }
  }
}
