import PulseMedia

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What planning a row gave, as a manifest keeps it, so that the row need not be planned again.
struct RememberedRow: Hashable, Sendable {
  /// The digest of everything that was planned from (``RowWords``).
  var row: ByteDigest
  /// The name of its files, without folder and ending.
  var name: String
  /// What planning gave.
  var plan: RowPlan
}

// MARK: - Lines of a manifest

extension RememberedRow {
  /// How its lines begin, and no others: those of files would else be read for nothing.
  static let beginning = Array("{\"cost\":".utf8)

  /// The members of a line.
  private struct Members: Encodable {
    var cost: Double
    var frames: Int
    var name: String
    var recipes: [String]
    var retimed: Bool
    var row: String
    var schema = ManifestLine.schema
    var shape: String
  }

  /// A line with a digest of itself at its end, by which one is known that was damaged or edited.
  private static func sealed(_ line: String) throws -> String {
    let sum = try ByteDigest(of: line).hexadecimal.prefix(16)
    return line.dropLast() + ",\"sum\":\"\(sum)\"}"
  }

  /// How many bytes ``sealed(_:)`` adds.
  private static let sealLength = ",\"sum\":\"0123456789abcdef\"".utf8.count

  /// The line as JSON, without its end.
  func line() throws -> String {
    let members = Members(
      cost: plan.cost, frames: plan.frames, name: name, recipes: plan.recipes.map(\.hexadecimal),
      retimed: plan.isRetimed, row: row.hexadecimal, shape: String(plan.shape, radix: 16))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try Self.sealed(String(decoding: try encoder.encode(members), as: UTF8.self))
  }

  /// Reads a line; `nil` for every other kind, and for numbers that no plan can have.
  init?(line: [UInt8]) {
    guard line.starts(with: Self.beginning), Self.isWhole(line),
      let value = try? JSONReader.value(line),
      value["schema"]?.integer == ManifestLine.schema,
      let row = value["row"]?.string.flatMap({ ByteDigest(hexadecimal: $0) }),
      let name = value["name"]?.string, !name.isEmpty, let frames = value["frames"]?.integer,
      frames > 0,
      let cost = value["cost"]?.double, cost >= 0, cost < 1e18,
      let shape = value["shape"]?.string.flatMap({ UInt64($0, radix: 16) }),
      case .bool(let isRetimed)? = value["retimed"], case .array(let texts)? = value["recipes"]
    else { return nil }
    let recipes = texts.compactMap { $0.string.flatMap { ByteDigest(hexadecimal: $0) } }
    guard recipes.count == texts.count else { return nil }
    plan = RowPlan(
      shape: shape, cost: cost, frames: frames, recipes: recipes, isRetimed: isRetimed)
    (self.row, self.name) = (row, name)
  }

  private static func isWhole(_ line: [UInt8]) -> Bool {
    let bare = String(decoding: line.dropLast(sealLength + 1), as: UTF8.self) + "}"
    return (try? sealed(bare)).map { line.elementsEqual($0.utf8) } ?? false
  }
}
