import Foundation
import PulseRaster
import PulseTimeline
import Testing

@Suite("Strokes")
struct StrokeTests {
  /// A stroke, made from its definition by another program; see Reference/make-strokes.py.
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let path: [[Step]]
    let width: Double
    var cap: String?
    var join: String?
    var limit: Double?
    var dashes: [Double]?
    var phase: Double?
    var trim: [Double]?
    var transform: [Double]?
    let coverage: [Int]

    var testDescription: String { name }

    enum Step: Decodable, Sendable {
      case operation(String)
      case number(Double)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else {
          self = .operation(try container.decode(String.self))
        }
      }
    }

    var outline: Outline {
      let elements = path.map { steps -> Path.Element in
        let numbers = steps.compactMap { if case .number(let value) = $0 { value } else { nil } }
        let points = stride(from: 0, to: numbers.count, by: 2).map {
          Point(numbers[$0], numbers[$0 + 1])
        }
        guard case .operation(let operation) = steps[0] else { return .close }
        return switch operation {
        case "M": .move(to: points[0])
        case "L": .line(to: points[0])
        case "C": .cubic(control1: points[0], control2: points[1], to: points[2])
        default: .close
        }
      }
      let map = transform ?? [1, 0, 0, 1, 0, 0]
      let style = StrokeStyle(
        lineWidth: width, lineCap: LineCap(rawValue: cap ?? "butt") ?? .butt,
        lineJoin: LineJoin(rawValue: join ?? "miter") ?? .miter, miterLimit: limit ?? 10,
        lineDashPattern: dashes ?? [], lineDashPhase: phase ?? 0, strokeStart: trim?[0] ?? 0,
        strokeEnd: trim?[1] ?? 1)
      return Outline(
        path: Path(elements),
        transform: ProjectiveTransform(
          AffineTransform(a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5])),
        rule: .nonZero, stroke: style)
    }
  }

  static let cases: [Case] =
    (try? JSONDecoder().decode([Case].self, from: Reference.data("strokes.json"))) ?? []

  @Test("every case is there") func count() { #expect(Self.cases.count == 26) }

  @Test("coverage is what the definition says", arguments: cases)
  func reference(_ item: Case) {
    let geometry = PlaneGeometry(width: 40, height: 40)
    var rasterizer = Rasterizer()
    let mask = rasterizer.mask(of: FlatOutline(item.outline), geometry: geometry)
    let drawn = mask.expanded(columns: 40, rows: 40)
    let misses = zip(drawn, item.coverage).map { abs(Double($0) - Double($1) / 100_000) }
    let worst = misses.max() ?? 1
    let place = misses.firstIndex(of: worst) ?? 0
    #expect(worst < 1.0 / 512, "\(item.name) at \(place % 40), \(place / 40)")
  }
}
