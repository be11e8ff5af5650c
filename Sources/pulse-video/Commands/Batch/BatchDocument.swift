import PulseBatch
import PulseVerify

/// The JSON documents of `batch`, written piece by piece, as a batch can have millions of files.
struct BatchDocument {
  private let plan: BatchPlan
  private let options: BatchOptions

  init(_ plan: BatchPlan, _ options: BatchOptions) { (self.plan, self.options) = (plan, options) }

  /// What would be made.
  func writePlan() throws {
    try write { _ in }
  }

  /// What was made.
  func writeResult(
    _ report: BatchReport, gallery: Gallery.Report?, seconds: Double
  ) throws {
    try write { json in
      json.member("made", report.made)
      json.member("skipped", report.skipped)
      json.member("failed", report.failed)
      json.name("removed")
      json.value(report.removed)
      json.name("kept")
      json.value(report.kept)
      if let gallery { json.member("gallery", gallery.file) }
      json.member("seconds", seconds)
    }
  }

  private func write(_ end: (inout JSONWriter) -> Void) throws {
    let listing = try BatchListing(plan, options: options)
    var json = JSONWriter()
    var output = TextOutput()
    try json.object(lined: true) { json in
      json.member("schema", 1)
      json.member("folder", plan.request.folder)
      json.member("shard", options.shard?.description)
      json.name("outputs")
      try json.array(lined: true) { json in
        for file in listing {
          json.value(file)
          try output.write(json.take())
        }
      }
      end(&json)
    }
    try output.write(json.take() + "\n")
    try output.flush()
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ output: BatchListing.Output) {
    object { json in
      json.member("file", output.file)
      switch output.state {
      case .finished: json.member("state", "finished")
      case .open: json.member("state", "open")
      case .failed(let error):
        json.member("state", "failed")
        json.member("error", error)
      }
      json.name("parameters")
      json.object { json in
        for (key, text) in output.parameters.sorted(by: { $0.key < $1.key }) {
          json.member(key, text)
        }
      }
      json.member("frames", output.frames)
      json.member("recipe", output.recipe)
      json.member("bytes", output.bytes)
      json.member("sha256", output.sha256)
      json.member("verdict", output.verdict?.rawValue)
    }
  }
}
