import PulseEncode
import PulseTimeline

extension ExportReport {
  /// The JSON document of `export --json`.
  ///
  /// - Parameters:
  ///   - seconds: How long the export took.
  ///   - others: Files that were written beside the outputs.
  func document(seconds: Double, others: [String] = []) -> String {
    var json = JSONWriter()
    json.object(lined: true) { json in
      json.member("schema", 1)
      json.name("outputs")
      json.array(lined: true) { json in
        for output in outputs { json.value(output) }
      }
      if !others.isEmpty {
        json.name("others")
        json.value(others)
      }
      json.member("retime", retimeFactor.doubleValue)
      json.member("seconds", seconds)
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ output: ExportReport.Output) {
    object { json in
      json.member("file", output.file)
      json.member("container", output.container)
      json.member("codec", output.codec)
      json.member("pixelFormat", output.pixelFormat)
      json.member("width", output.width)
      json.member("height", output.height)
      json.member("fps", "\(output.rate)")
      json.member("frames", output.frames)
      json.member("loops", output.loops)
      json.member("duration", "\(output.duration)")
      json.member("bytes", output.bytes)
      json.member("sha256", output.sha256)
      if let fitting = output.fitting { json.member("fitting", fitting) }
    }
  }
}

extension JSONWriter {
  private mutating func member(_ name: String, _ fitting: FittingReport) {
    self.name(name)
    object { json in
      json.member("limit", fitting.limit)
      json.member("quality", fitting.quality)
      json.member("encodings", fitting.encodings)
      if let rate = fitting.originalRate { json.member("originalFps", "\(rate)") }
      if let width = fitting.originalWidth { json.member("originalWidth", width) }
      if let height = fitting.originalHeight { json.member("originalHeight", height) }
    }
  }
}
