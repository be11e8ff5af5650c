import Foundation
import PulseVerify
import TestSupport
import Testing

@Suite("The report for people")
struct ReportTests {
  /// What a stranger's file may say of itself.
  private static let hostile =
    "<script>alert('x')</script>\"]]>&amp;<!--\u{1B}[31m\u{202E}\u{0}\u{FFFE}\n<img src=http://x>"

  private static func report(_ file: String, _ verdict: Verdict) -> FileReport {
    var report = FileReport(file: file, verdict: verdict)
    var facts = ContainerFacts(format: .mp4)
    (facts.codec, facts.width, facts.height, facts.frameCount) = (hostile, 64, 64, 12)
    facts.sampleEntry = hostile
    facts.comment = hostile
    report.container = facts
    report.findings = [Finding(.cut, hostile, frame: 11)]
    return report
  }

  @Test("A stranger's words are text, not markup")
  func escaping() throws {
    var unreadable = FileReport(file: Self.hostile, verdict: .unreadable)
    unreadable.obstacle = Self.hostile
    let page = VerifyReport([Self.report(Self.hostile, .defective), unreadable]).html
    let reader = try #require(MarkupReader(page))
    let names = Set(reader.elements.map(\.name))
    #expect(!names.contains("script") && !names.contains("img") && !names.contains("link"))
    #expect(reader.text.contains("<script>alert('x')</script>"))
    let harmful = page.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
    }
    #expect(harmful.isEmpty)
  }

  @Test("Nothing lies outside of the page")
  func selfContained() throws {
    let page = VerifyReport([Self.report("a.mp4", .defective)]).html
    for part in ["url(", "@import", "<script", "javascript:", "src=\"h", "href=\"h"] {
      #expect(!page.contains(part), "\(part)")
    }
    let reader = try #require(MarkupReader(page))
    #expect(reader.values("src").allSatisfy { $0.hasPrefix("data:image/png;base64,") })
    #expect(reader.values("href").allSatisfy { $0.hasPrefix("#") })
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
  }

  @Test("The index leads to every file, whatever became of it")
  func index() throws {
    let verdicts: [Verdict] = [.seamless, .defective, .undecided, .unreadable, .seamless]
    let files = verdicts.enumerated().map { Self.report("\($0).mp4", $1) }
    let reader = try #require(MarkupReader(VerifyReport(files).html))
    let targets = reader.values("href", of: "a").map { String($0.dropFirst()) }
    #expect(targets.count == 5)
    #expect(targets == reader.values("id", of: "article"))
    #expect(Set(reader.values("id")).count == reader.values("id").count)
    #expect(reader.text.contains("2 of 5 files loop seamlessly."))
    let one = try #require(MarkupReader(VerifyReport([files[0]]).html))
    #expect(one.values("href").isEmpty)
  }

  @Test("The plot shows the measured steps, the seam in the middle", arguments: [2, 3, 12, 700])
  func plot(count: Int) throws {
    var report = FileReport(file: "a.mp4", verdict: .seamless)
    var facts = SeamFacts()
    facts.frameCount = count
    // The step from frame i to i + 1 has the size i + 1 and a fraction.
    facts.steps = (0..<count).map { Double($0) + 1.0625 }
    facts.seamStep = facts.steps[count - 1]
    report.seam = facts
    let reader = try #require(MarkupReader(VerifyReport([report]).html))
    let bars = reader.elements.filter { $0.name == "rect" }.map { $0.attributes }
    let offsets = try bars.map { try #require($0["data-offset"].flatMap(Int.init)) }
    let sizes = try bars.map { try #require($0["data-size"].flatMap(Double.init)) }
    #expect(offsets == Array(try #require(offsets.first)...(try #require(offsets.last))))
    // Offset -1 is the step that leads to the last frame, 0 the seam, 1 the first step of all.
    let wanted = offsets.map { facts.steps[(count - 1 + $0) % count] }
    #expect(sizes == wanted)
    #expect(bars.map { $0["class"] == "seam" } == offsets.map { $0 == 0 })
    #expect(bars.count == min(count, 2 * StepPlot.reach + 1))
    let before = offsets.count { $0 < 0 }
    #expect(abs(offsets.count - before - 1 - before) <= 1)
    // Heights are in proportion to sizes, but for a least one that can be seen.
    let heights = try bars.map { try #require($0["height"].flatMap(Double.init)) }
    let largest = try #require(sizes.max())
    for (height, size) in zip(heights, sizes) {
      #expect(abs(height - max(0.5, 96 * size / largest)) < 0.011)
    }
  }
}
