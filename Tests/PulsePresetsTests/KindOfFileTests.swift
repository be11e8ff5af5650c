import Foundation
import PulseEncode
import PulsePresets
import PulseScenes
import PulseVerify
import Testing

/// Every preset against a file of every kind.
@Suite("Kinds of file that presets take", .serialized)
struct KindOfFileTests {
  /// What each place takes, by the endings of the files that are made here; written down once more, apart from
  /// the presets' own files.
  private static let taken: [String: Set<String>] = [
    "apple-app-preview": ["mp4", "mov"], "discord-emoji": ["gif", "webp", "avif", "apng"],
    "discord-sticker": ["apng", "gif"], "email-gif": ["gif"], "giphy-sticker": ["gif", "webp"],
    "google-ads-gif": ["gif"], "imessage-sticker": ["apng", "gif"],
    "instagram-reel": ["mp4", "mov"], "line-animated": ["apng"], "linkedin-ad": ["mp4"],
    "signal-sticker": ["apng"], "slack-emoji": ["gif", "apng"],
    "telegram-video-emoji": ["webm"], "telegram-video-sticker": ["webm"],
    "tiktok-ad": ["mp4", "mov"], "web-hero": ["mp4", "webm"], "whatsapp-animated": ["webp"],
    "x-gif": ["gif"], "x-video": ["mp4", "mov"], "youtube": ["mp4"],
  ]

  /// The kinds by their endings, and their names in messages.
  private static let kinds = [
    ("mp4", "MP4"), ("mov", "QuickTime"), ("webm", "WebM"), ("mkv", "Matroska"), ("gif", "GIF"),
    ("apng", "PNG"), ("webp", "WebP"), ("avif", "AVIF"), ("y4m", "YUV4MPEG2"),
  ]

  private func export(
    _ files: [String], beforeNaming: (ExportReport) throws -> Void = { _ in }
  ) throws {
    var (drawing, options) = (Drawing(scene: "pulse"), ExportOptions())
    try drawing.set(.size, to: "64")
    try drawing.set(.fps, to: "4")
    try options.set(.effort, to: "fast")
    let plan = try Exporter.plan(files: files, drawing: drawing.resolve(), options: options)
    _ = try Exporter.export(plan, beforeNaming: beforeNaming)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kinds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("the table names every preset that files are written for")
  func table() {
    let names = PresetCatalogue.all.filter { !$0.writtenEndings.isEmpty }.map(\.name)
    #expect(Set(names) == Set(Self.taken.keys))
  }

  @Test("every preset refuses every kind that it doesn't take, and no other")
  func verified() throws {
    try withFolder { folder in
      try export(Self.kinds.map { "\(folder)/x.\($0.0)" })
      for (ending, title) in Self.kinds {
        let report = try Verifier.verify(file: "\(folder)/x.\(ending)")
        for (name, taken) in Self.taken {
          let judged = try PresetCatalogue.preset(named: name).judging(report)
          let kind = judged.report.findings.filter { $0.message.contains("kind of file") }
          guard !taken.contains(ending) else {
            #expect(kind.isEmpty, "\(name) takes .\(ending): \(kind)")
            continue
          }
          #expect(kind.count == 1 && kind.first?.severity == .fault, "\(name), .\(ending)")
          #expect(
            kind.first?.message.hasPrefix("\(name): kind of file: \(title), allowed is ") == true,
            "\(name), .\(ending): \(kind)")
          #expect(judged.report.verdict == .defective, "\(name), .\(ending)")
          let messages = judged.report.findings.map(\.message)
          #expect(!messages.contains { $0.contains("meets all") }, "\(name), .\(ending)")
          #expect(!messages.contains { $0.contains("not stated") }, "\(name), .\(ending)")
        }
      }
    }
  }

  @Test("an export's own check refuses a file of another kind")
  func exported() throws {
    try withFolder { folder in
      for (name, taken) in Self.taken {
        let preset = try PresetCatalogue.preset(named: name)
        let ending = try #require(Self.kinds.map(\.0).first { !taken.contains($0) })
        let error = try #require(throws: ExportError.self) {
          try export(["\(folder)/\(name).\(ending)"]) { _ = try preset.check($0) }
        }
        #expect(error.kind == .unreachable)
        #expect(error.description.contains("kind of file: "), "\(name): \(error)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test("what is taken is named with all kinds")
  func words() throws {
    let rule = try #require(
      PresetCatalogue.preset(named: "slack-emoji").rules.first { $0.subject == .format })
    #expect(rule.allowed == "GIF or PNG")
    for preset in PresetCatalogue.all where !preset.writtenEndings.isEmpty {
      #expect(preset.rules.count { $0.subject == .format && !$0.isAdvice } == 1, "\(preset.name)")
    }
  }
}
