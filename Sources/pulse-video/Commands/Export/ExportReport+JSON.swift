import PulseEncode
import PulseTimeline

extension ExportReport {
  /// The JSON document of `export --json`.
  ///
  /// - Parameter seconds: How long the export took.
  func document(seconds: Double) -> String {
    var json = JSONWriter()
    json.object(lined: true) { json in
      json.member("schema", 1)
      json.name("outputs")
      json.array(lined: true) { json in
        for output in outputs { json.value(output) }
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
    }
  }
}
