import Foundation
import PulseRaster
import PulseTimeline
import Testing

@Suite("Flat colours against exact Y'CbCr codes")
struct ColorCodeTests {
  struct File: Decodable {
    struct Entry: Decodable {
      struct Matrix: Decodable {
        let limited8: Codes
        let full8: Codes
        let limited10: Codes
        let full10: Codes
      }
      struct Codes: Decodable { let code: [Int] }
      let name: String
      let rgb: [Double]
      let values: [String: Matrix]
    }
    let colors: [Entry]
  }

  static let cases: [(ColorCoding.Matrix, ColorCoding.Range, Int)] =
    ColorCoding.Matrix.allCases.flatMap { matrix in
      ColorCoding.Range.allCases.flatMap { range in [8, 10].map { (matrix, range, $0) } }
    }

  @Test("all 66 colours as background and as shape", arguments: cases)
  func codes(matrix: ColorCoding.Matrix, range: ColorCoding.Range, depth: Int) throws {
    let file = try JSONDecoder().decode(File.self, from: Reference.data("yuv.json"))
    #expect(file.colors.count == 66)
    for entry in file.colors {
      let values = try #require(entry.values[matrix.rawValue])
      let expected =
        switch (range, depth) {
        case (.limited, 8): values.limited8.code
        case (.full, 8): values.full8.code
        case (.limited, _): values.limited10.code
        case (.full, _): values.full10.code
        }
      let color = Color(red: entry.rgb[0], green: entry.rgb[1], blue: entry.rgb[2])
      let coding = ColorCoding(matrix: matrix, range: range)
      #expect(flat(color, coding, depth, asShape: false) == expected, "\(entry.name)")
      #expect(flat(color, coding, depth, asShape: true) == expected, "\(entry.name)")
    }
  }

  private func flat(
    _ color: Color, _ coding: ColorCoding, _ depth: Int, asShape: Bool
  ) -> [Int] {
    let layout = PixelLayout.yuv420p.with(bitDepth: depth)
    let picture = TestPicture(layout: layout, width: 2, height: 2)
    var painter = Painter(
      layout: layout, coding: coding, width: 2, height: 2,
      background: asShape ? Color(red: 0.3, green: 0.6, blue: 0.2) : color)
    let shape = Snapshot.Shape(
      layer: "flat", path: .rectangle(Rect(x: -1, y: -1, width: 4, height: 4)),
      fill: .color(color))
    _ = painter.paint(Snapshot(shapes: asShape ? [shape] : []), into: picture.planes)
    return (0..<3).map { picture[$0, 0, 0] }
  }

  @Test("primaries are rounded half up: 0.9 x 255 is 230")
  func ties() {
    let picture = TestPicture(layout: .gbrp, width: 1, height: 1)
    var painter = Painter(
      layout: .gbrp, width: 1, height: 1, background: Color(red: 0.9, green: 0.09, blue: 0.09))
    _ = painter.paint(Snapshot(shapes: []), into: picture.planes)
    #expect((0..<3).map { picture[$0, 0, 0] } == [23, 23, 230])
  }

  @Test("colours beyond the gamut count as its nearest end, and no number as 0")
  func outOfGamut() {
    let picture = TestPicture(layout: .gbrp16, width: 1, height: 1)
    var painter = Painter(
      layout: .gbrp16, width: 1, height: 1,
      background: Color(red: 1.5, green: -0.5, blue: .nan))
    _ = painter.paint(Snapshot(shapes: []), into: picture.planes)
    #expect((0..<3).map { picture[$0, 0, 0] } == [0, 0, 65535])
  }
}
