/// The picture of an AVIF file that has no sequence, from its `meta` box.
struct ItemProperties {
  let facts: ContainerFacts

  init(_ source: ByteSource, _ box: Box) throws(ContainerError) {
    var facts = ContainerFacts(format: .avif)
    facts.frameCount = 1
    facts.codec = "av1"
    facts.loopCount = .external
    if box.payload.count > 4 {
      let inner = box.payload.lowerBound + 4..<box.payload.upperBound
      if let properties = try source.box(["iprp", "ipco"], in: inner),
        let extent = try source.box("ispe", in: properties.payload)
      {
        var cursor = ByteCursor(source, extent.payload)
        try cursor.skip(4)
        facts.width = try cursor.number(4)
        facts.height = try cursor.number(4)
      }
    }
    self.facts = facts
  }
}
