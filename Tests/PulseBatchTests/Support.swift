import Foundation
import PulseBatch
import PulseMedia
import PulseScenes

/// A folder for one test, gone afterwards.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pulse-batch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of everything in it, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

extension BatchTable {
  /// A table of a text.
  init(_ text: String) throws { try self.init(Array(text.utf8), name: "table") }
}

extension BatchRequest {
  /// A request for small, short files.
  static func short(_ table: String, folder: String = "out") throws -> BatchRequest {
    var request = BatchRequest(folder: folder)
    request.table = try BatchTable(table)
    try request.drawing.set(.size, to: "32")
    try request.drawing.set(.fps, to: "10")
    return request
  }
}

/// The messages of everything that is wrong with a table; empty where nothing is.
func problems(
  of table: String, change: (inout BatchRequest) throws -> Void = { _ in }
) throws -> [String] {
  do {
    var request = try BatchRequest.short(table)
    try change(&request)
    _ = try BatchPlan(request)
    return []
  } catch let error as BatchProblems {
    return error.problems.map(\.description)
  }
}

/// The names of all files of a table.
func names(
  of table: String, change: (inout BatchRequest) throws -> Void = { _ in }
) throws -> [String] {
  var request = try BatchRequest.short(table)
  try change(&request)
  return try BatchListing(BatchPlan(request)).map(\.file)
}
