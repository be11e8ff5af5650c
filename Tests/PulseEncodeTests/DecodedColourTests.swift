import Foundation
import PulseEncode
import PulseScenes
import PulseTimeline
import Testing

/// Flat areas of decoded pictures, as ffmpeg decodes them, against the exact Y'CbCr values.
@Suite struct DecodedColourTests {
  /// BT.709, limited range, 8 bits, not rounded (ITU-R BT.709-6, items 3.2 and 3.4).
  private static func exact(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return [
      16 + 219 * luma, 128 + 224 * (blue - luma) / 1.8556, 128 + 224 * (red - luma) / 1.5748,
    ]
  }

  /// The seed's colour at progress p: from hsb(0, .9, .9) to hsb(0, 1, .8), component by component.
  private static func pulse(_ progress: Double) -> [Double] {
    exact(0.9 - 0.1 * progress, 0.09 * (1 - progress), 0.09 * (1 - progress))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    var codec: String?
    let layout: String
    let bytesPerSample: Int
    let chromaShift: (x: Int, y: Int)
    /// The largest difference from the exact value, in 8-bit codes.
    let tolerance: Double
    var testDescription: String { "\(file) \(codec ?? "") \(layout)" }
  }

  static let cases = [
    Case(file: "a.mp4", layout: "yuv420p", bytesPerSample: 1, chromaShift: (1, 1), tolerance: 1),
    Case(file: "a.mp4", layout: "yuv444p", bytesPerSample: 1, chromaShift: (0, 0), tolerance: 1),
    Case(
      file: "a.mp4", layout: "yuv420p10le", bytesPerSample: 2, chromaShift: (1, 1), tolerance: 1),
    Case(file: "a.webm", layout: "yuv420p", bytesPerSample: 1, chromaShift: (1, 1), tolerance: 1),
    Case(
      file: "a.mp4", codec: "hevc", layout: "yuv420p", bytesPerSample: 1, chromaShift: (1, 1),
      tolerance: 1),
    Case(
      file: "a.mp4", codec: "hevc", layout: "yuv420p10le", bytesPerSample: 2, chromaShift: (1, 1),
      tolerance: 1),
    Case(
      file: "a.mp4", codec: "av1", layout: "yuv420p", bytesPerSample: 1, chromaShift: (1, 1),
      tolerance: 1),
    Case(
      file: "a.mp4", codec: "av1", layout: "yuv420p10le", bytesPerSample: 2, chromaShift: (1, 1),
      tolerance: 1),
    // By libaom.
    Case(
      file: "a.mp4", codec: "av1", layout: "yuv444p", bytesPerSample: 1, chromaShift: (0, 0),
      tolerance: 1),
    Case(
      file: "a.webm", codec: "vp8", layout: "yuv420p", bytesPerSample: 1, chromaShift: (1, 1),
      tolerance: 1),
    Case(
      file: "a.mov", codec: "prores", layout: "yuv422p10le", bytesPerSample: 2,
      chromaShift: (1, 0), tolerance: 0.5),
    // Nothing but the one rounding stands between these and the exact value.
    Case(file: "a.y4m", layout: "yuv420p", bytesPerSample: 1, chromaShift: (1, 1), tolerance: 0.5),
    Case(
      file: "a.y4m", layout: "yuv422p10le", bytesPerSample: 2, chromaShift: (1, 0),
      tolerance: 0.125),
  ]

  @Test(arguments: cases) func flatAreas(_ wanted: Case) throws {
    let folder = try TemporaryFolder()
    let side = 256
    let drawing = try Drawing.pulse(size: "\(side)x\(side)")
    var options = ExportOptions()
    options.pixelFormat = wanted.layout
    options.codec = wanted.codec
    // VP8's own would be BT.601.
    options.matrix = .bt709
    let file = folder.file(wanted.file)
    _ = try Exporter.export(try Exporter.plan(files: [file], drawing: drawing, options: options))
    let bytes = try Tool.decode(file, format: wanted.layout)
    let frames = Planes(bytes: bytes, side: side, case: wanted)
    try #require(frames.count == 60)
    var worst = 0.0
    for frame in 0..<60 {
      let progress = Double(frame <= 30 ? frame : 60 - frame) / 30
      for (plane, due) in Self.pulse(progress).enumerated() {
        worst = max(worst, frames.largestError(frame, plane, from: 0.35, to: 0.65, due: due))
      }
      for (plane, due) in Self.exact(1, 1, 1).enumerated() {
        worst = max(worst, frames.largestError(frame, plane, from: 0, to: 0.03, due: due))
      }
    }
    #expect(worst <= wanted.tolerance + 1e-9)
  }

  /// Raw planes of one picture after the other.
  private struct Planes {
    let bytes: [UInt8]
    let side: Int
    let `case`: Case

    private func columns(_ plane: Int) -> Int { plane == 0 ? side : side >> `case`.chromaShift.x }
    private func rows(_ plane: Int) -> Int { plane == 0 ? side : side >> `case`.chromaShift.y }
    private var samples: Int { (0..<3).reduce(0) { $0 + columns($1) * rows($1) } }
    var count: Int { bytes.count / (samples * `case`.bytesPerSample) }

    /// The largest difference from `due`, in 8-bit codes, in a square given as shares of the side.
    func largestError(
      _ frame: Int, _ plane: Int, from: Double, to: Double, due: Double
    ) -> Double {
      let start = frame * samples + (0..<plane).reduce(0) { $0 + columns($1) * rows($1) }
      var worst = 0.0
      for row in Int(Double(rows(plane)) * from)..<Int(Double(rows(plane)) * to) {
        for column in Int(Double(columns(plane)) * from)..<Int(Double(columns(plane)) * to) {
          let index = start + row * columns(plane) + column
          worst = max(worst, abs(sample(index) - due))
        }
      }
      return worst
    }

    /// A sample in 8-bit codes; 10-bit ones are four times as fine.
    private func sample(_ index: Int) -> Double {
      guard `case`.bytesPerSample == 2 else { return Double(bytes[index]) }
      return Double(Int(bytes[2 * index]) | Int(bytes[2 * index + 1]) << 8) / 4
    }
  }
}
