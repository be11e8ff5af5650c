import PulseRaster
import PulseTimeline
import Testing

@Suite("The pulse's oval against the exactly integrated reference")
struct OvalReferenceTests {
  /// The eased progress at frames of 30 fps, from pulse-states-30.json.
  static let eased: [String: Double] = [
    "n00": 0, "n07": 0.11210956483206726, "n15": 0.5, "n30": 1,
  ]

  static let files = ["100x100@1x", "100x100@2x", "200x100@1x"].flatMap { size in
    ["n00", "n07", "n15", "n30"].map { "\(size)_\($0).npy" }
  }

  @Test("every pixel is within a thousandth", arguments: files)
  func coverage(file: String) throws {
    let reference = try Reference.picture(file)
    let frame = String(file.dropLast(4).suffix(3))
    let scale = file.contains("@2x") ? 2.0 : 1.0
    let inset = 4 * (try #require(Self.eased[frame]))
    let bounds = Rect(
      x: 0, y: 0, width: Double(reference.width) / scale, height: Double(reference.height) / scale)
    var rasterizer = Rasterizer()
    let mask = rasterizer.mask(
      of: .oval(in: bounds.insetBy(dx: inset, dy: inset)),
      transform: .scale(x: scale, y: scale),
      geometry: PlaneGeometry(width: reference.width, height: reference.height))
    let values = mask.expanded(columns: reference.width, rows: reference.height)
    let errors = zip(values, reference.values).map { abs($0 - $1) }
    let largest = try #require(errors.max())
    #expect(largest < 1e-3, "largest error \(largest)")
  }
}
