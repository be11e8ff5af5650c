import PulseEncode
import PulseRaster
import PulseScenes
import PulseTimeline

extension ExportPlan {
  /// The JSON document of `export --dry-run`: what would be written, and how.
  var document: String {
    let loop = drawing.timeline.plan
    var json = JSONWriter()
    json.object(lined: true) { json in
      json.member("schema", 1)
      json.name("outputs")
      json.array(lined: true) { json in
        for output in outputs { write(output, to: &json) }
      }
      json.member("retime", loop.retimeFactor.doubleValue)
    }
    return json.text + "\n"
  }

  private func write(_ output: OutputPlan, to json: inout JSONWriter) {
    let loop = drawing.timeline.plan
    json.object { json in
      json.member("file", output.file)
      json.member("container", output.format.name)
      json.member("codec", output.codec.name)
      json.member("encoder", output.encoder?.name)
      json.member("pixelFormat", output.layout.name)
      json.member("width", drawing.canvas.width)
      json.member("height", drawing.canvas.height)
      json.member("fps", "\(loop.rate)")
      json.member("frames", loop.frameCount * loops)
      json.member("loops", loops)
      json.member("duration", "\(loop.duration * Fraction(loops))")
      json.member("threads", output.threads)
      json.member("plays", output.plays)
      json.member("bitRate", output.bitRate)
      if let bytes = options.maximumBytes { json.member("maxBytes", bytes) }
      json.name("codecOptions")
      json.object { json in
        for option in output.codecOptions { json.member(option.key, option.value) }
      }
      json.member("recipe", output.recipe)
    }
  }
}
