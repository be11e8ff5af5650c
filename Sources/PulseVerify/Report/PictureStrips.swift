#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The pictures on both sides of the seam, and what changes between them, as HTML.
struct PictureStrips {
  private let frames: SeamFrames

  init(_ frames: SeamFrames) { self.frames = frames }

  var html: String {
    guard frames.differences.count + frames.last.count > 1 else {
      let figures = frames.first.map {
        figure($0.png, "frame 0", isClear: frames.hasAlpha, isMarked: false)
      }
      return "<h3>Its only picture</h3>\n<div class=\"strip\">\(figures.joined())</div>"
    }
    var parts = ["<h3>The pictures where the loop closes</h3>"]
    parts.append("<div class=\"pair\">")
    parts.append(strip("The end", frames.last, markedAt: frames.last.count - 1))
    parts.append(strip("The start again", frames.first, markedAt: 0))
    parts.append("</div>")
    if !frames.differences.isEmpty { parts += differences }
    return parts.joined(separator: "\n")
  }

  private func strip(_ title: String, _ pictures: [SeamFrames.Picture], markedAt mark: Int)
    -> String
  {
    let figures = pictures.enumerated().map { index, picture in
      let caption = "frame \(picture.frame)"
      return figure(
        picture.png, caption, isClear: frames.hasAlpha,
        isMarked: index == mark && frames.last.count + frames.first.count > 2)
    }
    return "<section><h4>\(title)</h4><div class=\"strip\">\(figures.joined())</div></section>"
  }

  private var differences: [String] {
    let figures = frames.differences.map { difference in
      let isSeam = difference.to == 0
      let caption =
        "frame \(difference.from) to \(difference.to)" + (isSeam ? ": where it closes" : "")
      return figure(difference.png, caption, isClear: false, isMarked: isSeam)
    }
    let brightened = frames.gain == 1 ? "" : ", all brightened \(frames.gain) times alike"
    return [
      "<h3>What changes from one picture to the next</h3>",
      "<p class=\"soft\">Black: nothing changes; the brighter, the more does\(brightened). In a good loop "
        + "the one marked looks like its neighbours.</p>",
      "<div class=\"strip\">\(figures.joined())</div>",
    ]
  }

  private func figure(
    _ png: [UInt8], _ caption: String, isClear: Bool, isMarked: Bool
  ) -> String {
    // Enlarged, small pictures show their pixels; the width stands in PNG's header.
    let isSmall = png.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) } < 160
    let classes = [isClear ? "clear" : nil, isSmall ? "small" : nil].compactMap(\.self)
    let data = Data(png).base64EncodedString()
    return "<figure\(isMarked ? " class=\"at-seam\"" : "")>"
      + "<img class=\"\(classes.joined(separator: " "))\" alt=\"\(caption)\" src=\"data:image/png;base64,\(data)\"/>"
      + "<figcaption>\(caption)</figcaption></figure>"
  }
}
