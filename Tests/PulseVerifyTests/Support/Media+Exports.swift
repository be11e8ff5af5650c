import PulseEncode
import PulseScenes

extension Media {
  /// Exports a drawing with this program; hands the file's path back.
  func export(
    _ name: String, _ drawing: Drawing, _ options: ExportOptions = ExportOptions()
  ) throws -> String {
    let file = path(name)
    let plan = try Exporter.plan(files: [file], drawing: drawing.resolve(), options: options)
    _ = try Exporter.export(plan) { _ in }
    return file
  }
}
