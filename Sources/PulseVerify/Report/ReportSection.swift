/// One file's part of the report, as HTML.
struct ReportSection {
  private let report: FileReport
  private let identifier: String

  /// - Parameter identifier: the anchor that the index links to.
  init(_ report: FileReport, identifier: String) {
    self.report = report
    self.identifier = identifier
  }

  var html: String {
    [
      "<article id=\"\(identifier)\" class=\"\(report.verdict.rawValue)\" style=\"--seam: var(\(seamColor))\">",
      verdict, findings, plot, pictures, source, container,
      "</article>",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Red where the seam itself is wrong, whatever else is.
  private var seamColor: String {
    guard let seam = report.seam else { return "--soft" }
    if report.source?.isMatch == true { return "--good" }
    switch seam.kind {
    case .step, .turning: return "--good"
    case .still, .unknown: return "--soft"
    case .duplicate, .gap, .overlap, .cut, .reversed: return "--bad"
    }
  }

  private var verdict: String {
    let words = VerdictWords(report)
    var lines = [
      "<header class=\"verdict\">",
      "<p class=\"name\"><bdi>\(HTMLText.escaped(report.file))</bdi>\(extent)</p>",
      "<h2>\(words.headline)</h2>", "<p>\(words.meaning)</p>",
    ]
    if let obstacle = report.obstacle {
      lines.append(
        "<p>The reason: \(HTMLText.escaped(CleanText.shortened(obstacle, to: 1_000))).</p>")
    }
    return (lines + ["</header>"]).joined(separator: "\n")
  }

  private var extent: String {
    guard let container = report.container, container.frameCount > 0 else { return "" }
    let length = (container.durations?.total).map { ", \(Figures.seconds($0))" } ?? ""
    return " · \(Figures.count(container.frameCount, "frame"))\(length)"
  }

  private var findings: String {
    guard !report.findings.isEmpty else { return "" }
    let items = report.findings.map { finding in
      let isAction = finding.severity != .note || finding.code == .betterCut
      let advice = (isAction ? finding.code.advice : nil).map {
        "<p><b>What to do:</b> \(HTMLText.escaped($0))</p>"
      }
      return "<div class=\"finding \(finding.severity.rawValue)\">"
        + "<span class=\"tag\">\(finding.severity.rawValue)</span> "
        + "<span class=\"code\">\(finding.code.rawValue)</span>"
        + "<h4>\(HTMLText.escaped(finding.code.title))</h4>"
        + "<p>\(HTMLText.escaped(finding.message))</p>\(advice ?? "")</div>"
    }
    return (["<h3>What was found</h3>"] + items).joined(separator: "\n")
  }
}

extension ReportSection {
  private var plot: String {
    guard let seam = report.seam, let plot = StepPlot(seam) else { return "" }
    return """
      <div class="chart">
      <h3>How much the picture changes from frame to frame</h3>
      \(plot.svg)
      <div class="axis"><span>before the end</span><b>last to first</b><span>after the start</span></div>
      <p class="soft">\(Self.sentence(seam, plot))</p>
      </div>
      """
  }

  private var pictures: String {
    if let frames = report.seamFrames { return PictureStrips(frames).html }
    guard report.seam != nil else { return "" }
    return
      "<p class=\"soft\">Its pictures are left out, as the report would grow too large; make one of "
      + "this file alone to see them.</p>"
  }

  private static func sentence(_ seam: SeamFacts, _ plot: StepPlot) -> String {
    let (here, usual) = (Figures.text(seam.seamStep), Figures.text(plot.usual))
    var text =
      "Where the loop closes the picture changes by \(here) of 255 levels; usual in this file "
    text += "(dashed line) is \(usual)"
    if plot.usual > 0.1 {
      text +=
        seam.seamStep < 0.1 * plot.usual
        ? ", so that there is next to no change here"
        : ", so that it is \(Figures.text(seam.seamStep / plot.usual, places: 1)) times the usual"
    }
    text += "."
    if seam.stepStride > 1 {
      text += " Each bar stands for the largest of \(seam.stepStride) steps."
    }
    if plot.bars.count < seam.steps.count {
      text += " The \(plot.bars.count) bars nearest to the seam are shown, of \(seam.steps.count)."
    }
    return text
  }

  private var source: String {
    guard let source = report.source, source.obstacle == nil, source.framesCompared > 0 else {
      return ""
    }
    let summary =
      source.summary ?? "frame \(source.firstWrongFrame ?? 0) is the first that is not as drawn"
    let what = source.origin == .recipe ? "its recipe" : "the scene"
    let plays = source.loops > 1 ? " (\(source.loops) rounds)" : ""
    return "<h3>Compared with \(what)</h3>\n<p>\(HTMLText.capitalized(summary))\(plays).</p>"
  }

  private var container: String {
    guard let facts = report.container else { return "" }
    let rows = ContainerTable(facts).rows.map { name, value in
      "<tr><th scope=\"row\">\(name)</th><td>\(HTMLText.escaped(value))</td></tr>"
    }
    var lines = ["<h3>What the file says about itself</h3>", "<table>"] + rows + ["</table>"]
    if !facts.texts.isEmpty {
      let rows = facts.texts.map { text in
        "<tr><th scope=\"row\">\(HTMLText.escaped(text.key))</th>"
          + "<td>\(HTMLText.escaped(CleanText.shortened(text.value, to: 1_000)))</td></tr>"
      }
      lines.append("<details><summary>Texts in its metadata (\(facts.texts.count))</summary>")
      lines += ["<table>"] + rows + ["</table>", "</details>"]
    }
    return lines.joined(separator: "\n")
  }
}
