import PulseTimeline

extension FrameStates {
  /// Writes all states as one JSON document, a frame a line.
  func writeJSON() throws {
    var output = TextOutput()
    var json = JSONWriter()
    try json.object { json in
      json.member("schema", 1)
      json.member("scene", scene)
      json.member("fps", "\(rate)")
      json.member("period", "\(timeline.plan.period)")
      json.member("frameCount", count)
      json.member("retime", timeline.plan.retimeFactor.doubleValue)
      json.member("start", "\(timeline.plan.start)")
      json.name("frames")
      try json.array(lined: true) { json in
        for index in 0..<count {
          write(frame: index, to: &json)
          try output.write(json.take())
        }
      }
    }
    try output.write(json.take() + "\n")
    try output.flush()
  }

  private func write(frame index: Int, to json: inout JSONWriter) {
    let snapshot = snapshot(ofFrame: index)
    json.object { json in
      json.member("index", index)
      json.member("time", "\(time(ofFrame: index))")
      json.members(of: FlatItems(snapshot.items))
      json.name("animations")
      json.array { json in
        for animation in snapshot.animations { json.value(animation) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ animation: Snapshot.Progress) {
    object { json in
      json.member("layer", animation.layer)
      json.member("keyPath", animation.keyPath)
      json.member("progress", animation.progress.doubleValue)
      json.member("eased", animation.eased)
    }
  }
}
